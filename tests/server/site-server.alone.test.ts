import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Door, openDoor } from "../support/door";
import { head, talk } from "../support/raw-http";
import { expectHeaders } from "./safe-headers";

let door: Door;
let seen: Request[] = [];

beforeEach(async () => {
  seen = [];
  door = await openDoor(
    async (request) => {
      seen.push(request);
      return new Response("inside");
    },
    {
      site: {
        SITE_URL: undefined,
        API_ALLOWED_ORIGINS: ["https://partner.example"],
        TRUST_PROXY: true,
      },
      pages: {
        respond: (exchange, make) => {
          if (exchange.path === "/early") exchange.response.end("early");
          else if (exchange.path === "/broken") throw new Error("no such file");
          else make();
        },
      },
    },
  );
});
afterEach(() => door.close());

const say = (text: string) => talk(door.port, (socket) => void socket.write(text));

describe("what does not come in", () => {
  test.each([
    ["a method of this protocol", head("TRACE /"), 405],
    ["a method of another protocol", head("BREW /coffee"), 405],
    ["a tunnel", "CONNECT steel.test:443 HTTP/1.1\r\nHost: steel.test\r\n\r\n", 405],
    ["no Host", "GET / HTTP/1.1\r\n\r\n", 400],
    ["no Host beside a whole address", "GET http://steel.test/ HTTP/1.1\r\n\r\n", 400],
    ["a user in a whole address", head("GET http://user@steel.test/"), 400],
    ["a whole address without a host", head("GET http:///a"), 400],
    [
      "a write from another site to a whole address of its own",
      head("POST http://evil.example/contact", "Sec-Fetch-Site: cross-site"),
      403,
    ],
    ["an address of 17 KB", head(`GET /${"a".repeat(17 * 1024)}`), 414],
    ["an address of 60 KB", head(`GET /${"a".repeat(60 * 1024)}`), 414],
    ["headers of 40 KB", head("GET /", `X-A: ${"a".repeat(40 * 1024)}`), 431],
    ["a hundred headers", head("GET /", ...Array.from({ length: 100 }, (_, at) => `X-${at}: 1`)), 431],
    ["two lengths", head("POST /", "Content-Length: 1", "Transfer-Encoding: chunked"), 400],
    ["another language", "\x16\x03\x01\x02\x00\x01\x00\r\n\r\n", 400],
    ["an odd expectation", head("POST /", "Content-Length: 0", "Expect: magic"), 417],
    ["a write from another site", head("POST /contact", "Sec-Fetch-Site: cross-site"), 403],
  ])("%s", async (name, text, status) => {
    const refused = await say(text);
    expect(refused.status).toBe(status);
    expect(refused.ms).toBeLessThan(2_000);
    expect(refused.body).toContain("<h1>");
    expect(refused.text).not.toMatch(/\bat .*:\d+|Error/);
    expect(expectHeaders(name, refused, false).has("cache-control")).toBe(true);
    if (status === 405)
      expect(refused.text).toContain("Allow: GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS\r\n");
    expect(seen).toEqual([]);
    await expect.poll(() => door.log()).toMatchObject([{ status }]);
  });

  test("the API hears it in JSON, in any case", async () => {
    const refused = await say(head("POST /Backend/Api/createProduct", "Sec-Fetch-Site: cross-site"));
    expect(refused.text).toContain("Content-Type: application/json");
    const message = "This request came from another site. Nothing was changed.";
    expect(JSON.parse(refused.body)).toEqual({ message, error: message });
  });

  test.each([
    ["an address of 60 KB", `/Backend/API/admin/getAllBlog?x=${"a".repeat(60 * 1024)}`, 414],
    ["headers of 40 KB", `/backend/api/quotations HTTP/1.1\r\nX-A: ${"a".repeat(40 * 1024)}`, 431],
    ["signs that no address has", "/backend/api?status=\u00fc", 400],
  ])("the API hears of %s in JSON, too", async (_, target, status) => {
    const refused = await say(head(`GET ${target}`));
    expect([refused.status, Object.keys(JSON.parse(refused.body))]).toEqual([status, ["message", "error"]]);
    expect(refused.text).toContain("Content-Type: application/json");
  });
});

