import { setTimeout as pause } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { makeHome } from "../support/home";
import { fetchPage } from "../support/page";
import { head, talk } from "../support/raw-http";
import { startSite } from "../support/site";
import { addStock, openHome } from "../support/stock";

/** The server before the built site, as `npm start` begins it. */
const home = await makeHome("bare");
const database = openHome(home);
const { id } = addStock(home, database);
database.exec(
  `UPDATE "Product" SET "name" = 'CR Slit Strip EN 10139 DC01', "grade" = 'DC01', "standard" = 'EN 10130'`,
);
database.close();
const site = await startSite({ home });
const port = Number(new URL(site.url).port);
afterAll(site.stop);

test("the first line names the address and the database, every other is one of the access log", async () => {
  const [first] = site.log().split("\n");
  expect(first).toMatch(/^Ready: http:\/\/127\.0\.0\.1:\d+ /);
  expect(first).toContain(`database ${site.home.databaseFile}`);
  const page = await fetch(`${site.url}/about?secret=1`);
  expect(page.headers.get("content-security-policy")).toContain("default-src 'self'");
  expect((await fetch(`${site.url}/favicon.ico`)).headers.get("content-security-policy")).toBeTruthy();
  const chunks = "Transfer-Encoding: chunked";
  const large = "3ffff\r\n".concat("a".repeat(0x3ffff), "\r\n3ffff\r\n", "a".repeat(0x3ffff), "\r\n");
  const refused = await talk(port, (socket) => void socket.write(head("POST /contact", chunks) + large));
  expect(refused.status).toBe(413);
  await expect.poll(() => site.log()).toContain('"status":413');
  const [, ...lines] = site.log().trim().split("\n");
  const paths = lines.map((line) => JSON.parse(line)).map(({ event, path }) => `${event} ${path}`);
  expect(paths).toEqual(["request /about", "request /favicon.ico", "request /contact"]);
});

test("asked as before single fetch, a page answers as a page, without a word in the log", async () => {
  for (const query of ["_data=root", "q=1&%5Fdata=x&page=1", "_data", "?_data=x"]) {
    for (const method of ["GET", "POST"]) {
      const answer = await fetch(`${site.url}/about?${query}`, { method });
      expect([query, method, answer.status]).toEqual([query, method, method === "GET" ? 200 : 405]);
      expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    }
  }
  expect(site.log()).not.toContain('"event":"error"');
});

test("what an older program has read in a product's name is read anew after the start, and its page says so", async () => {
  const standards = async () => {
    const { text } = await fetchPage(`${site.url}/product/${id}`);
    return [...new Set(text.match(/EN 101(?:30|39)/g))];
  };
  await expect.poll(standards, { timeout: 20_000, interval: 500 }).toEqual(["EN 10139"]);
});

test("a stop lets what was sent whole and the running request finish, takes no new one and exits with 0, also signalled twice, as from a group", async () => {
  const body = "name=Ada&phone=&message=";
  let sendBody = () => {};
  const slow = talk(port, (socket) => {
    sendBody = () => void socket.write(body);
    socket.write(
      head(
        "POST /contact",
        "Content-Type: application/x-www-form-urlencoded",
        `Content-Length: ${body.length}`,
      ),
    );
  });
  const idle = talk(port, (socket) => void socket.write(head("GET /healthz")));
  await pause(300);
  // In this spelling each is made anew.
  const pipeline = talk(port, (socket) => void socket.write(head("GET /ABOUT").repeat(30)));
  await pause(60);
  const exit = site.end("SIGTERM");
  process.kill(site.pid, "SIGTERM");
  expect((await idle).status).toBe(200);
  expect((await pipeline).text.match(/HTTP\/1\.1 200/g)).toHaveLength(30);
  const asked = () =>
    fetch(`${site.url}/healthz`).then(
      () => "answered",
      () => "refused",
    );
  await expect.poll(asked).toBe("refused");
  sendBody();
  const answer = await slow;
  expect(answer.status).toBe(400);
  expect(answer.text).toMatch(/^Connection: close\r$/m);
  expect(await exit).toBe(0);
  const last = JSON.parse(site.log().trim().split("\n").at(-1) ?? "");
  expect(last).toMatchObject({ event: "stop", signal: "SIGTERM", time: expect.stringMatching(/^\d{4}-/) });
  expect(site.log()).not.toMatch(/undefined|Error/);
});
