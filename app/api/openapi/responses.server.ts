import type { Call } from "~/api/endpoint.server";
import { Failure } from "~/api/shapes.server";
import { describeSchema } from "./schemas.server";

/** Its name, when it is answered, and a message of it. */
const failures: Record<number, [name: string, description: string, message: string]> = {
  400: ["Invalid", "A field, the body or the query is not valid", "Name is required"],
  401: ["NotSignedIn", "Not signed in, or the login failed", "Sign in first"],
  403: [
    "ForeignWrite",
    "A write sent by a page of another site",
    "This request came from another site. Nothing was changed.",
  ],
  404: ["NotFound", "There is no such row", "Product not found"],
  409: ["Conflict", "Taken, or one that must stay", "Email is already in use"],
  412: [
    "Changed",
    "Somebody has saved the row since it was read",
    "Product was changed by somebody else; read it again",
  ],
  413: ["TooLarge", "The body is too large", "A JSON body may have at most 256 KB"],
  414: ["AddressTooLong", "The address is too long", "This address is too long."],
  415: ["WrongContentType", "The body is of another content type or encoding", "Send application/json"],
  429: [
    "TooManyLogins",
    "Too many failed logins",
    "Login failed. Too many attempts; try again in 15 minutes.",
  ],
  500: ["Fault", "A failure of the site, without its internals", "Something went wrong"],
  503: ["Busy", "The site or its database is busy", "The database is busy; try again"],
  507: ["DiskFull", "The disk is full", "The disk is full; nothing was stored"],
};

/** With `Retry-After`. */
const PASSING = ["429", "503", "507"];

const header = (description: string) => ({ description, schema: { type: "string" } });
const etag = { ETag: header("Of the body; that of a long list may be weak") };
const pageHeaders = (paged: "when asked" | "always") => {
  const when = paged === "always" ? "" : "; only when a page was asked for";
  return {
    "X-Total-Count": header(`Rows on all pages${when}`),
    Link: header(`The first, previous, next and last page${when}`),
  };
};

export function describeFailures() {
  const schema = describeSchema(Failure);
  const responses = Object.entries(failures).map(([status, [name, description, message]]) => [
    name,
    {
      description,
      ...(PASSING.includes(status) ? { headers: { "Retry-After": header("Seconds to wait") } } : {}),
      content: { "application/json": { schema, example: { message, error: message } } },
    },
  ]);
  return Object.fromEntries(responses);
}

export function describeResponses(call: Call, hasId: boolean) {
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
  const refer = (status: number) => ({ $ref: `#/components/responses/${failures[status]?.[0]}` });
  const rejections = statuses.map((status) => [status, refer(status)]);
  const headers = writes ? writeHeaders(response.example) : { ...etag, ...(paged ? pageHeaders(paged) : {}) };
  const success = { schema: describeSchema(response.schema), example: response.example };
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
