import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { product } from "../api/client";
import { fillDisk, findId, hideTables, rows, run } from "../faults/store";
import { head, type RawAnswer, talk } from "../support/raw-http";
import { type Site, startSite } from "../support/site";
import { expectHeaders, headersOf } from "./safe-headers";

let site: Site;
let cookie: string;
let upload: string;
let asset: string;
let ids: { product: string };

const say = (text: string) => talk(Number(new URL(site.url).port), (socket) => void socket.write(text));
const ask = (first: string, ...headers: string[]) => say(head(first, "Connection: close", ...headers));
const get = (path: string, ...headers: string[]) => ask(`GET ${path}`, ...headers);
const post = (path: string, body: string, ...headers: string[]) =>
  say(
    head(`POST ${path}`, "Connection: close", `Content-Length: ${Buffer.byteLength(body)}`, ...headers) +
      body,
  );
const FORM = "Content-Type: application/x-www-form-urlencoded";
const JSON_TYPE = "Content-Type: application/json";
const api = "/backend/api/admin";

beforeAll(async () => {
  site = await startSite({ env: { SITE_URL: "https://steel.test", TRUST_PROXY: "1" } });
  const signedIn = await post("/adminlogin", "email=admin%40example.com&password=Steel-Tests-1", FORM);
  const set = headersOf(signedIn).filter(([name]) => name === "set-cookie");
  for (const [, value] of set)
    expect(value).toMatch(/^__Host-\w+=.+; Path=\/; HttpOnly; Secure; SameSite=Lax/);
  cookie = `Cookie: ${set.map(([, value]) => value.split(";", 1)[0]).join("; ")}`;
  ids = { product: findId(site, "Product") };
  const { body } = await get("/");
  upload = /\/uploads\/[\w.-]+/.exec(body)?.[0] ?? "";
  asset = /\/assets\/[\w.-]+/.exec(body)?.[0] ?? "";
});
afterAll(() => site.stop());

const answers: [string, number, () => Promise<RawAnswer>][] = [
  ["a page", 200, () => get("/")],
  ["a page without its body", 200, () => ask("HEAD /")],
  ["a page as data", 200, () => get("/about.data")],
  ["a page that moves on", 302, () => get("/admindashboard")],
  ["a page that moves on, as data", 202, () => get("/admindashboard.data")],
  ["a page of the back office", 200, () => get("/admindashboard", cookie)],
  ["a form that is not filled in", 400, () => post("/contact", "name=", FORM)],
  ["a wrong login", 401, () => post("/adminlogin", "email=a%40example.com&password=x", FORM)],
  ["a page that is not there", 404, () => get("/nowhere")],
  ["a product that is not there", 404, () => get(`/product/${"f".repeat(24)}`)],
  ["a page that is not there, as data", 404, () => get("/nowhere.data")],
  ["a post that is not taken", 405, () => post("/about", "", FORM)],
  ["a deletion that is not taken", 405, () => ask("DELETE /about")],
  ["OPTIONS of a page", 405, () => ask("OPTIONS /")],
  ["an odd method", 405, () => say(head("TRACE /"))],
  ["no HTTP", 400, () => say("hello\r\n\r\n")],
  [
    "a write from elsewhere to the API",
    403,
    () => post(`${api}/createBlog`, "", "Origin: https://evil.example"),
  ],
  ["too large a form", 413, () => say(head("POST /contact", FORM, "Content-Length: 999999"))],
  ["a built file", 200, () => get(asset)],
  ["a part of a built file, which comes whole", 200, () => get(asset, "Range: bytes=0-9")],
  ["a built file that is not there", 404, () => get("/assets/nothing.js")],
  ["the folder of built files", 301, () => get("/assets/")],
  ["an icon", 200, () => get("/favicon.ico")],
  ["a drawing", 200, () => get("/favicon.svg")],
  ["a picture", 200, () => get(upload)],
  ["a part of a picture, which comes whole", 200, () => get(upload, "Range: bytes=0-9")],
  ["a picture that is not there", 404, () => get("/uploads/nothing.webp")],
  ["the worker of notifications", 200, () => get("/push-worker.js")],
  ["robots", 200, () => get("/robots.txt")],
  ["the sitemap", 200, () => get("/sitemap.xml")],
  ["the feed", 200, () => get("/feed.xml")],
  ["the other feed", 200, () => get("/feed.json")],
  ["a table as a file", 200, () => get("/adminallproduct.csv", cookie)],
  ["health", 200, () => get("/healthz")],
  ["a post to health", 405, () => post("/healthz", "")],
  ["a list of the API", 200, () => get(`${api}/product/getAllProduct`)],
  ["a page of a list of the API", 200, () => get(`${api}/product/getAllProduct?page=1`)],
  ["the API's document", 200, () => get("/backend/api/openapi.json")],
  ["a call without a session", 401, () => get(`${api}/auth/getAllAdmin`)],
  ["a call that is not there", 404, () => get("/backend/api/nothing")],
  ["another method of a call", 405, () => post(`${api}/getAllBlog`, "")],
  ["a body of another kind", 415, () => post(`${api}/auth/adminLogin`, "a=1", FORM)],
  ["broken JSON", 400, () => post(`${api}/auth/adminLogin`, "{", JSON_TYPE)],
  ["OPTIONS of the API", 204, () => ask(`OPTIONS ${api}/getAllBlog`)],
  [
    "a preflight from elsewhere",
    403,
    () =>
      ask(`OPTIONS ${api}/getAllBlog`, "Origin: https://evil.example", "Access-Control-Request-Method: PUT"),
  ],
  [
    "an outdated write",
    412,
    () =>
      ask(`PUT ${api}/product/updateProduct/${ids.product}`, "Content-Length: 0", cookie, 'If-Match: "x"'),
  ],
];

