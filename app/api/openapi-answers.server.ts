import type { Call, Method } from "./endpoint.server";
import type { SchemaBook } from "./openapi-schemas.server";
import { Failure } from "./shapes.server";

const descriptions: Record<number, string> = {
  400: "A field, the body or the query is not valid",
  401: "Not signed in",
  403: "A write that a page of another site sent",
  404: "There is no such row",
  409: "Taken, or one that must stay",
  412: "Somebody has saved the row since it was read",
  413: "The body is too large",
  414: "The address is too long",
  415: "The body is of another content type",
  429: "Too many failed logins",
  500: "A failure of the site, without its insides",
  503: "The database is busy; Retry-After says when to try again",
  507: "The disk is full; nothing was stored",
};

/** What a call answers: its success and every failure it can meet. */
export function describeAnswers(call: Call, method: Method, hasId: boolean, book: SchemaBook) {
  const { answers, accepts, paged, refuses = [] } = call.document;
  const writes = method !== "GET";
  const failures = new Set([
    ...(accepts ? [400, 413, 415] : []),
    ...(paged ? [400] : []),
    414,
    ...(call.guard === "admin" ? [401] : []),
    ...(hasId ? [404] : []),
    ...(writes ? [403, 507] : []),
    ...refuses,
    500,
    503,
  ]);
  const failure = { "application/json": { schema: book.describe(Failure), example: failureExample } };
  const success = { schema: book.describe(answers.schema), example: answers.example };
  const refused = [...failures]
    .sort((a, b) => a - b)
    .map((status) => [
      status,
      { description: descriptions[status], headers: failureHeaders(status), content: failure },
    ]);
  return {
    [answers.status]: {
      description: call.document.summary,
      headers: writes ? writeHeaders(answers.example) : { ...etag, ...(paged ? pageHeaders : {}) },
      content: { "application/json": success },
    },
    ...(writes ? {} : { 304: { description: "What the client has is still right", headers: etag } }),
    ...Object.fromEntries(refused),
  };
}

const failureExample = {
  message: "Name is required",
  error: "Name is required",
  errors: { name: "Name is required" },
};

const header = (description: string) => ({ description, schema: { type: "string" } });
const etag = { ETag: header("Strong; of the body") };
const pageHeaders = {
  "X-Total-Count": header("Rows on all pages; only when a page was asked for"),
  Link: header("The first, previous, next and last page; only when a page was asked for"),
};

function failureHeaders(status: number) {
  if (![429, 503, 507].includes(status)) return {};
  return { "Retry-After": header("Seconds to wait") };
}

/** Only the login hands out a cookie. */
function writeHeaders(example: unknown) {
  return JSON.stringify(example).includes('"token"') ? { "Set-Cookie": header("The session") } : {};
}