describe("what comes in", () => {
  test("is marked with an id and an address that the client cannot choose", async () => {
    const text = head("GET /a?q=1", "Connection: close", "X-Request-Id: mine", "X-Client-Address: mine");
    const answer = await say(
      text.replace("\r\n\r\n", "\r\nX-Forwarded-For: 9.9.9.9, ::ffff:8.8.8.8\r\n\r\n"),
    );
    const id = /^X-Request-Id: (\S+)\r$/im.exec(answer.text)?.[1];
    expect(id).toMatch(/^[\da-f]{8}-[\da-z]+$/);
    expect(seen[0]?.headers.get("x-request-id")).toBe(id);
    expect(seen[0]?.headers.get("x-client-address")).toBe("8.8.8.8");
    await expect
      .poll(() => door.log())
      .toMatchObject([{ event: "request", id, method: "GET", path: "/a", status: 200, address: "8.8.8.8" }]);
    expect(Object.keys(door.log()[0] ?? {})).toEqual([
      "time",
      "event",
      "id",
      "method",
      "path",
      "status",
      "ms",
      "bytes",
      "address",
    ]);
    expect(door.log()[0]?.bytes).toBe(answer.text.length);
  });

  test.each([
    ["8.8.8.8:50312", "8.8.8.8"],
    ["[2001:db8::1]:50312", "2001:db8::1"],
    ["[::ffff:8.8.8.8]:50312", "8.8.8.8"],
    ["2001:db8::1", "2001:db8::1"],
    ["8.8.8.8, unknown", "127.0.0.1"],
  ])("comes from the address that the proxy names: %s", async (forwarded, address) => {
    await say(head("GET /a", "Connection: close", `X-Forwarded-For: 9.9.9.9, ${forwarded}`));
    expect(seen[0]?.headers.get("x-client-address")).toBe(address);
  });

  test("keeps its Origin only for the API, and never X-Forwarded-Host", async () => {
    const own = "Origin: http://steel.test";
    await say(head("POST /contact", "Connection: close", own, "X-Forwarded-Host: evil.example"));
    await say(head("POST /backend/api/x", "Connection: close", "Origin: https://partner.example"));
    expect(seen.map(({ headers }) => headers.get("origin"))).toEqual([null, "https://partner.example"]);
    expect(seen[0]?.headers.get("x-forwarded-host")).toBeNull();
  });

  test.each([
    ["http://other.test:8080/a?q=1", "http://other.test:8080/a?q=1"],
    ["HTTPS://other.test", "http://other.test/"],
    ["http://other.test?q=1", "http://other.test/?q=1"],
    ["http://other.test//evil.example/a", "http://other.test//evil.example/a"],
  ])("is asked at the host of its whole address, whatever its Host says: %s", async (target, url) => {
    const answer = await say(head(`GET ${target}`, "Connection: close"));
    expect([answer.status, seen[0]?.url, seen[0]?.headers.get("host")]).toEqual([
      200,
      url,
      new URL(url).host,
    ]);
  });

  test("is a call also behind an address of the site that ends in a slash", async () => {
    await say(head("GET //Backend/api/quotations?page=2", "Connection: close"));
    await say(head("GET //about", "Connection: close"));
    expect(seen.map(({ url }) => url)).toEqual([
      "http://steel.test/Backend/api/quotations?page=2",
      "http://steel.test//about",
    ]);
  });

  test("may be answered early, before anything behind is asked", async () => {
    expect((await door.get("/early")).body).toBe("early");
    expect(seen).toEqual([]);
  });
});

test("the log has of each answer its own bytes, also where the next one is sent at once", async () => {
  const both = await say(head("GET /early") + head("GET /early", "Connection: close"));
  const [first = 0, second = 0] = [both.text.indexOf("early") + 5, both.text.length];
  await expect.poll(() => door.log()).toMatchObject([{ bytes: first }, { bytes: second - first }]);
});

test("a fault before anything is made ends its request alone", async () => {
  const broken = await door.get("/broken");
  expect(broken.status).toBe(500);
  expect(broken.body).toContain("Something went wrong.");
  expect(broken.text).not.toContain("no such file");
  expect((await door.get("/a")).body).toBe("inside");
});

describe("/healthz", () => {
  test("says ok, without a line in the log", async () => {
    const answer = await door.get("/healthz");
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.body)).toEqual({ status: "ok" });
    expect(answer.text).toMatch(/^cache-control: no-store\r$/im);
    const bare = await say(head("HEAD /healthz", "Connection: close"));
    expect({ status: bare.status, body: bare.body }).toEqual({ status: 200, body: "" });
    await pause(20);
    expect(door.log()).toEqual([]);
  });

  test("is only read", async () => {
    const refused = await say(head("POST /healthz", "Content-Length: 0"));
    expect(refused.status).toBe(405);
    expect(refused.text).toContain("Allow: GET, HEAD\r\n");
  });
});