describe("the headers of safety are on", () => {
  it.each(answers)("%s (%i)", async (name, status, answerOf) => {
    const answer = await answerOf();
    expect([name, answer.status]).toEqual([name, status]);
    expectHeaders(name, answer);
  });

  it.each([
    ["a page", () => asset],
    ["a picture", () => upload],
    ["a call", () => `${api}/getAllBlog`],
  ])("%s that is unchanged (304)", async (name, pathOf) => {
    const tag = new Map(headersOf(await get(pathOf()))).get("etag");
    const answer = await get(pathOf(), `If-None-Match: ${tag}`);
    expect([name, answer.status]).toEqual([name, 304]);
    expectHeaders(name, answer);
  });

  it("an enquiry too many (429)", async () => {
    const enquiry = "name=Ada&phone=2015550100&message=Please";
    for (let sent = 0; sent < 5; sent += 1) await post("/contact", enquiry, FORM);
    const refused = await post("/contact", enquiry, FORM);
    expect(refused.status).toBe(429);
    expectHeaders("an enquiry too many", refused);
  });

  it("what a store cannot do (503, 507)", async () => {
    for (const [status, fault] of [
      [503, hideTables],
      [507, fillDisk],
    ] as const) {
      const repair = fault(site);
      const json = JSON.stringify({ ...product, thickness: [1], width: [1] });
      const refused = await Promise.all([
        post("/contact", "name=Ada&phone=2015550100&message=Please", FORM, "X-Forwarded-For: 1.2.3.4"),
        post(`${api}/product/createProduct`, json, JSON_TYPE, cookie),
      ]);
      repair();
      for (const answer of refused) {
        expect(answer.status).toBe(status);
        expect(expectHeaders(`status ${status}`, answer).get("retry-after")).toMatch(/^\d+$/);
      }
    }
  });

  it("a bug (500)", async () => {
    const [before] = rows<{ data: string }>(site, 'SELECT data FROM "Session"');
    run(site, `UPDATE "Session" SET data = '{'`);
    const failed = [
      await get(`/editproduct/${ids.product}`, cookie),
      await get(`${api}/auth/getAllAdmin`, cookie),
    ];
    run(site, `UPDATE "Session" SET data = '${before?.data}'`);
    for (const answer of failed) {
      expect(answer.status).toBe(500);
      expectHeaders("a bug", answer);
      expect(answer.text).not.toMatch(/SyntaxError|\.ts:|\.js:\d/);
    }
  });
});

it("nothing of the back office is kept by a cache", async () => {
  const paths = [
    ...["/admindashboard", `/editproduct/${ids.product}`, `/editproduct/${"f".repeat(24)}`],
    ...["/adminallproduct.csv", "/adminenquiries.csv", "/adminlogin", "/allproduct", "/"],
  ];
  for (const path of paths) {
    for (const asked of path.endsWith(".csv")
      ? [path]
      : [path, path === "/" ? "/_root.data" : `${path}.data`]) {
      const answer = await get(asked, cookie);
      expect([asked, expectHeaders(asked, answer).get("cache-control")]).toEqual([
        asked,
        expect.stringContaining("no-store"),
      ]);
    }
  }
});
