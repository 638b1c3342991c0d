import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { beginSending, wakeSender } from "~/models/queue/sending.server";

/** An outbox of pieces of work that take as long as the test lets them. */
function makeOutbox(name: string, lanes: number) {
  const waiting: string[] = [];
  const begun: string[] = [];
  const open = new Map<string, () => void>();
  beginSending({
    name,
    lanes,
    async sendNext() {
      const next = waiting.shift();
      if (next === undefined) return false;
      begun.push(next);
      if (next === "faulty") throw new Error("database is locked");
      if (next.startsWith("slow")) await new Promise<void>((resolve) => open.set(next, resolve));
      return true;
    },
  });
  const put = (...names: string[]) => {
    waiting.push(...names);
    wakeSender(name);
  };
  return { begun, put, finish: (slow: string) => open.get(slow)?.() };
}

test("what is slow holds one lane, and what comes meanwhile goes by another", async () => {
  const { begun, put, finish } = makeOutbox("two lanes", 2);
  put("slow 1");
  await expect.poll(() => begun).toEqual(["slow 1"]);
  put("a", "b");
  await expect.poll(() => begun).toEqual(["slow 1", "a", "b"]);
  put("slow 2", "c");
  await expect.poll(() => begun.length).toBe(4);
  await pause(50);
  expect(begun).toEqual(["slow 1", "a", "b", "slow 2"]);
  finish("slow 1");
  await expect.poll(() => begun.at(-1)).toBe("c");
  finish("slow 2");
});

test("with one lane all goes in turn, and what comes meanwhile is not forgotten", async () => {
  const { begun, put, finish } = makeOutbox("one lane", 1);
  put("slow");
  await expect.poll(() => begun).toEqual(["slow"]);
  put("a");
  put("b");
  await pause(50);
  expect(begun).toEqual(["slow"]);
  finish("slow");
  await expect.poll(() => begun).toEqual(["slow", "a", "b"]);
});

test("an outbox that fails goes on with the next that comes", async () => {
  const { begun, put } = makeOutbox("faulty", 1);
  put("faulty");
  await expect.poll(() => begun).toEqual(["faulty"]);
  await pause(20);
  put("a");
  await expect.poll(() => begun).toEqual(["faulty", "a"]);
});
