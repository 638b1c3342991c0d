import { once } from "node:events";
import { readFileSync } from "node:fs";
import http from "node:http";
import http2 from "node:http2";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { formOf, product } from "../api/client";
import { photo } from "../attack/picture-bytes";
import { cookiesOf } from "../support/page";
import { fromRoot, type Site, startSite } from "../support/site";
import { firstAdmin } from "../support/template";
import { askProxy, DOMAIN, hasProxy, type ProxyName, RELAY, startProxy } from "./proxy";

/** docs/deploy.md, "Https": the files of deploy/ before the built site. */
const names: ProxyName[] = ["caddy", "nginx"];
const here = names.filter(hasProxy);
const api = "/backend/api/admin";
const FORM = { "Content-Type": "application/x-www-form-urlencoded", Origin: `https://${DOMAIN}` };

let site: Site;
beforeAll(async () => {
  if (here.length === 0) return;
  site = await startSite({ env: { SITE_URL: `https://${DOMAIN}`, TRUST_PROXY: "1" } });
});
afterAll(() => site?.stop());

test("nginx writes no address of a request down: one of a quotation is enough to accept it", () => {
  const servers = readFileSync(fromRoot("deploy", "nginx.conf"), "utf8")
    .split(/^server \{/m)
    .slice(1);
  expect(servers).toHaveLength(2);
  for (const server of servers) expect(server).toContain("access_log off;");
});

describe.each(names)("%s", (name) => {
  const installed = here.includes(name);
  const title = installed ? name : `${name} (skipped: not installed)`;
  let proxy: Awaited<ReturnType<typeof startProxy>>;
  beforeAll(async () => {
    if (installed) proxy = await startProxy(name, site.url);
  });
  afterAll(() => proxy?.stop());

  const ask = (path: string, options = {}, body?: string | Buffer) =>
    askProxy(proxy.secure, { path, ...options }, body);
  const post = (path: string, fields: Record<string, string>, headers = {}) =>
    ask(path, { method: "POST", headers: { ...FORM, ...headers } }, new URLSearchParams(fields).toString());

  test.skipIf(!installed)(
    `${title}: http leads to https, which speaks HTTP/2 and says so for a year`,
    async () => {
      const request = http.get({
        host: "127.0.0.1",
        port: proxy.plain,
        path: "/about",
        headers: { Host: DOMAIN },
      });
      const [redirect] = await once(request, "response");
      redirect.resume();
      expect([301, 308]).toContain(redirect.statusCode);
      expect(redirect.headers.location).toMatch(new RegExp(`^https://${DOMAIN}(:\\d+)?/about$`));

      const session = http2.connect(`https://127.0.0.1:${proxy.secure}`, {
        rejectUnauthorized: false,
        servername: DOMAIN,
      });
      const stream = session.request({ ":path": "/", ":authority": DOMAIN });
      const [headers] = await once(stream, "response");
      stream.resume();
      session.close();
      expect(headers[":status"]).toBe(200);
      expect(headers["strict-transport-security"]).toMatch(/^max-age=\d{8}/);
    },
  );

  test.skipIf(!installed)(`${title}: an owner signs in, with cookies for this host alone`, async () => {
    const { email, password } = firstAdmin;
    const login = await post("/adminlogin", { email, password });
    expect(login.status).toBe(302);
    const cookies = login.headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) expect(cookie).toMatch(/^__Host-[\w-]+=.*; Secure/);
    const dashboard = await ask("/admindashboard", { headers: { Cookie: cookiesOf(login.headers) } });
    expect(dashboard.status).toBe(200);
  });

  test.skipIf(!installed)(
    `${title}: a picture of 12 MB arrives, and what is larger is refused by the site`,
    async () => {
      const { email, password } = firstAdmin;
      const json = { "Content-Type": "application/json" };
      const login = await ask(
        `${api}/auth/adminLogin`,
        { method: "POST", headers: json },
        JSON.stringify({ email, password }),
      );
      const Authorization = `Bearer ${JSON.parse(login.text).data.token}`;
      const jpeg = await photo("jpeg");
      const rest = Buffer.alloc(12 * 1024 * 1024 - jpeg.length, 32);
      const file = new Blob([new Uint8Array(jpeg), rest]);
      const form = new Response(formOf({ ...product, name: `Behind ${name}`, file }));
      const type = form.headers.get("Content-Type") ?? "";
      const created = await ask(
        `${api}/product/createProduct`,
        { method: "POST", headers: { Authorization, "Content-Type": type } },
        Buffer.from(await form.arrayBuffer()),
      );
      expect(created.status, created.text).toBe(201);
      const { image } = JSON.parse(created.text).product;
      expect((await ask(image)).status).toBe(200);

      for (const [kind, bytes] of [
        [type, 27 * 1024 * 1024],
        ["application/json", 300 * 1024],
      ] as const) {
        // The connection may go, with the answer, before the whole of a body has left.
        const refused = await vi.waitFor(
          () =>
            ask(
              `${api}/product/createProduct`,
              { method: "POST", headers: { Authorization, "Content-Type": kind } },
              Buffer.alloc(bytes, 32),
            ),
          { timeout: 20_000 },
        );
        expect(refused.status).toBe(413);
        expect(JSON.parse(refused.text).message).toBeTruthy();
      }
    },
  );

  test.skipIf(!installed)(`${title}: a visitor asks, and a program reads`, async () => {
    const page = await ask("/contact");
    const fields = Object.fromEntries(
      [...page.text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, key, value]) => [
        key,
        value,
      ]),
    );
    const enquiry = await post(
      "/contact",
      { ...fields, name: "Ravi", phone: "9820012345", message: "Two coils, please." },
      { Cookie: cookiesOf(page.headers) },
    );
    expect(enquiry.status, enquiry.text).toBe(302);
    const list = await ask(`${api}/product/getAllProduct`);
    expect(JSON.parse(list.text).products.length).toBeGreaterThan(0);
    const again = await ask(`${api}/product/getAllProduct`, {
      headers: { "If-None-Match": list.headers.get("etag") },
    });
    expect(again.status).toBe(304);
  });

  test.skipIf(!installed)(
    `${title}: the visitor's address is his own, behind one proxy and behind two`,
    async () => {
      const seen = async (
        mark: string,
        options: { localAddress?: string; headers?: Record<string, string> },
      ) => {
        await ask(`/${name}-${mark}`, options);
        const line = await vi.waitFor(() => {
          const found = site
            .log()
            .split("\n")
            .find((one) => one.includes(`/${name}-${mark}"`));
          if (!found) throw new Error(`The log does not have ${mark}`);
          return found;
        }, 5_000);
        return JSON.parse(line).address;
      };
      const claim = (text: string) => ({ headers: { "X-Forwarded-For": text } });
      expect(await seen("one", {})).toBe("127.0.0.1");
      expect(await seen("claimed", claim("203.0.113.9"))).toBe("127.0.0.1");
      expect(await seen("two", { localAddress: RELAY, ...claim("203.0.113.9") })).toBe("203.0.113.9");
      expect(await seen("two-claimed", { localAddress: RELAY, ...claim("198.51.100.1, 203.0.113.9") })).toBe(
        "203.0.113.9",
      );
    },
  );
});
