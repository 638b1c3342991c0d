import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { root } from "../../scripts/start/root.mjs";
import { testEnvironment } from "../../scripts/test/environment.mjs";
import { type Home, makeHome, removeHome } from "../support/home";
import { cookiesOf, fetchPage, pick, postForm } from "../support/page";
import { freePort } from "../support/raw-http";
import { firstAdmin } from "../support/template";

/** The build under Remix's own server, without anything of `app/server`. */
let home: Home;
let serving: ChildProcess;
let url = "";

beforeAll(async () => {
  home = await makeHome("sample");
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  serving = spawn(process.execPath, ["node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"], {
    cwd: root,
    stdio: "ignore",
    env: testEnvironment({
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      DATABASE_URL: home.databaseUrl,
      UPLOADS_DIR: home.uploadsDir,
    }),
  });
  await vi.waitFor(() => fetch(url), { timeout: 30_000, interval: 200 });
});
afterAll(async () => {
  serving.kill("SIGKILL");
  await once(serving, "exit");
  removeHome(home);
});

test("it is an ordinary Remix app: a visitor asks for a product, and an admin sees it", async () => {
  const { html } = await fetchPage(`${url}/`);
  const product = pick(html, /href="(\/\w+\/[\da-f]{24})"/);
  expect((await fetchPage(url + product)).html).toContain("Add to enquiry");
  const contact = await fetchPage(`${url}/contact`);
  const sent = await postForm(`${url}/contact`, {
    once: pick(contact.html, /name="once" value="([^"]+)"/),
    name: "Asha",
    phone: "2015550123",
    message: "Ten sheets of 2 mm",
  });
  expect(sent.status).toBe(302);
  const { email, password } = firstAdmin;
  const login = await postForm(`${url}/adminlogin`, { email, password });
  expect(login.headers.get("location")).toBe("/admindashboard");
  const Cookie = cookiesOf(login.headers);
  const dashboard = await fetchPage(`${url}/admindashboard`, { headers: { Cookie } });
  expect(dashboard.text).toContain("Ten sheets of 2 mm");
  const list = await fetch(`${url}/backend/api/admin/product/getAllProduct`);
  expect((await list.json()).products).toHaveLength(20);
});
