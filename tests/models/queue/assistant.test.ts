import { afterEach, expect, test } from "vitest";
import { Assistant, startProcess } from "~/models/queue/assistant.server";

const node = process.execPath;
afterEach(() => {
  process.execPath = node;
});

/** As where the machine has no memory, or takes no more processes: the system refuses at once, or a moment later. */
test.each([
  ["at once", "no\0de"],
  ["a moment later", "/nowhere/node"],
])("a process whose start is refused %s costs its own job alone", async (_, program) => {
  const encoder = new Assistant(() => startProcess("app/models/picture/encoder.server.mjs", 0), {
    ...{ patienceMs: 10_000, idleMs: 0, waiting: 1, waitMs: 1_000 },
  });
  const job = { source: Buffer.from("no picture"), limits: { bytes: 100 } };
  process.execPath = program;
  await expect(encoder.ask(job)).rejects.toThrow();
  process.execPath = node;
  expect(await encoder.ask(job)).toEqual({ rejected: "unknown" });
});
