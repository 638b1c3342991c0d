import { parentPort } from "node:worker_threads";
import bcrypt from "bcryptjs";

/** Plain JavaScript, because it runs as it is, beside the built site. */
parentPort?.on("message", ({ id, password, hash, cost }) => {
  const result = hash === null ? bcrypt.hashSync(password, cost) : bcrypt.compareSync(password, hash);
  parentPort?.postMessage({ id, result });
});
