import { spawn } from "node:child_process";
import { fstatSync } from "node:fs";
import { root } from "./root.mjs";

/** The exit code of what no other try will mend (`EX_CONFIG` of sysexits.h): a service manager need not start again. */
export const MISCONFIGURED = 78;

/** One sentence explains what went wrong; no stack is shown. */
export class Stopped extends Error {
  constructor(message, code = 1) {
    super(message);
    this.code = code;
  }
}

/** The step whose line is still open on the terminal. */
let open = null;

/**
 * What `work` returns as text is printed below. Steps may run side by side: whose line is no longer the last one is
 * named again at its end.
 */
export async function step(title, work) {
  const begun = Date.now();
  const own = Symbol(title);
  const end = (outcome) => {
    const again = open === own ? "" : `${open ? "\n" : ""}${title}: `;
    process.stdout.write(`${again}${outcome}\n`);
    open = null;
  };
  process.stdout.write(`${open ? "\n" : ""}${title}… `);
  open = own;
  try {
    const words = await work();
    end([`done in ${secondsSince(begun)}`, words?.trim()].filter(Boolean).join("\n"));
  } catch (error) {
    end("failed");
    throw error;
  }
}

/** A failure is thrown once all of the work has ended: nothing goes on behind the message. */
export async function together(...works) {
  const outcomes = await Promise.allSettled(works.map(async (work) => work()));
  const failed = outcomes.find(({ status }) => status === "rejected");
  if (failed) throw failed.reason;
}

export function secondsSince(begun) {
  const seconds = (Date.now() - begun) / 1000;
  return `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`;
}

/** Whether what is written is kept there: programs that a service has started inherit the variable, with output of their own. */
export function isInJournal() {
  const streams = [1, 2].map((output) => fstatSync(output));
  return streams.some(({ dev, ino }) => process.env.JOURNAL_STREAM === `${dev}:${ino}`);
}

/** In characters. */
const LAST_WORDS = 6_000;

/**
 * With `show` the output goes straight to the terminal. A failure throws Stopped with `failure` and what the program
 * said last.
 */
export async function runNode(args, { failure, env = process.env, show = false } = {}) {
  const { code, out, all } = await run(process.execPath, args, { env, show });
  if (code === 0) return out;
  const words = [failure, all.slice(-LAST_WORDS).trim()].filter(Boolean).join("\n");
  throw new Stopped(words, code === MISCONFIGURED ? code : 1);
}

const running = new Set();

function passOn(signal) {
  for (const child of running) child.kill(signal);
  process.exit(signal === "SIGINT" ? 130 : 143);
}

/** A signal that ends us ends it too. Never throws: a missing program has code 127. */
export function run(program, args, { env = process.env, show = false, shell = false } = {}) {
  return new Promise((resolve) => {
    const stdio = show ? "inherit" : ["ignore", "pipe", "pipe"];
    const child = spawn(program, args, { cwd: root, env, stdio, shell });
    let out = "";
    let all = "";
    child.stdout?.setEncoding("utf8").on("data", (text) => {
      out += text;
      all += text;
    });
    child.stderr?.setEncoding("utf8").on("data", (text) => {
      all += text;
    });
    if (running.size === 0) process.on("SIGINT", passOn).on("SIGTERM", passOn);
    running.add(child);
    const end = (code, words = "") => {
      running.delete(child);
      if (running.size === 0) process.off("SIGINT", passOn).off("SIGTERM", passOn);
      resolve({ code, out, all: all + words });
    };
    child.once("error", (error) => end(127, error.message));
    child.once("close", (code) => end(code ?? 1));
  });
}

/** An expected failure is one sentence, anything else keeps its stack. */
export async function main(command) {
  // Whoever reads the output may go away (`npm start | head`); unheard, that would end the process.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  try {
    await command();
  } catch (error) {
    const words = error instanceof Stopped ? error.message : (error?.stack ?? error);
    // A program whose output went to the terminal has said itself what is wrong.
    if (words) process.stderr.write(`${words}\n`);
    process.exit(error instanceof Stopped ? error.code : 1);
  }
}
