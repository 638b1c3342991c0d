import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "../../scripts/start/root.mjs";
import { siteVariables, testEnvironment } from "../../scripts/test/environment.mjs";

type Wish = {
  /** Variables on top of blank ones; `undefined` leaves one to .env. */
  env?: Record<string, string | undefined>;
  /** What is typed; nothing by default. */
  input?: string;
  /** Where the repository is: this one, or what makeRoot answered. */
  cwd?: string;
  /** Ends the command with SIGTERM as soon as it has written this. */
  stopAfter?: RegExp;
  /** In milliseconds; a command that takes longer is killed. */
  patience?: number;
};

const PATIENCE_MS = 50_000;

/** What a command wrote, on standard output and on both, and its exit code; null when a signal ended it. */
export type Outcome = { code: number | null; out: string; all: string };

/** Runs Node on a command's file, as npm does it. Blank variables go before those of the developer's own .env. */
export async function runCommand(args: string[], wish: Wish = {}): Promise<Outcome> {
  const blank = Object.fromEntries(siteVariables.map((name) => [name, ""]));
  const { SESSION_SECRET, ...env } = testEnvironment();
  return runProgram(process.execPath, args, {
    ...wish,
    env: { ...env, ...blank, SESSION_SECRET, ...wish.env },
  });
}

/** Runs any program; `env` is all that it gets. */
export async function runProgram(program: string, args: string[], wish: Wish = {}): Promise<Outcome> {
  const { env, input = "", cwd = root, stopAfter, patience = PATIENCE_MS } = wish;
  const child = spawn(program, args, {
    cwd,
    // Node's own type insists on a NODE_ENV, which a shell need not have.
    env: env as NodeJS.ProcessEnv,
    stdio: ["pipe", "pipe", "pipe"],
    timeout: patience,
    killSignal: "SIGKILL",
  });
  let out = "";
  let all = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      if (stream === child.stdout) out += text;
      all += text;
      if (stopAfter?.test(all)) child.kill("SIGTERM");
    });
  }
  // A command that asks nothing may be over before anything is typed.
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  const [code]: (number | null)[] = await once(child, "close");
  return { code: code ?? null, out, all };
}

/** What a command needs of the repository; nothing of the developer's own. */
const PARTS = [
  ...["scripts", "app", "prisma/schema.prisma", "prisma/migrations", "prisma.config.ts"],
  ...["package.json", "package-lock.json", "tsconfig.json"],
];

/** A repository of its own with the packages of this one: what a command makes can be counted. */
export function makeRoot(): string {
  const directory = mkdtempSync(path.join(tmpdir(), "steel root "));
  for (const part of PARTS) cpSync(path.join(root, part), path.join(directory, part), { recursive: true });
  symlinkSync(path.join(root, "node_modules"), path.join(directory, "node_modules"));
  return directory;
}

export function removeRoot(directory: string) {
  rmSync(directory, { recursive: true, force: true });
}
