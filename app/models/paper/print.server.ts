import path from "node:path";
import { Worker } from "node:worker_threads";
import { Crowded, Places } from "~/models/queue/places.server";

/** What stands on one A4 page; texts are as they are read, figures with their decimals. */
export type Paper = {
  /** Of the sentences, as BCP 47 has it. */
  language: string;
  title: string;
  subject: string;
  /** ISO 8601. */
  at: string;
  company: { name: string; address: string; phone: string; email: string };
  label: string;
  kind: string;
  line: string;
  /** Of the page that the code leads back to. */
  url: string;
  scan: string;
  facts: { label: string; value: string }[];
  table: { captions: string[]; columns: string[]; rows: string[][] };
  /** Said of rows that have no room, with `{n}` for their number. */
  rest: string;
  notes: string[];
  lists: { title: string; items: string[] }[];
  note: string;
  date: string;
  /** Said where letters are of a script that no font here has. */
  lostNote: string;
};

type Reply = { id: number; bytes?: Uint8Array; problem?: string };

/** A page takes a tenth of a second, the first a quarter. */
const PATIENCE_MS = 10_000;
const IDLE_MS = 30_000;

const places = new Places({ atOnce: 1, waiting: 16, patienceMs: 5_000 });

let worker: Worker | null = null;
let idle: NodeJS.Timeout | undefined;
let lastId = 0;

/**
 * A PDF of exactly one page, drawn beside the event loop and one at a time. Throws Crowded when too many wait. The same
 * paper gives the same bytes.
 */
export async function printPaper(paper: Paper, asker: string): Promise<Uint8Array<ArrayBuffer>> {
  const leave = await places.enter(asker);
  if (!leave) throw new Crowded("too many data sheets are waiting");
  try {
    return await draw(paper);
  } finally {
    leave();
  }
}

function draw(paper: Paper): Promise<Uint8Array<ArrayBuffer>> {
  clearTimeout(idle);
  const running = startWorker();
  running.ref();
  lastId += 1;
  const id = lastId;
  return new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    const settle = (reply: Reply | Error) => {
      clearTimeout(late);
      running.off("message", take).off("error", settle).off("exit", ended);
      if (reply instanceof Error) reject(reply);
      else if (reply.bytes) resolve(new Uint8Array(reply.bytes));
      else reject(new Error(`A data sheet could not be drawn: ${reply.problem}`));
      rest(running);
    };
    const take = (reply: Reply) => {
      if (reply.id === id) settle(reply);
    };
    const ended = () => settle(new Error("The thread that draws data sheets has ended"));
    const late = setTimeout(() => {
      void running.terminate();
      settle(new Error("A data sheet took too long to draw"));
    }, PATIENCE_MS);
    running.on("message", take).on("error", settle).on("exit", ended);
    running.postMessage({ id, paper });
  });
}

function startWorker() {
  if (worker) return worker;
  const started = new Worker(path.resolve("app/models/paper/worker.server.mjs"), {
    resourceLimits: { maxOldGenerationSizeMb: 96 },
  });
  started.once("exit", () => {
    if (worker === started) worker = null;
  });
  worker = started;
  return started;
}

/** Its fonts are given back when nobody has asked for a while. */
function rest(running: Worker) {
  running.unref();
  idle = setTimeout(() => void running.terminate(), IDLE_MS).unref();
}
