import path from "node:path";
import { Worker } from "node:worker_threads";
import { isPasswordTooLong } from "~/password-rule";

const COST = 12;

/** Compared with when there is no such account, so that both answers take as long. */
const DECOY = "$2b$12$lPkilvIgz59.17eXf4jUbuS1c9oSqIrhgavHg6ERO2qqXJtxRWCIS";

type Job = { resolve: (result: string | boolean) => void; reject: (error: Error) => void };

let worker: Worker | null = null;
let lastId = 0;
const jobs = new Map<number, Job>();

export async function hashPassword(password: string): Promise<string> {
  return String(await ask(password, null));
}

/** As long and false for an unknown account (null) and beyond 72 bytes, where bcrypt would read no further. */
export async function comparePassword(password: string, hash: string | null): Promise<boolean> {
  const tooLong = isPasswordTooLong(password);
  const result = await ask(tooLong ? "" : password, hash ?? DECOY);
  return hash !== null && !tooLong && result === true;
}

function ask(password: string, hash: string | null) {
  return new Promise<string | boolean>((resolve, reject) => {
    lastId += 1;
    jobs.set(lastId, { resolve, reject });
    const running = startWorker();
    running.ref();
    running.postMessage({ id: lastId, password, hash, cost: COST });
  });
}

/** bcryptjs is plain JavaScript: in the server's own thread it would hold every visitor up. */
function startWorker() {
  if (worker) return worker;
  const started = new Worker(path.resolve("app/models/account/password-worker.server.mjs"));
  started.on("message", ({ id, result }: { id: number; result: string | boolean }) => {
    jobs.get(id)?.resolve(result);
    jobs.delete(id);
    if (jobs.size === 0) started.unref();
  });
  started.on("error", (error) => {
    worker = null;
    for (const job of jobs.values()) job.reject(error);
    jobs.clear();
  });
  worker = started;
  return started;
}
