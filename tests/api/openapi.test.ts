import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { CACHED_PAGES } from "~/server/page-address.server";
import { putQuotation } from "../support/quotation";
import { firstAdmin } from "../support/template";
import { type Answer, type Client, formOf, type Json, openClient, picture } from "./client";
import { borrowClient } from "./lent-client";

const { site, client } = borrowClient();
let document: Json;
let quotation = "";
beforeAll(async () => {
  document = (await client.get("/api/openapi.json")).json;
  quotation = putQuotation(site.home).id;
});

/** Failures that no client can bring about: they are proven where storage is made to fail. */
const STORAGE = [500, 503, 507];

type Operation = { path: string; method: string; id: string; tag: string; spec: Json };

function operations(): Operation[] {
  return Object.entries<Json>(document.paths).flatMap(([path, item]) =>
    Object.entries<Json>(item)
      .filter(([method]) => method !== "parameters")
      .map(([method, spec]) => ({
        path: path.replace("/backend", ""),
        method: method.toUpperCase(),
        id: spec.operationId,
        tag: spec.tags[0],
        spec,
      })),
  );
}

function responseOf({ spec }: Operation, status: number | string): Json {
  const response = spec.responses[status];
  return response?.$ref ? document.components.responses[response.$ref.split("/").at(-1)] : response;
}

const checks = new Map<Json, z.ZodType>();

/** Checks a value against a schema of the document, whatever it refers to. */
function fits(schema: Json, value: unknown) {
  const check = checks.get(schema) ?? makeCheck(schema);
  checks.set(schema, check);
  const parsed = check.safeParse(value);
  return parsed.success ? "fits" : z.prettifyError(parsed.error);
}

function makeCheck(schema: Json) {
  const whole = JSON.stringify({ ...schema, $defs: document.components.schemas });
  return z.fromJSONSchema(JSON.parse(whole.replaceAll("#/components/schemas/", "#/$defs/")));
}

const seen = new Map<string, Set<number>>();

/** Calls an operation and holds its answer against the document: the status must be there, the body must fit. */
async function call(
  operation: Operation,
  sent: Parameters<Client["call"]>[2] = {},
  { id = "", query = "", by = operation.id === "adminLogin" ? openClient(site.url) : client } = {},
): Promise<Answer> {
  const answer = await by.call(operation.method, operation.path.replace("{id}", id) + query, sent);
  const spec = responseOf(operation, answer.status);
  expect(spec, `${operation.id} answered ${answer.status}: ${answer.text}`).toBeDefined();
  if (answer.status === 304) expect(answer.text).toBe("");
  else {
    expect(answer.headers.get("Content-Type")).toBe("application/json; charset=utf-8");
    expect(fits(spec.content["application/json"].schema, answer.json), operation.id).toBe("fits");
  }
  if (answer.status >= 400) expectWords(answer);
  seen.set(operation.id, (seen.get(operation.id) ?? new Set()).add(answer.status));
  return answer;
}

/** Clients show `error` or `message`, whichever they know; only a wrong login has no more to say than its message. */
function expectWords({ status, json }: Answer) {
  if (json.message === "Login failed.")
    return expect([status, json]).toEqual([401, { message: "Login failed." }]);
  expect([status, json]).toEqual([
    status,
    expect.objectContaining({ message: expect.stringMatching(/./), error: expect.stringMatching(/./) }),
  ]);
}

const find = (id: string) => {
  const operation = operations().find((one) => one.id === id);
  if (!operation) throw new Error(`${id} is not in the document`);
  return operation;
};

/** Rows that have to be unique get a number. */
let turn = 0;

/** The body of the document's own example, as multipart when it needs a picture. */
async function exampleBody(operation: Operation): Promise<Parameters<Client["call"]>[2]> {
  const content = operation.spec.requestBody?.content;
  if (!content) return {};
  turn += 1;
  const example = { ...content["application/json"]?.example };
  if (operation.id === "adminLogin")
    return { json: { email: firstAdmin.email, password: firstAdmin.password } };
  if (example.email)
    Object.assign(example, { email: `robin${turn}@gmail.com`, userName: `robin${1000 + turn}` });
  if (content["application/json"]) return { json: example };
  const blocks = find("updateBlog").spec.requestBody.content["application/json"].example.content;
  return { form: formOf({ content: JSON.stringify(blocks), banerImage: await picture() }) };
}

const rows = new Map<string, string>();

/** The id of a row that an operation may be tried on; a row that may go with it is not kept for the next. */
async function rowFor({ path, tag, method }: Operation) {
  if (!path.includes("{id}")) return "";
  if (tag === "Quotations") return quotation;
  const id = rows.get(tag) ?? (await createRow(tag));
  if (method === "DELETE") rows.delete(tag);
  else rows.set(tag, id);
  return id;
}

async function createRow(tag: string): Promise<string> {
  const create = operations().find((one) => one.tag === tag && one.method === "POST");
  if (!create) throw new Error(`Nothing creates ${tag}`);
  const { json } = await call(create, await exampleBody(create));
  return (json.product ?? json.blog ?? json.testimonial ?? json.data)._id;
}

test("what anybody may read is answered from memory", () => {
  const reads = operations().filter(({ method, spec }) => method === "GET" && spec.security.length === 0);
  const addresses = reads.map(({ path }) => `/backend${path.replace("{id}", ":id")}`);
  expect(addresses.length).toBeGreaterThan(5);
  expect(addresses.filter((address) => !(address in CACHED_PAGES))).toEqual([]);
});

