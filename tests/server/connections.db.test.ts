import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { connectionLimits } from "~/server/connections.server";
import { type Door, openDoor } from "../support/door";
import { head } from "../support/raw-http";

/** Only here does every address of 127.0.0.0/8 belong to the machine without a word to the system. */
const hasAddresses = process.platform === "linux";

let door: Door;
let sockets: Socket[] = [];

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await door.close();
});

/** Opens a connection from an address of this machine; false when it is not let in. */
async function open(from = "127.0.0.1"): Promise<Socket | false> {
  const socket = connect({ port: door.port, host: "127.0.0.1", localAddress: from });
  sockets.push(socket);
  const closed = new Promise<false>((resolve) =>
    socket.on("error", () => {}).once("close", () => resolve(false)),
  );
  socket.write(head("GET /"));
  const answered = once(socket, "data").then(() => socket);
  answered.catch(() => {});
  return Promise.race([answered, closed]);
}

async function openSome(count: number, from?: string) {
  const opened: boolean[] = [];
  for (let at = 0; at < count; at += 1) opened.push((await open(from)) !== false);
  return opened;
}

const answer = async () => new Response("inside");
const yes = (count: number) => new Array<boolean>(count).fill(true);

test("as many connections come in as in all may, and a place is free again when one goes", async () => {
  door = await openDoor(answer, { connections: { inAll: 5 } });
  expect(await openSome(7)).toEqual([...yes(5), false, false]);
  sockets[0]?.destroy();
  await pause(50);
  expect(await openSome(2)).toEqual([true, false]);
});

test.runIf(hasAddresses)("an address has its own share, whatever the others do", async () => {
  const isExempt = (address: string) => address.endsWith("127.0.0.1");
  door = await openDoor(answer, { connections: { inAll: 100, ofAddress: 3, isExempt } });
  expect(await openSome(5, "127.0.0.2")).toEqual([...yes(3), false, false]);
  expect(await openSome(4, "127.0.0.3")).toEqual([...yes(3), false]);
  expect(await openSome(10)).toEqual(yes(10));
  for (const socket of sockets.slice(0, 2)) socket.destroy();
  await pause(50);
  expect(await openSome(3, "127.0.0.2")).toEqual([true, true, false]);
  // Those that were not let in take nobody's place, also when they go.
  for (const socket of sockets) socket.destroy();
  await pause(50);
  expect(await openSome(4, "127.0.0.2")).toEqual([...yes(3), false]);
});

test.each([
  ["127.0.0.1", false, true],
  ["127.9.9.9", false, true],
  ["::1", false, true],
  ["::ffff:127.0.0.1", false, true],
  ["198.51.100.7", false, false],
  ["2001:db8::1", false, false],
  ["", false, false],
  ["198.51.100.7", true, true],
])(
  "the share of an address counts for '%s', behind a proxy %s: exempt %s",
  (address, behindProxy, exempt) => {
    const limits = connectionLimits(behindProxy);
    expect(limits.isExempt(address)).toBe(exempt);
    expect([limits.inAll, limits.ofAddress]).toEqual([2_000, 200]);
  },
);
