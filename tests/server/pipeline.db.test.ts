import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { countBody, type Door, openDoor } from "../support/door";
import { chunk, head, talk } from "../support/raw-http";

let door: Door;
let running = 0;
let most = 0;
let seen: string[] = [];
let slow = Promise.withResolvers<void>();

/** Answers with what it was asked and how long the body was, to /slow once the test says so. */
async function answer(request: Request) {
  const { pathname } = new URL(request.url);
  running += 1;
  most = Math.max(most, running);
  seen.push(`${request.method} ${pathname}`);
  const bytes = await countBody(request);
  if (pathname === "/slow") await slow.promise;
  else await pause(0);
  running -= 1;
  return new Response(`<${pathname} ${bytes}>`);
}

beforeEach(async () => {
  running = 0;
  most = 0;
  seen = [];
  slow = Promise.withResolvers();
  door = await openDoor(answer);
});
afterEach(() => door.close());

const last = head("GET /last", "Connection: close");
const bodies = (text: string) => [...text.matchAll(/<(\S+ \d+)>/g)].map(([, body]) => body);

test("1,500 requests sent at once on one connection are answered one after another, in their order", async () => {
  const targets = Array.from({ length: 1_500 }, (_, at) => `/${at}`);
  const text = targets.map((target) => head(`GET ${target}`)).join("") + last;
  const answer = await talk(door.port, (socket) => void socket.write(text));
  expect(bodies(answer.text)).toEqual([...targets, "/last"].map((target) => `${target} 0`));
  expect(most).toBe(1);
});

test("what follows a running request is not begun", async () => {
  const text = head("GET /slow") + head("GET /next") + last;
  const answer = talk(door.port, (socket) => void socket.write(text));
  await expect.poll(() => running).toBe(1);
  await pause(50);
  expect(seen).toEqual(["GET /slow"]);
  slow.resolve();
  expect(bodies((await answer).text)).toEqual(["/slow 0", "/next 0", "/last 0"]);
});

test.each([
  ["of a known length", "Content-Length: 20000", Buffer.alloc(20_000, "\r\n\r\n")],
  ["in chunks", "Transfer-Encoding: chunked", Buffer.concat([chunk(Buffer.alloc(20_000)), chunk("")])],
])("a body %s ends where the next request begins", async (_name, length, body) => {
  const first = Buffer.concat([Buffer.from(head("POST /first", length)), body]);
  const text = Buffer.concat([first, first, Buffer.from(head("GET /a") + head("GET /b") + last)]);
  const whole = await talk(door.port, (socket) => void socket.write(text));
  const inPieces = await talk(door.port, async (socket) => {
    for (let at = 0; at < text.length; at += 3_001) {
      socket.write(text.subarray(at, at + 3_001));
      await pause(1);
    }
  });
  for (const answer of [whole, inPieces]) {
    expect(bodies(answer.text)).toEqual(["/first 20000", "/first 20000", "/a 0", "/b 0", "/last 0"]);
  }
  expect(most).toBe(1);
});

test("nothing is begun for a connection that is gone", async () => {
  const text = head("GET /slow") + head("GET /next").repeat(100);
  await talk(door.port, async (socket) => {
    socket.write(text);
    await pause(50);
    socket.destroy();
  });
  slow.resolve();
  await pause(200);
  expect(seen.length).toBeLessThanOrEqual(2);
});

test("what cannot be read behind a request is refused after its answer", async () => {
  const talking = talk(door.port, (socket) => void socket.write(`${head("GET /slow")}nonsense\r\n\r\n`));
  await pause(50);
  slow.resolve();
  const answer = await talking;
  expect(bodies(answer.text)).toEqual(["/slow 0"]);
  expect(answer.text).toContain("HTTP/1.1 400 Bad Request");
});
