import http from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fillDatabase } from "../support/bulk.mjs";
import { makeHome, removeHome } from "../support/home";
import { head } from "../support/raw-http";
import { type Site, startSite } from "../support/site";
import { askOn } from "./asking";
import { feel } from "./measure";

/** Spelled as no link of the site, so that it is made for each who asks and not sent from memory. */
const MADE = "/ALLPRODUCT";

/** What the server may hold in memory whatever is sent, in megabytes. */
const MOST_MB = 350;

let site: Site;
let sockets: Socket[] = [];

beforeEach(async () => {
  site = await startSite();
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await site.stop();
});

/** Connections that are opened within a second, and what each says at its beginning. */
async function open(count: number, hello: string) {
  const port = Number(new URL(site.url).port);
  for (let at = 0; at < count; at += 1) {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => {});
    socket.write(hello);
    sockets.push(socket);
    if (at % 20 === 0) await pause(20);
  }
}

const openOnes = () => sockets.filter((socket) => !socket.destroyed).length;

test.each([1, 20])("1,500 requests sent at once on each of %d connections", async (count) => {
  const felt = await feel(site, async () => {
    await open(count, head(`GET ${MADE}`).repeat(1_500));
    for (const socket of sockets) socket.resume();
    await pause(15_000);
  });
  expect(felt.refused).toBe(0);
  expect(felt.p99).toBeLessThan(300);
  expect(felt.mostMb).toBeLessThan(MOST_MB);
});

test.each([
  [
    "bodies",
    head("POST /contact", "Content-Length: 2000", "Content-Type: application/x-www-form-urlencoded"),
  ],
  ["headers", "GET / HTTP/1.1\r\nHost: steel.test\r\nX-A: "],
])("495 connections that send a byte of their %s a second", async (_name, hello) => {
  const felt = await feel(site, async () => {
    await open(495, hello);
    for (const socket of sockets) socket.resume();
    for (let second = 0; second < 14; second += 1) {
      for (const socket of sockets) if (socket.writable) socket.write("a");
      await pause(1_000);
    }
  });
  expect(openOnes()).toBe(0);
  expect(felt.refused).toBe(0);
  expect(felt.p99).toBeLessThan(100);
  expect(felt.mostMb).toBeLessThan(MOST_MB);
});

test("150 connections that read a list of 4 MB slowly", async () => {
  await site.stop();
  const home = await makeHome("sample");
  fillDatabase(home.databaseFile, { products: 12_000 });
  site = await startSite({ home });
  const felt = await feel(site, async () => {
    await open(150, head("GET /backend/api/admin/product/getAllProduct"));
    for (let second = 0; second < 15; second += 1) {
      for (const socket of sockets) socket.read(2_000);
      await pause(1_000);
    }
  });
  expect(felt.refused).toBe(0);
  // Node takes one connection a turn: who comes right behind 150 others waits until all of them were heard.
  expect(felt.p99).toBeLessThan(1_000);
  expect(felt.mostMb).toBeLessThan(MOST_MB);
  removeHome(home);
});

test("64 connections that ask for pages without a break", async () => {
  const felt = await feel(site, () => askOn(site, { clients: 64, ms: 15_000, path: () => MADE }));
  expect(felt.refused).toBe(0);
  expect(felt.p99).toBeLessThan(300);
  expect(felt.mostMb).toBeLessThan(MOST_MB);
});

test("a link checker that asks for a hundred pages at once, again and again", async () => {
  const map = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const links = [...map.matchAll(/<loc>[^<]*?:\d+([^<]*)<\/loc>/g)].map(([, path = ""]) => path);
  const products = links.flatMap((link) => /product\w*\/([\da-f]{24})$/.exec(link)?.[1] ?? []);
  const papers = products.map((id) => `/product/${id}/datasheet.pdf`);
  expect(papers.length).toBeGreaterThan(10);
  const agent = new http.Agent({ maxSockets: Number.POSITIVE_INFINITY });
  const answers: { status: number; ms: number }[] = [];
  const ask = (path: string) =>
    new Promise<void>((resolve, reject) => {
      const begun = performance.now();
      const request = http.get(site.url + path, { agent }, (answer) => {
        answer.resume().on("end", () => {
          answers.push({ status: answer.statusCode ?? 0, ms: performance.now() - begun });
          resolve();
        });
      });
      request.on("error", reject);
    });
  const felt = await feel(site, async () => {
    for (let round = 0; round < 10; round += 1) {
      const searches = Array.from({ length: 100 }, (_, at) => `/search?q=steel+${round}+${at}`);
      const paths = round === 0 ? [...links, ...papers, ...searches] : searches;
      await Promise.all(paths.slice(0, 100).map(ask));
    }
  });
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(10_000);
  expect(felt.refused).toBe(0);
  expect(felt.p99).toBeLessThan(300);
  expect(felt.mostMb).toBeLessThan(MOST_MB);
});