test("the document is whole: ids, words, security and examples that fit their schemas", () => {
  expect(document.openapi).toBe("3.1.0");
  const all = operations();
  expect(all).toHaveLength(24);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const operation of all) {
    const { id, spec } = operation;
    expect([id, spec.summary.length > 0, spec.description.length > 0]).toEqual([id, true, true]);
    for (const scheme of spec.security.flatMap(Object.keys)) {
      expect(document.components.securitySchemes).toHaveProperty(scheme);
    }
    for (const status of Object.keys(spec.responses)) {
      const response = responseOf(operation, status);
      expect(response.description, `${id} ${status}`).toBeTruthy();
      const body = response.content?.["application/json"];
      if (body) expect(fits(body.schema, body.example), `${id} ${status}`).toBe("fits");
    }
    const json = spec.requestBody?.content["application/json"];
    if (json) expect(fits(json.schema, json.example), id).toBe("fits");
  }
});

describe("every operation answers as the document says", { timeout: 60_000 }, () => {
  test("when all is well, and when nothing has changed", async () => {
    for (const operation of operations()) {
      const row = await rowFor(operation);
      const answer = await call(operation, await exampleBody(operation), { id: row });
      expect([operation.id, answer.status < 300]).toEqual([operation.id, true]);
      if (operation.method !== "GET") continue;
      const headers = { "If-None-Match": answer.headers.get("ETag") ?? "" };
      expect((await call(operation, { headers }, { id: row })).status).toBe(304);
    }
  });

  test("when the client does something wrong", async () => {
    const stranger = openClient(site.url);
    const forged = { Authorization: `Bearer ${"x".repeat(43)}`, Cookie: "session=forged" };
    for (const operation of operations()) {
      const { responses, requestBody } = operation.spec;
      const row = await rowFor(operation);
      const provoke = async (
        status: number,
        ...wrong: Parameters<typeof call> extends [Operation, ...infer R] ? R : never
      ) => {
        const { status: answered } = await call(operation, wrong[0], { id: row, ...wrong[1] });
        expect([operation.id, answered]).toEqual([operation.id, status]);
      };
      await provoke(414, {}, { query: `?long=${"x".repeat(17_000)}` });
      if (operation.method !== "GET") expect(responses, operation.id).toHaveProperty("401");
      if (responses[401] && operation.id !== "adminLogin") {
        await provoke(401, {}, { by: stranger });
        await provoke(401, { headers: forged }, { by: stranger });
      }
      if (responses[404])
        await provoke(404, await exampleBody(operation), { id: "0123456789abcdef01234567" });
      if (responses[412]) await provoke(412, { headers: { "If-Match": '"another"' } });
      if (responses[403]) await provoke(403, { headers: { Origin: "https://elsewhere.example" } });
      if (!requestBody) continue;
      await provoke(400, { json: {} });
      await provoke(415, { text: "x", headers: { "Content-Type": "text/plain" } });
      await provoke(413, { json: { name: "x".repeat(300_000) } });
    }
    for (const name of ["page", "limit"]) {
      const list = find("getAllProduct");
      const { schema } = list.spec.parameters.find((one: Json) => one.name === name);
      const ask = (value: unknown) => call(list, {}, { query: `?${name}=${value}` });
      for (const taken of [schema.minimum, schema.maximum]) expect((await ask(taken)).status).toBe(200);
      for (const refused of [schema.minimum - 1, schema.maximum + 1, -1, "x", "", "1.5"]) {
        const { status, json } = await ask(refused);
        expect([refused, status]).toEqual([refused, 400]);
        expect(json.errors[name]).toContain(`from ${schema.minimum} to ${schema.maximum}`);
      }
    }
    await call(find("getAllBlog"), {}, { query: "?limit=x" });
    await call(find("getAllQuotation"), {}, { query: "?status=paid" });
    await call(find("getAllTestimonial"), {}, { query: "?limit=1000" });
  });

  test("when somebody else has the name, or must stay", async () => {
    const admins = await call(find("getAllAdmin"));
    const self = admins.json.data.find((row: Json) => row.email === firstAdmin.email)._id;
    expect((await call(find("adminDelete"), {}, { id: self })).status).toBe(409);
    const taken = {
      FullName: "Robin",
      email: firstAdmin.email,
      userName: "robin",
      password: "Rolling7steel",
    };
    expect((await call(find("adminRegister"), { json: taken })).status).toBe(409);
    const row = await rowFor(find("adminUpdate"));
    const { userName } = admins.json.data.find((one: Json) => one._id === self);
    const change = { FullName: "Robin", email: "robin.free@gmail.com", userName };
    expect((await call(find("adminUpdate"), { json: change }, { id: row })).status).toBe(409);
  });

  test("when somebody guesses passwords", async () => {
    const login = find("adminLogin");
    const json = { email: firstAdmin.email, password: "Wrong-Password-1" };
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await call(login, { json })).status).toBe(401);
    const closed = await call(login, { json });
    expect([closed.status, closed.headers.has("Retry-After")]).toEqual([429, true]);
    expect(closed.json.message).toBe("Login failed. Too many attempts; try again in 15 minutes.");
  });

  test("and nothing the document promises was left untried", () => {
    for (const { id, spec } of operations()) {
      const promised = Object.keys(spec.responses)
        .map(Number)
        .filter((status) => !STORAGE.includes(status));
      expect([id, promised.filter((status) => !seen.get(id)?.has(status))]).toEqual([id, []]);
    }
  });
});
