import { afterEach, beforeEach, expect, test } from "vitest";
import { countBody, type Door, openDoor } from "../support/door";
import { chunk, head, pour, talk } from "../support/raw-http";

const MB = Buffer.alloc(1024 * 1024, "a");
const multipart = "Content-Type: multipart/form-data; boundary=x";

let door: Door;
let readToEnd: number[] = [];

async function answer(request: Request) {
  if (new URL(request.url).pathname === "/impatient") {
    await request.body?.getReader().read();
    return new Response("no");
  }
  const bytes = await countBody(request);
  readToEnd.push(bytes);
  return new Response(String(bytes));
}

beforeEach(async () => {
  readToEnd = [];
  door = await openDoor(answer);
});
afterEach(() => door.close());

// Twice 26 MB, piece by piece, take this one process a quarter of a minute where others fill the machine.
test.each([
  ["JSON", "/backend/api/createProduct", "Content-Type: application/json", 256 * 1024],
  ["a form", "/contact", "Content-Type: application/x-www-form-urlencoded", 256 * 1024],
  ["a body of no type", "/contact", "X-A: 1", 256 * 1024],
  ["a form with files", "/addproduct", multipart, 26 * 1024 * 1024],
])("%s may have its limit and not one byte more", { timeout: 60_000 }, async (_name, target, type, most) => {
  const send = (bytes: number) =>
    talk(door.port, async (socket) => {
      socket.write(head(`POST ${target}`, type, `Content-Length: ${bytes}`, "Connection: close"));
      await pour(socket, Buffer.alloc(Math.floor(bytes / 4), "a"), 4);
      socket.write(Buffer.alloc(bytes % 4, "a"));
    });
  expect((await send(most)).body).toBe(String(most));
  const refused = await send(most + 1);
  expect(refused.status).toBe(413);
  expect(refused.text).toContain("Connection: close");
  expect(refused.text).toContain(target.startsWith("/backend") ? '{"message":' : "<!doctype html>");
  expect(readToEnd).toEqual([most]);
});

test("a GET never earns the large limit", async () => {
  const refused = await talk(door.port, (socket) => {
    socket.write(head("GET /", multipart, "Content-Length: 300000"));
  });
  expect(refused.status).toBe(413);
});

test("a chunked body is counted as it arrives, and its reader never sees an end", async () => {
  const refused = await talk(door.port, async (socket) => {
    socket.write(head("PUT /backend/api/x", "Transfer-Encoding: chunked"));
    await pour(socket, chunk(Buffer.alloc(64 * 1024)), 5);
    socket.write("0\r\n\r\n");
  });
  expect(refused.status).toBe(413);
  const { message, error } = JSON.parse(refused.body);
  expect([message, error]).toEqual([expect.stringContaining("too large"), message]);
  expect(readToEnd).toEqual([]);
  await expect
    .poll(() => door.log().at(-1))
    .toMatchObject({ method: "PUT", path: "/backend/api/x", status: 413 });
});

test("a body whose chunks are broken is refused, and its reader never sees an end", async () => {
  const refused = await talk(door.port, (socket) => {
    socket.write(`${head("POST /contact", "Transfer-Encoding: chunked")}3\r\nabc\r\nzz\r\n`);
  });
  expect(refused.status).toBe(400);
  expect(readToEnd).toEqual([]);
  await expect.poll(() => door.log().at(-1)).toMatchObject({ path: "/contact", status: 400 });
});

test("a client that asks first is refused before it sends, or told to go on", async () => {
  const ask = (bytes: number) =>
    talk(door.port, (socket) => {
      const length = `Content-Length: ${bytes}`;
      socket.write(head("POST /addproduct", multipart, length, "Expect: 100-continue", "Connection: close"));
      socket.on("data", (piece) => {
        if (piece.toString().startsWith("HTTP/1.1 100")) socket.write(Buffer.alloc(bytes, "a"));
      });
    });
  const refused = await ask(27 * MB.length);
  expect(refused.status).toBe(413);
  const allowed = await ask(1_000);
  expect(allowed.text).toMatch(/^HTTP\/1\.1 100 /);
  expect(allowed.text).toMatch(/\r\n1000$/);
});

test.each([
  ["announced", `Content-Length: ${100 * MB.length}`, MB],
  ["chunked", "Transfer-Encoding: chunked", chunk(MB)],
])(
  "memory stays flat while a client throws 100 MB, %s, and hears no refusal",
  async (_name, length, piece) => {
    const before = process.memoryUsage().rss;
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss);
    }, 20);
    const refused = await talk(
      door.port,
      async (socket) => {
        socket.write(head("POST /addproduct", multipart, length));
        await pour(socket, piece, 100);
        socket.end();
      },
      { allowHalfOpen: true },
    );
    clearInterval(watch);
    expect(refused.status).toBe(413);
    expect(readToEnd).toEqual([]);
    expect(most - before).toBeLessThan(60 * MB.length);
  },
);

test("an answer before the end of the body leaves the connection usable", async () => {
  const both = await talk(door.port, async (socket) => {
    socket.write(head("POST /impatient", multipart, `Content-Length: ${2 * MB.length}`));
    await pour(socket, MB, 2);
    socket.write(head("GET /", "Connection: close"));
  });
  expect(both.text).toMatch(/\r\nno(?:.|\s)*\r\n0$/);
});
