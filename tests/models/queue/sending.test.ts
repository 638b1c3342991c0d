import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { beginSending, wakeSender } from "~/models/queue/sending.server";

/** An outbox of pieces of work that take as long as the test lets them. */
function makeOutbox(name: string) {
  const waiting: string[] = [];
  const begun: string[] = [];
  const open = new Map<string, () => void>();
  beginSending({
    name,
    async sendNext() {
      const next = waiting.shift();
      if (next === undefined) return false;
      begun.push(next);
      if (next === "faulty") throw new Error("database is locked");
      if (next.startsWith("slow")) await new Promise<void>((resolve) => open.set(next, resolve));
      return true;
    },
    tidy: async () => {},
    findNextDue: async () => null,
  });
  const put = (...names: string[]) => {
    waiting.push(...names);
    wakeSender(name);
  };
  return { begun, put, finish: (slow: string) => open.get(slow)?.() };
}

test("all goes in turn, and what comes meanwhile is not forgotten", async () => {
  const { begun, put, finish } = makeOutbox("slow");
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
  const { begun, put } = makeOutbox("faulty");
  put("faulty");
  await expect.poll(() => begun).toEqual(["faulty"]);
  await pause(20);
  put("a");
  await expect.poll(() => begun).toEqual(["faulty", "a"]);
});

test("waking one that was never begun does nothing", () => {
  expect(() => wakeSender("nobody")).not.toThrow();
});
