import { vi } from "vitest";
import { Stopped } from "../../scripts/start/step.mjs";
import type { Outcome } from "../support/command";

/** What a command does, in this process: for work that owns nothing until its process ends. */
export async function runHere(work: () => unknown, env: Record<string, string>): Promise<Outcome> {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  let out = "";
  const spies = [
    vi.spyOn(console, "log").mockImplementation((line) => {
      out += `${line}\n`;
    }),
    vi.spyOn(process.stdout, "write").mockImplementation((text) => {
      out += text;
      return true;
    }),
  ];
  try {
    await work();
    return { code: 0, out, all: out };
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    return { code: error.code, out, all: `${out}${error.message}\n` };
  } finally {
    for (const spy of spies) spy.mockRestore();
    vi.unstubAllEnvs();
  }
}
