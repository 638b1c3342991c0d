import { Assistant, startThread } from "~/models/queue/assistant.server";
import { isPasswordTooLong } from "~/rules/password";

const COST = 12;

/** Compared with when there is no such account, so that both answers take as long. */
const DECOY = "$2b$12$lPkilvIgz59.17eXf4jUbuS1c9oSqIrhgavHg6ERO2qqXJtxRWCIS";

type Job = { password: string; hash: string | null; cost: number };

// bcryptjs is plain JavaScript: in the server's own thread it would hold every visitor up.
const hasher = new Assistant<Job, string | boolean>(
  () => startThread("app/models/account/password-worker.server.mjs"),
  { patienceMs: 60_000, idleMs: 30_000, waiting: 16, waitMs: 30_000 },
);

export async function hashPassword(password: string): Promise<string> {
  return String(await hasher.ask({ password, hash: null, cost: COST }));
}

/** As long and false for an unknown account (null) and beyond 72 bytes, where bcrypt would read no further. */
export async function comparePassword(password: string, hash: string | null): Promise<boolean> {
  const tooLong = isPasswordTooLong(password);
  const result = await hasher.ask({ password: tooLong ? "" : password, hash: hash ?? DECOY, cost: COST });
  return hash !== null && !tooLong && result === true;
}
