import { readStorageFault } from "~/models/row/store-fault.server";
import { Stopped } from "./start/step.mjs";

/** A store that fails is one sentence to whoever runs a command, anything else keeps its stack. */
export async function sayStoreFaults(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const fault = error instanceof Error && !(error instanceof Stopped) ? readStorageFault(error) : null;
    if (!fault || !(error instanceof Error)) throw error;
    throw new Stopped(`${fault.message} (${error.message.trim().split("\n").at(-1)})`);
  }
}
