import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { root } from "../../scripts/start/root.mjs";
import { heapOptions, testEnvironment } from "../../scripts/test/environment.mjs";
import { type Home, makeHome, removeHome } from "./home";

type Wish = {
  /** Variables on top of the test's own; `undefined` takes one away. */
  env?: Record<string, string | undefined>;
  /** With the sample content (the default) or with an empty catalogue. The first admin is always there. */
  sample?: boolean;
  /** The home of a site that was killed, to start on it again. */
  home?: Home;
  /** A program, and its arguments, that makes itself the site when it has set limits. */
  under?: string[];
};

/** A running site, whoever started it. */
export type ServedSite = {
  url: string;
  home: Home;
  databaseUrl: string;
  uploadsDir: string;
  pid: number;
  /** Everything it wrote on the terminal so far. */
  log: () => string;
};

/** `stop` ends it and removes its home; `kill` ends it as `kill -9` does and leaves the home. */
export type Site = ServedSite & {
  /** Ends it with a signal and keeps its home; answers the exit code, null when the signal itself ended it. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
  kill: () => Promise<void>;
  stop: () => Promise<void>;
};

/** How long a site may take to listen, and to stop, in milliseconds. */
const PATIENCE_MS = 20_000;

/** Starts the built site, through the same serving path as `npm start`, on its own copy of the database. */
export async function startSite({ env = {}, sample = true, home, under = [] }: Wish = {}): Promise<Site> {
  const own = home ?? (await makeHome(sample ? "sample" : "bare"));
  const log = readOn(logOf(own));
  const output = openSync(logOf(own), "a");
  const [program = "", ...args] = [...under, process.execPath, ...heapOptions, "tests/support/serve.mjs"];
  const child = spawn(program, args, {
    cwd: root,
    stdio: ["ignore", output, output],
    env: testEnvironment({
      HOST: "127.0.0.1",
      PORT: "0",
      DATABASE_URL: own.databaseUrl,
      UPLOADS_DIR: own.uploadsDir,
      ...env,
    }),
  });
  closeSync(output);
  const exit = once(child, "exit").then(([code]: (number | null)[]) => code ?? null);
  // A test run that dies leaves no site behind.
  const follow = () => child.kill("SIGKILL");
  process.once("exit", follow);
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    const late = setTimeout(() => child.kill("SIGKILL"), PATIENCE_MS);
    const code = await exit;
    clearTimeout(late);
    process.off("exit", follow);
    return code;
  };
  const url = await untilReady(child, log).catch(async (error: unknown) => {
    await end("SIGKILL");
    if (!home) removeHome(own);
    throw error;
  });
  return {
    url,
    home: own,
    databaseUrl: own.databaseUrl,
    uploadsDir: own.uploadsDir,
    pid: child.pid ?? 0,
    log,
    end,
    kill: async () => void (await end("SIGKILL")),
    stop: async () => {
      await end("SIGTERM");
      removeHome(own);
    },
  };
}

/** Where the site of a home writes what a terminal would show. */
export const logOf = (home: Home) => path.join(home.directory, "site.log");

/** Answers what was added to a file since now. */
export function readOn(file: string) {
  const known = readText(file).length;
  return () => readText(file).slice(known);
}

function readText(file: string) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

async function untilReady(child: ChildProcess, log: () => string): Promise<string> {
  const last = Date.now() + PATIENCE_MS;
  while (Date.now() < last) {
    const url = /^Ready: (\S+) /m.exec(log())?.[1];
    if (url) return url;
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`The site ended before it listened. It said:\n${log()}`);
    }
    await pause(10);
  }
  throw new Error(`The site did not listen in time. It said:\n${log()}`);
}

/** A file below the repository, for tests that send one. */
export function fromRoot(...parts: string[]) {
  return path.join(root, ...parts);
}
