import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { bodyOfPieces } from "~/http/file/pieces.server";
import { type Door, openDoor } from "../support/door";
import { head, type RawAnswer, talk } from "../support/raw-http";

let door: Door;
let running = 0;
let most = 0;
let bodies: string[] = [];
let paths: string[] = [];
let held: Promise<void> | null = null;

async function answer(request: Request) {
  if (new URL(request.url).pathname === "/endless") return new Promise<Response>(() => {});
  // A refused form looks to its reader like one whose sender has left: this throws.
  const body = await request.text();
  bodies.push(body);
  paths.push(new URL(request.url).pathname);
  running += 1;
  most = Math.max(most, running);
  await (held ?? pause(60));
  running -= 1;
  return new Response(body || "page");
}

/** What is begun goes on when so many have been refused, however late the others come. */
function holdUntilRefused(count: number, asked: Promise<RawAnswer>[]): Promise<RawAnswer[]> {
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  let left = count;
  for (const one of asked) {
    void one.then(() => {
      left -= 1;
      if (left === 0) resolve();
    });
  }
  return Promise.all(asked);
}

const room = { atOnce: 2, waiting: 3, patienceMs: 10_000 };

beforeEach(async () => {
  running = 0;
  most = 0;
  bodies = [];
  paths = [];
  held = null;
  door = await openDoor(answer, { work: { reads: room, writes: room, mostMs: 10_000 } });
});
afterEach(() => door.close());

const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();
const post = (body: string) =>
  talk(door.port, (socket) => {
    const length = `Content-Length: ${body.length}`;
    socket.write(head("POST /contact", length, "Content-Type: text/plain", "Connection: close") + body);
  });

test("of many pages two are made at a time, three wait and the others are asked to come back", async () => {
  const asked = Array.from({ length: 8 }, () => door.get("/"));
  const answers = await holdUntilRefused(3, asked);
  expect(statuses(answers)).toEqual([200, 200, 200, 200, 200, 503, 503, 503]);
  expect(most).toBe(2);
  const refused = answers.find(({ status }) => status === 503);
  expect(refused?.text).toContain("Retry-After: 2\r\n");
  expect(refused?.body).toContain("Try again in a moment.");
  const { length } = door.log().filter(({ status }) => status === 503);
  expect(length).toBe(3);
});

test("forty different pages at once from one address all come, and others' before the last of them", async () => {
  await door.close();
  const site = { SITE_URL: undefined, API_ALLOWED_ORIGINS: [], TRUST_PROXY: true };
  door = await openDoor(answer, { site });
  const checker = Promise.all(
    Array.from({ length: 40 }, (_, at) => door.get(`/page/${at}`, "X-Forwarded-For: 192.0.2.1")),
  );
  await pause(50);
  for (let count = 0; count < 3; count += 1) {
    expect((await door.get("/", "X-Forwarded-For: 192.0.2.2")).status).toBe(200);
  }
  expect(paths.length).toBeLessThan(43);
  expect(new Set(statuses(await checker))).toEqual(new Set([200]));
});

test("who comes right behind sixty connections of one address does not wait until each has its page", async () => {
  await door.close();
  const made: string[] = [];
  const calculate = async (request: Request) => {
    made.push(new URL(request.url).pathname);
    const begun = performance.now();
    while (performance.now() - begun < 5);
    return new Response("page");
  };
  const site = { SITE_URL: undefined, API_ALLOWED_ORIGINS: [], TRUST_PROXY: true };
  door = await openDoor(calculate, { site });
  const greedy = Array.from({ length: 60 }, () => door.get("/one", "X-Forwarded-For: 192.0.2.1"));
  await Promise.all([...greedy, door.get("/other", "X-Forwarded-For: 192.0.2.2")]);
  expect(made).toHaveLength(61);
  expect(made.indexOf("/other")).toBeLessThan(10);
});

