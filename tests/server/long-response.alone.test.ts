import { randomBytes } from "node:crypto";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, describe, expect, it, vi } from "vitest";
import { rejectFault } from "~/api/reply.server";
import { bodyOfPieces } from "~/http/file/pieces.server";
import { Crowded } from "~/models/queue/places.server";
import { type Door, openDoor } from "../support/door";
import { head } from "../support/raw-http";

/** Compressed, it stays as long. */
const PIECE = randomBytes(48 * 1024).toString("base64");
/** More than the network between two sockets of one machine holds. */
const MANY = 500;

let door: Door;
afterEach(() => door.close());

/** A long text that counts its pieces, and says whether it was stopped before its end. */
function countPieces(failAt = Number.POSITIVE_INFINITY) {
  const count = { made: 0, stopped: false };
  const pieces = (async function* () {
    try {
      for (; count.made < MANY; count.made += 1) {
        if (count.made === failAt) throw new Error("The store broke");
        yield PIECE;
      }
    } finally {
      count.stopped = count.made < MANY;
    }
  })();
  return { count, pieces };
}

async function answerWith(pieces: AsyncGenerator<string, void>) {
  const headers = { "Content-Type": "application/json" };
  door = await openDoor(async () => new Response(bodyOfPieces(pieces), { headers }));
}

/** A client that has asked and fetches nothing until it is told to. */
async function ask(encoding = "identity") {
  const socket = connect(door.port, "127.0.0.1");
  let bytes = 0;
  socket.on("error", () => {});
  socket.pause();
  socket.write(head("GET /", "Connection: close", `Accept-Encoding: ${encoding}`));
  const ended = new Promise<number>((resolve) => socket.on("close", () => resolve(bytes)));
  const fetchAll = () => {
    socket.on("data", (piece) => {
      bytes += piece.length;
    });
    socket.resume();
    return ended;
  };
  return { socket, fetchAll };
}

async function untilStill(count: { made: number }) {
  for (let before = -1; before !== count.made || before === 0; ) {
    before = count.made;
    await pause(100);
  }
}

describe("a long body", () => {
  it("is not made faster than its client fetches it, and comes whole", async () => {
    const { count, pieces } = countPieces();
    await answerWith(pieces);
    const client = await ask();
    await untilStill(count);
    expect(count.made).toBeGreaterThan(0);
    expect(count.made).toBeLessThan(MANY / 2);
    expect(await client.fetchAll()).toBeGreaterThan(MANY * PIECE.length);
    expect(count).toEqual({ made: MANY, stopped: false });
  });

  it.each(["identity", "gzip"])("is no longer made when its client has left: %s", async (encoding) => {
    const { count, pieces } = countPieces();
    await answerWith(pieces);
    const client = await ask(encoding);
    await untilStill(count);
    client.socket.destroy();
    await vi.waitFor(() => expect(count.stopped).toBe(true));
    expect(count.made).toBeLessThan(MANY / 2);
  });

  it("that breaks off does not look whole, and is one line in the log", async () => {
    const lines: string[] = [];
    const write = vi.spyOn(process.stderr, "write").mockImplementation((text) => {
      lines.push(String(text));
      return true;
    });
    const { pieces } = countPieces(5);
    await answerWith(pieces);
    const { text } = await door.get("/", "Accept-Encoding: gzip");
    write.mockRestore();
    expect(text).toMatch(/^HTTP\/1\.1 200 /);
    expect(text.endsWith("0\r\n\r\n")).toBe(false);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ event: "error", path: "/" });
    expect(lines[0]).toContain("The store broke");
    await expect.poll(() => door.log().map(({ status }) => status)).toEqual([500]);
  });

  it("that breaks off while it is collected is answered with 500", async () => {
    const { pieces } = countPieces(5);
    door = await openDoor(async () => new Response(bodyOfPieces(pieces)), {
      pages: {
        respond: (_exchange, make) => make(() => null),
      },
    });
    const { text } = await door.get("/backend/api/admin/getAllBlog");
    expect(text).toMatch(/^HTTP\/1\.1 500 /);
    expect(text).toContain('{"message":"Something went wrong."');
    await expect.poll(() => door.log().map(({ status }) => status)).toEqual([500]);
  });

  it("is refused while too many are on their way, and has room again when they are over", async () => {
    const endless = () => countPieces().pieces;
    const open = Array.from({ length: 40 }, () => bodyOfPieces(endless()));
    const readers = open.map((body) => body.getReader());
    for (const reader of readers) await reader.read();
    expect(() => bodyOfPieces(endless())).toThrow(Crowded);
    const log = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const crowded = rejectFault(new Crowded(), new Request("http://site.test/backend/api/admin/getAllBlog"));
    const said = log.mock.calls.length;
    log.mockRestore();
    expect([crowded.status, said]).toEqual([503, 0]);
    for (const reader of readers) await reader.cancel();
    const { count, pieces } = countPieces();
    await answerWith(pieces);
    expect(await (await ask()).fetchAll()).toBeGreaterThan(MANY * PIECE.length);
    expect(count.made).toBe(MANY);
  });
});
