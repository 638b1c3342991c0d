import { z } from "zod";
import { type Call, type Endpoint, endpoint, type Method } from "~/api/endpoint.server";
import { apiPaths, type CallName } from "~/api/paths";
import { reply } from "~/api/reply.server";
import { SESSION_COOKIE } from "~/http/session.server";
import { readCompany } from "~/models/shop/company.server";
import { describeBody } from "./body.server";
import { describeFailures, describeResponses } from "./responses.server";
import { makeSchemaBook, type SchemaBook } from "./schemas.server";

type Calls = Partial<Record<CallName, Endpoint>>;

const tags = {
  "Sign-in": "Where a program gets its token",
  Admins: "The people who may change the site",
  Products: "Sheets and coils for sale",
  Blogs: "Articles",
  Testimonials: "What customers say",
  Quotations: "Quotations to customers, for bookkeeping",
  Document: "This document",
};

export function documentCall(calls: Calls): Endpoint {
  let made: ReturnType<typeof describeApi> | null = null;
  const own = endpoint({
    GET: {
      guard: "public",
      document: {
        summary: "This document",
        response: {
          status: 200,
          schema: z.looseObject({ openapi: z.string() }),
          example: { openapi: "3.1.0" },
        },
      },
      respond: async () => {
        made ??= describeApi({ ...calls, openapi: own });
        const { name } = await readCompany();
        return reply(200, { ...made, info: { title: `${name}: JSON API`, ...made.info } });
      },
    },
  });
  return own;
}

function describeApi(calls: Calls) {
  const book = makeSchemaBook();
  const paths = Object.entries(calls).map(([name, call]) => {
    const path = apiPaths[name as CallName];
    const operations = Object.entries(call.methods).map(([method, one]) => [
      method.toLowerCase(),
      describeOperation(name, path, method as Method, one, book),
    ]);
    const parameters = path.includes(":id") ? { parameters: [idParameter] } : {};
    return [path.replace(":id", "{id}"), { ...parameters, ...Object.fromEntries(operations) }];
  });
  return {
    openapi: "3.1.0",
    info: {
      version: "1.0.0",
      description: INTRODUCTION,
      license: { name: "All rights reserved", identifier: "LicenseRef-All-Rights-Reserved" },
    },
    servers: [{ url: "/", description: "This site" }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths: Object.fromEntries(paths),
    components: { responses: describeFailures(book), schemas: book.schemas(), securitySchemes },
  };
}

const INTRODUCTION =
  "Every answer is JSON, failures too. Unknown keys are ignored. Every GET carries an ETag and answers HEAD; " +
  "another method than those listed is answered with 405 and Allow. Dates are in UTC, sizes in millimetres.";

const idParameter = {
  name: "id",
  in: "path",
  required: true,
  description: "The row's `_id`",
  schema: { type: "string" },
  example: "65f0a1b2c3d4e5f6a7b8c9d0",
};

const securitySchemes = {
  cookie: {
    type: "apiKey",
    in: "cookie",
    name: SESSION_COOKIE,
    description: "Set by adminLogin",
  },
  bearer: { type: "http", scheme: "bearer", description: "The token that adminLogin returns" },
};

function describeOperation(name: string, path: string, method: Method, call: Call, book: SchemaBook) {
  const { summary, accepts, paged, query = [] } = call.document;
  const parameters = [
    ...(paged ? pageParameters(paged) : []),
    ...query.map((parameter) => ({ ...parameter, in: "query" })),
    ...conditions[method],
  ];
  return {
    operationId: name,
    tags: [tagOf(path)],
    summary,
    description: call.guard === "admin" ? "Needs an admin's cookie or token." : "Open to everybody.",
    security: call.guard === "admin" ? [{ cookie: [] }, { bearer: [] }] : [],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(accepts ? { requestBody: describeBody(accepts, book) } : {}),
    responses: describeResponses(call, method, path.includes(":id"), book),
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
    schema: { type: "integer", minimum: 1 },
  },
  {
    name: "limit",
    in: "query",
    description: "Rows per page, 25 when absent",
    schema: { type: "integer", minimum: 1, maximum: 100 },
  },
];

const condition = (name: string, description: string) => ({
  name,
  in: "header",
  description,
  schema: { type: "string" },
});

const conditions: Record<Method, object[]> = {
  GET: [condition("If-None-Match", "ETag of the answer you have: 304 while it is still the same")],
  POST: [],
  PUT: [condition("If-Match", "ETag of the row's GET: 412 when somebody has saved it since")],
  DELETE: [],
};
