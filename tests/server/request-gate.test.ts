import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, test } from "vitest";
import { checkRequest, type KnownOrigins } from "~/server/request-gate.server";

type Sent = { method?: string; url?: string; host?: string; raw?: string[] } & Record<string, unknown>;

const plain: KnownOrigins = { SITE_URL: undefined, API_ALLOWED_ORIGINS: ["https://partner.example"] };
const named: KnownOrigins = { SITE_URL: "https://steel.example", API_ALLOWED_ORIGINS: [] };

function check(sent: Sent, headers: Record<string, string> = {}, site = plain) {
  const request = new IncomingMessage(new Socket());
  const all = { host: sent.host ?? "steel.example", ...headers };
  request.method = sent.method ?? "GET";
  request.url = sent.url ?? "/";
  request.headers = all;
  request.rawHeaders = sent.raw ?? Object.entries(all).flat();
  return checkRequest(request, site);
}

describe("a write from another site", () => {
  const page = "/editproduct/0123";
  const api = "/backend/api/createProduct";
  const own = "http://steel.example";
  const partner = "https://partner.example";

  // Sec-Fetch-Site, Origin, path, what a POST gets.
  const rows: [string | null, string | null, string, "passes" | 403][] = [
    [null, null, page, "passes"],
    [null, null, api, "passes"],
    ["same-origin", own, page, "passes"],
    ["same-origin", null, page, "passes"],
    ["same-origin", "null", page, "passes"],
    ["none", null, page, "passes"],
    ["same-site", own, page, 403],
    ["cross-site", own, page, 403],
    ["cross-site", null, page, 403],
    ["cross-site", null, api, 403],
    ["cross-site", "https://evil.example", api, 403],
    ["Same-Origin", own, page, 403],
    ["same-origin, none", own, page, 403],
    ["", own, page, 403],
    [null, own, page, "passes"],
    [null, "https://steel.example", page, "passes"],
    [null, "https://steel.example:443", page, 403],
    [null, "http://steel.example:8080", page, 403],
    [null, "http://steel.example/", page, 403],
    [null, "http://steel.example.evil.example", page, 403],
    [null, "http://evil.example", page, 403],
    [null, "null", page, 403],
    [null, "", page, 403],
    [null, "ftp://steel.example", page, 403],
    [null, "null", api, 403],
    ["cross-site", partner, api, "passes"],
    ["same-site", partner, "/BACKEND/Api/createProduct", "passes"],
    [null, partner, "/%62ackend/api/createProduct", "passes"],
    ["cross-site", partner, page, 403],
    ["cross-site", partner, `${page}.data`, 403],
    [null, partner, page, 403],
    [null, partner, "/Backend//%61pi/admin/getAllBlog", "passes"],
    [null, partner, "/backends/api", 403],
    [null, partner, "/backend/api/../../editproduct/0123", 403],
    [null, partner, "/backend/api/%2e%2e/%2E./editproduct/0123", 403],
    ["cross-site", "https://partner.example.evil.example", api, 403],
  ];
  test.each(rows)("Sec-Fetch-Site %s, Origin %s, %s: %s", (site, origin, url, outcome) => {
    const headers = {
      ...(site === null ? {} : { "sec-fetch-site": site }),
      ...(origin === null ? {} : { origin }),
    };
    for (const method of ["POST", "PUT", "DELETE"]) {
      expect(check({ method, url }, headers)?.status ?? "passes").toBe(outcome);
    }
    for (const method of ["GET", "HEAD", "OPTIONS"]) expect(check({ method, url }, headers)).toBeNull();
  });

  test("with SITE_URL that alone is the own site, whatever Host or proxy headers say", () => {
    const post = (origin: string, host = "127.0.0.1:3000") =>
      check({ method: "POST", host }, { origin, "x-forwarded-host": "evil.example" }, named)?.status;
    expect(post("https://steel.example")).toBeUndefined();
    expect(post("http://127.0.0.1:3000")).toBe(403);
    expect(post("https://evil.example", "evil.example")).toBe(403);
  });

  test("X-Forwarded-Host never names the site", () => {
    const headers = { origin: "http://evil.example", "x-forwarded-host": "evil.example" };
    expect(check({ method: "POST" }, headers)?.status).toBe(403);
  });

  test("a Host with its default port is the same site", () => {
    const post = (host: string, origin: string) => check({ method: "POST", host }, { origin })?.status;
    expect(post("steel.example:443", "https://steel.example")).toBeUndefined();
    expect(post("steel.example:80", "http://steel.example")).toBeUndefined();
    expect(post("steel.example:3000", "http://steel.example:3000")).toBeUndefined();
    expect(post("steel.example:3000", "http://steel.example")).toBe(403);
  });
});

describe("the shape of a request", () => {
  test.each(["steel.example", "steel.example:3000", "127.0.0.1", "[::1]:3000", "LOCALHOST", "my_host"])(
    "Host %s is one",
    (host) => {
      expect(check({ host })).toBeNull();
    },
  );

  test.each([
    "",
    "a b",
    "user@steel.example",
    "steel.example:",
    "steel.example:99999",
    "a/b",
    "a,b",
    "[::",
    "1.2.3.4.5",
    "a#",
    "<x>",
    "a".repeat(254),
  ])("Host '%s' is none", (host) => {
    expect(check({ host })?.status).toBe(400);
  });

  test("Host is there exactly once", () => {
    expect(check({ raw: [] })?.status).toBe(400);
    expect(check({ raw: ["Host", "steel.example", "HOST", "steel.example"] })?.status).toBe(400);
  });

  test.each(["/a%20b?x=%zz", "/%E2%82%AC", "/?a=/../\\", "/a//b", "/search?q=%00"])(
    "%s is an address",
    (url) => {
      expect(check({ url })).toBeNull();
    },
  );

  test.each([
    "/%",
    "/%zz",
    "/%E2%82",
    "/%00",
    "/a%5Cb",
    "/a\\b",
    "/a%0d%0ab",
    "http://evil.example/",
    "*",
    "",
    "a",
  ])("'%s' is not an address", (url) => {
    expect(check({ url })?.status).toBe(400);
  });
});
