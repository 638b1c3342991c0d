import type { Call } from "~/api/endpoint.server";
import { Failure } from "~/api/shapes.server";
import type { SchemaBook } from "./schemas.server";

type FailureWords = { name: string; description: string; message: string; waits?: boolean };

const failures: Record<number, FailureWords> = {
  400: {
    name: "Invalid",
    description: "A field, the body or the query is not valid",
    message: "Name is required",
  },
  401: {
    name: "NotSignedIn",
    description: "Not signed in, or the login failed",
    message: "Sign in first",
  },
  403: {
    name: "ForeignWrite",
    description: "A write sent by a page of another site",
    message: "This request came from another site. Nothing was changed.",
  },
  404: { name: "NotFound", description: "There is no such row", message: "Product not found" },
  409: {
    name: "Conflict",
    description: "Taken, or one that must stay",
    message: "Email is already in use",
  },
  412: {
    name: "Changed",
    description: "Somebody has saved the row since it was read",
    message: "Product was changed by somebody else; read it again",
  },
  413: {
    name: "TooLarge",
    description: "The body is too large",
    message: "A JSON body may have at most 256 KB",
  },
  414: {
    name: "AddressTooLong",
    description: "The address is too long",
    message: "This address is too long.",
  },
  415: {
    name: "WrongContentType",
    description: "The body is of another content type or encoding",
    message: "Send application/json",
  },
  429: {
    name: "TooManyLogins",
    description: "Too many failed logins",
    message: "Login failed. Too many attempts; try again in 15 minutes.",
    waits: true,
  },
  500: {
    name: "Fault",
    description: "A failure of the site, without its internals",
    message: "Something went wrong",
  },
  503: {
    name: "Busy",
    description: "The database is busy",
    message: "The database is busy; try again",
    waits: true,
  },
  507: {
    name: "DiskFull",
    description: "The disk is full",
    message: "The disk is full; nothing was stored",
    waits: true,
  },
};

const header = (description: string) => ({ description, schema: { type: "string" } });
const etag = { ETag: header("Strong; of the body") };
const pageHeaders = {
  "X-Total-Count": header("Rows on all pages; only when a page was asked for"),
  Link: header("The first, previous, next and last page; only when a page was asked for"),
};

export function describeFailures(book: SchemaBook) {
  const schema = book.describe(Failure);
  const responses = Object.values(failures).map(({ name, description, message, waits }) => [
    name,
    {
      description,
      ...(waits ? { headers: { "Retry-After": header("Seconds to wait") } } : {}),
      content: { "application/json": { schema, example: { message, error: message } } },
    },
  ]);
  return Object.fromEntries(responses);
}

export function describeResponses(call: Call, hasId: boolean, book: SchemaBook) {
  const { response, accepts, paged, failures: own = [], summary } = call.document;
  const writes = call.method !== "GET";
  const statuses = [
    ...(accepts ? [400, 413, 415] : []),
    ...(paged ? [400] : []),
    ...(call.guard === "admin" ? [401] : []),
    ...(hasId ? [404] : []),
    ...(writes ? [403, 507] : []),
    ...own,
    414,
    500,
    503,
  ];
  const rejections = statuses.map((status) => [
    status,
    { $ref: `#/components/responses/${failures[status]?.name}` },
  ]);
  const headers = writes ? writeHeaders(response.example) : { ...etag, ...(paged ? pageHeaders : {}) };
  const success = { schema: book.describe(response.schema), example: response.example };
  return {
    [response.status]: { description: summary, headers, content: { "application/json": success } },
    ...(writes ? {} : { 304: { description: "What the client has is still right", headers: etag } }),
    ...Object.fromEntries(rejections),
  };
}

/** Only the login hands out a cookie. */
function writeHeaders(example: unknown) {
  return JSON.stringify(example).includes('"token"') ? { "Set-Cookie": header("The session") } : {};
}
