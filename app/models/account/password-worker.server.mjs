import { parentPort } from "node:worker_threads";
import bcrypt from "bcryptjs";

/**
 * The program of the thread that password.server.ts starts: it hashes and compares, one password at a time. Plain
 * JavaScript, because it runs as it is, beside the built site.
 */
parentPort?.on("message", ({ id, password, hash, cost }) => {
  const answer = hash === null ? bcrypt.hashSync(password, cost) : bcrypt.compareSync(password, hash);
  parentPort?.postMessage({ id, answer });
});
