import { parentPort } from "node:worker_threads";

/**
 * The other side of Assistant: answers each job with what `carryOut` makes of it.
 * @template Job, Outcome
 * @param {(job: Job) => Outcome | Promise<Outcome>} carryOut
 */
export function assist(carryOut) {
  const answer = async (job) => {
    try {
      send({ outcome: await carryOut(job) });
    } catch (error) {
      send({ fault: error instanceof Error ? error.message : String(error) });
    }
  };
  if (parentPort) return void parentPort.on("message", answer);
  // Signals that end the site may reach its processes too; they go when the site has.
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});
  process.on("disconnect", () => process.exit());
  process.on("message", answer);
}

/** A long job is waited for from here anew. */
export function sayOnItsWay() {
  send("on its way");
}

function send(reply) {
  if (parentPort) parentPort.postMessage(reply);
  else process.send?.(reply);
}
