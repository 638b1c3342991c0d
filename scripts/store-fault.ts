import { readStorageFault } from "~/models/row/store-fault.server";

/** For work in a process of its own: a store that fails is one sentence there too, anything else keeps its stack. */
process.on("uncaughtException", (error) => {
  const fault = readStorageFault(error);
  const reason = error.message.trim().split("\n").at(-1);
  process.stderr.write(`${fault ? `${fault.message} (${reason})` : error.stack}\n`);
  process.exit(1);
});
