import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { LIMITS } from "~/server/limits.server";
import { countBody, type Door, openDoor } from "../support/door";
import { chunk, head, talk } from "../support/raw-http";

const MB = Buffer.alloc(1024 * 1024, "a");
const large = Buffer.concat(Array.from({ length: 16 }, () => MB));

let door: Door;
let ends = 0;
let aborts = 0;

/** Counts the body, late if the address says so, and notes how its reading ended. */
async function answer(request: Request) {
  const { pathname } = new URL(request.url);
  if (pathname === "/large") return new Response(large);
  if (pathname === "/late") await pause(1_200);
  try {
    const bytes = await countBody(request);
    ends += 1;
    return new Response(String(bytes));
  } catch (error) {
    aborts += 1;
    throw error;
  }
}

/** Nobody waits for the real ones. */
const limits = { headersMs: 300, lookMs: 50, windowMs: 400, bytesPerSecond: 1_000 };

beforeEach(async () => {
  ends = 0;
  aborts = 0;
  door = await openDoor(answer, { limits });
});
afterEach(() => door.close());

test.each([
  ["an unfinished request line", "GET / HT"],
  ["unfinished headers", "GET / HTTP/1.1\r\nHost: steel.test\r\nX-A: "],
])("%s is given up", async (_name, text) => {
  const given = await talk(door.port, (socket) => void socket.write(text));
  expect(given.status).toBe(408);
  expect(given.ms).toBeLessThan(LIMITS.headersMs);
  await expect
    .poll(() => door.log())
    .toMatchObject([{ event: "broken request", status: 408, address: "127.0.0.1" }]);
});

test("headers that trickle are given up", async () => {
  const given = await talk(door.port, async (socket) => {
    socket.write("GET / HTTP/1.1\r\nHost: steel.test\r\n");
    for (let count = 0; socket.writable && count < 40; count += 1) {
      socket.write(`X-${count}: a\r\n`);
      await pause(50);
    }
  });
  expect(given.status).toBe(408);
});

test("a silent connection is closed without a word or a line", async () => {
  const given = await talk(door.port, () => {});
  expect(given.text).toBe("");
  expect(door.log()).toEqual([]);
});

test.each([
  ["a body that stops", "Content-Length: 100000", "a".repeat(20_000)],
  ["a chunked body that stops", "Transfer-Encoding: chunked", chunk("a".repeat(20_000)).toString()],
])("%s is cut, and to its reader the client went away", async (_name, length, beginning) => {
  const given = await talk(
    door.port,
    (socket) => void socket.write(head("POST /contact?secret=1", length) + beginning),
  );
  expect(given.status).toBe(408);
  expect(given.ms).toBeLessThan(LIMITS.windowMs);
  await expect.poll(() => ({ ends, aborts })).toEqual({ ends: 0, aborts: 1 });
  expect(door.log()).toMatchObject([{ event: "request", path: "/contact", status: 408 }]);
});

test("of a short body that stops nobody behind hears", async () => {
  const text = `${head("POST /contact", "Content-Length: 1000")}half`;
  const given = await talk(door.port, (socket) => void socket.write(text));
  expect(given.status).toBe(408);
  expect({ ends, aborts }).toEqual({ ends: 0, aborts: 0 });
});

test("a body that dribbles is cut although it never stops", async () => {
  const given = await talk(door.port, async (socket) => {
    socket.write(head("POST /contact", "Content-Length: 1000"));
    for (let count = 0; socket.writable && count < 60; count += 1) {
      socket.write("a");
      await pause(25);
    }
  });
  expect(given.status).toBe(408);
});

test("a body whose rest comes before its turn to be cut is worked on, and answered", async () => {
  const many = await openDoor(answer, { limits: { windowMs: 4_000, bytesPerSecond: 1_000 } });
  const half = `${head("POST /late", "Content-Length: 1000", "Connection: close")}half`;
  const cut = Array.from({ length: 200 }, () => {
    const socket = connect(many.port, "127.0.0.1", () => void socket.write(half)).on("error", () => {});
    return new Promise((resolve) => socket.once("data", resolve));
  });
  const given = await talk(many.port, async (socket) => {
    socket.write(half);
    await Promise.race(cut);
    socket.write("a".repeat(996));
  });
  expect([given.status, given.body]).toEqual([200, "1000"]);
  await Promise.all(cut);
  await many.close();
});

test("a slow but steady body arrives, and others are answered meanwhile", async () => {
  const slow = talk(door.port, async (socket) => {
    socket.write(head("POST /contact", "Content-Length: 4000", "Connection: close"));
    for (let count = 0; count < 40; count += 1) {
      socket.write(Buffer.alloc(100, "a"));
      await pause(25);
    }
  });
  const others = Promise.all(Array.from({ length: 20 }, () => door.get("/")));
  expect(await Promise.race([slow, others])).toHaveLength(20);
  expect((await slow).body).toBe("4000");
});

test("a reader that takes its time is not the client's fault", async () => {
  const given = await talk(door.port, (socket) => {
    const type = "Content-Type: multipart/form-data; boundary=x";
    socket.write(head("POST /late", type, `Content-Length: ${MB.length}`, "Connection: close"));
    socket.write(MB);
  });
  expect(given.body).toBe(String(MB.length));
});

test("a client that does not fetch its answer is cut", async () => {
  const deaf = connect(door.port, "127.0.0.1", () => deaf.write(head("GET /large")));
  deaf.pause().on("error", () => {});
  await expect.poll(() => door.log()).toMatchObject([{ path: "/large" }]);
  deaf.destroy();
});

test("a client that fetches a long answer slowly gets all of it", async () => {
  let pieces = 0;
  let received = 0;
  const slow = connect(door.port, "127.0.0.1", () => slow.write(head("GET /large", "Connection: close")));
  slow.on("data", (piece) => {
    received += piece.length;
    pieces += 1;
    // A megabyte at a time: of less the system tells the server late, and later still when the machine is busy.
    if (pieces % 16 > 0) return;
    slow.pause();
    setTimeout(() => slow.resume(), 60);
  });
  await new Promise((resolve) => slow.once("close", resolve));
  expect(received).toBeGreaterThan(large.length);
});

test("of clients that leave too much unfetched the one that leaves most is cut", async () => {
  const small = await openDoor(
    async ({ url }) => new Response(url.endsWith("/large") ? large : large.subarray(0, 6 * MB.length)),
    { limits: { unsentBytes: 8 * MB.length, windowMs: 8_000 } },
  );
  const ask = (path: string) => {
    const client = connect(small.port, "127.0.0.1", () => client.write(head(`GET ${path}`)));
    return client.pause().on("error", () => {});
  };
  const modest = ask("/modest");
  const greedy = ask("/large");
  await expect.poll(() => small.log()).toMatchObject([{ path: "/large" }]);
  let received = 0;
  modest.on("data", (piece) => {
    received += piece.length;
  });
  modest.resume();
  await expect.poll(() => received).toBeGreaterThan(6 * MB.length);
  for (const client of [modest, greedy]) client.destroy();
  await small.close();
});
