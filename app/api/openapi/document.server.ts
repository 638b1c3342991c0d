import { z } from "zod";
import type { Call } from "~/api/endpoint.server";
import { apiPaths, type CallName } from "~/api/paths";
import { reply } from "~/api/reply.server";
import { SESSION_COOKIE } from "~/http/cookie/session.server";
import { readCompany } from "~/models/shop/company.server";
import { describeOperation, idParameter, tags } from "./operation.server";
import { describeFailures } from "./responses.server";
import { describeNamed } from "./schemas.server";

type Calls = Partial<Record<CallName, Call>>;

export function documentCall(calls: Calls): Call {
  let made: ReturnType<typeof describeApi> | null = null;
  const schema = z.looseObject({ openapi: z.string() });
  const own: Call = {
    method: "GET",
    guard: "public",
    document: {
      summary: "This document",
      response: { status: 200, schema, example: { openapi: "3.1.0" } },
    },
    respond: async () => {
      made ??= describeApi({ ...calls, openapi: own });
      const { name } = await readCompany();
      return reply(200, { ...made, info: { title: `${name}: JSON API`, ...made.info } });
    },
  };
  return own;
}

function describeApi(calls: Calls) {
  const paths = Object.entries(calls).map(([name, call]) => {
    const path = apiPaths[name as CallName];
    const parameters = path.includes(":id") ? { parameters: [idParameter] } : {};
    const operation = describeOperation(name, path, call);
    return [path.replace(":id", "{id}"), { ...parameters, [call.method.toLowerCase()]: operation }];
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
    components: { responses: describeFailures(), schemas: describeNamed(), securitySchemes },
  };
}

const INTRODUCTION =
  "Every answer is JSON, failures too. Unknown keys are ignored. Every GET carries an ETag and answers HEAD; " +
  "another method than those listed is answered with 405 and Allow. Dates are in UTC, sizes in millimetres.";

const securitySchemes = {
  cookie: {
    type: "apiKey",
    in: "cookie",
    name: SESSION_COOKIE,
    description: "Set by adminLogin",
  },
  bearer: { type: "http", scheme: "bearer", description: "The token that adminLogin returns" },
};
