import type { Call, Method } from "~/api/endpoint.server";
import { DEFAULT_LIMIT, GREATEST_LIMIT, GREATEST_PAGE } from "~/api/paging.server";
import { describeBody } from "./body.server";
import { describeResponses } from "./responses.server";

export const tags = {
  "Sign-in": "Where a program gets its token",
  Admins: "The people who may change the site",
  Products: "Sheets and coils for sale",
  Blogs: "Articles",
  Testimonials: "What customers say",
  Quotations: "Quotations to customers, for bookkeeping",
  Document: "This document",
};

export const idParameter = {
  name: "id",
  in: "path",
  required: true,
  description: "The row's `_id`",
  schema: { type: "string" },
  example: "65f0a1b2c3d4e5f6a7b8c9d0",
};

export function describeOperation(name: string, path: string, call: Call) {
  const { summary, accepts, paged, query = [] } = call.document;
  const parameters = [
    ...(paged ? pageParameters(paged) : []),
    ...query.map((parameter) => ({ ...parameter, in: "query" })),
    ...conditions[call.method],
  ];
  return {
    operationId: name,
    tags: [tagOf(path)],
    summary,
    description: call.guard === "admin" ? "Needs an admin's cookie or token." : "Open to everybody.",
    security: call.guard === "admin" ? [{ cookie: [] }, { bearer: [] }] : [],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(accepts ? { requestBody: describeBody(accepts) } : {}),
    responses: describeResponses(call, path.includes(":id")),
  };
}

function tagOf(path: string): keyof typeof tags {
  if (path.includes("adminLogin")) return "Sign-in";
  if (path.includes("/auth/")) return "Admins";
  if (path.includes("/product/")) return "Products";
  if (path.includes("Blog")) return "Blogs";
  if (path.includes("/quotations")) return "Quotations";
  return path.includes("Testimonial") ? "Testimonials" : "Document";
}

const withoutPage = {
  "when asked": "without page and limit the whole list is returned",
  always: "the first when absent",
};

const pageParameters = (paged: keyof typeof withoutPage) => [
  {
    name: "page",
    in: "query",
    description: `Page to read; ${withoutPage[paged]}`,
    schema: { type: "integer", minimum: 1, maximum: GREATEST_PAGE },
  },
  {
    name: "limit",
    in: "query",
    description: `Rows per page, ${DEFAULT_LIMIT} when absent`,
    schema: { type: "integer", minimum: 1, maximum: GREATEST_LIMIT },
  },
];

const condition = (name: string, description: string) => ({
  name,
  in: "header",
  description,
  schema: { type: "string" },
});

const ifMatch = condition("If-Match", "ETag of the row's GET: 412 when somebody has saved it since");

const conditions: Record<Method, object[]> = {
  GET: [condition("If-None-Match", "ETag of the answer you have: 304 while it is still the same")],
  POST: [],
  PUT: [ifMatch],
  DELETE: [ifMatch],
};