test("pictures and papers come also where pages find no room", async () => {
  const pages = holdUntilRefused(
    3,
    Array.from({ length: 8 }, () => door.get("/")),
  );
  const pictures = Array.from({ length: 40 }, (_, at) => `/uploads/${at}.webp`);
  const papers = [
    "/product/1/datasheet.pdf",
    "/product/1/datasheet.pdf.data",
    "/enquiry/list.pdf",
    "/quotation/1.pdf",
  ];
  const answers = await Promise.all([...pictures, ...papers].map((path) => door.get(path)));
  expect(statuses(answers)).toEqual(answers.map(() => 200));
  expect(statuses(await pages)).toContain(503);
});

test("forms are read while others are worked on, and are worked on in turn", async () => {
  const asked = Array.from({ length: 7 }, (_, at) => post(`form ${at}`));
  const answers = await holdUntilRefused(2, asked);
  expect(statuses(answers)).toEqual([200, 200, 200, 200, 200, 503, 503]);
  expect(most).toBe(2);
  expect(bodies).toHaveLength(5);
});

test("a form that arrives slowly holds no place", async () => {
  const slow = Array.from({ length: 8 }, () =>
    talk(door.port, async (socket) => {
      socket.write(head("POST /contact", "Content-Length: 400", "Connection: close"));
      for (let count = 0; count < 4; count += 1) {
        await pause(90);
        socket.write("a".repeat(100));
      }
    }),
  );
  await pause(100);
  expect((await post("quick")).status).toBe(200);
  await Promise.all(slow);
});

test("what is never answered is given up, and holds no place for ever", async () => {
  await door.close();
  door = await openDoor(answer, { work: { reads: room, mostMs: 1_500 } });
  const lost = await Promise.all([door.get("/endless"), door.get("/endless")]);
  expect(statuses(lost)).toEqual([503, 503]);
  expect(statuses([await door.get("/")])).toEqual([200]);
});

test("neither a form that arrives for longer nor an answer that leaves for longer is given up", async () => {
  await door.close();
  door = await openDoor(
    async (request) => {
      const { length } = await request.text();
      if (length > 0) return new Response(`${length}`);
      const pieces = (async function* () {
        for (let count = 0; count < 3; count += 1) {
          yield `${count}`.repeat(200_000);
          await pause(700);
        }
        yield "the end";
      })();
      return new Response(bodyOfPieces(pieces));
    },
    { work: { reads: room, writes: room, mostMs: 1_500 } },
  );
  const sent = talk(door.port, async (socket) => {
    socket.write(head("POST /contact", "Content-Length: 20000", "Connection: close"));
    for (let count = 0; count < 20; count += 1) {
      await pause(100);
      socket.write("a".repeat(1_000));
    }
  });
  const read = door.get("/");
  expect((await sent).body).toBe("20000");
  expect((await read).body).toContain("the end");
});

test("who hangs up while a long form waits leaves the place to others", async () => {
  await door.close();
  const answerOrLeave = (request: Request) =>
    new Promise<Response>((resolve, throwAway) => {
      request.signal.addEventListener("abort", () => throwAway(request.signal.reason));
      answer(request).then(resolve, throwAway);
    });
  const one = { atOnce: 1, waiting: 3, patienceMs: 1_000 };
  door = await openDoor(answerOrLeave, { work: { reads: room, writes: one, mostMs: 10_000 } });
  const { promise, resolve: release } = Promise.withResolvers<void>();
  held = promise;
  const first = post("first");
  await talk(door.port, async (socket) => {
    socket.write(head("POST /contact", "Content-Length: 200000") + "a".repeat(200_000));
    await pause(200);
    socket.destroy();
  });
  await pause(100);
  release();
  expect((await first).status).toBe(200);
  expect((await post("next")).status).toBe(200);
});

test("health is told although there is no place", async () => {
  const pages = Array.from({ length: 8 }, () => door.get("/"));
  expect((await door.get("/healthz")).status).toBe(200);
  await Promise.all(pages);
});

test("who hangs up while waiting leaves the place to others", async () => {
  const first = [door.get("/"), door.get("/")];
  await pause(10);
  await talk(door.port, async (socket) => {
    socket.write(head("GET /gone"));
    await pause(10);
    socket.destroy();
  });
  await Promise.all(first);
  expect((await door.get("/")).status).toBe(200);
  expect(running).toBe(0);
});
