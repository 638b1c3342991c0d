import { parentPort } from "node:worker_threads";
import { drawPage } from "./page.server.mjs";

/** Plain JavaScript, because it runs as it is, beside the built site. */
parentPort?.on("message", async ({ id, paper }) => {
  try {
    const bytes = await drawPage(paper);
    parentPort?.postMessage({ id, bytes });
  } catch (error) {
    parentPort?.postMessage({ id, problem: String(error?.stack ?? error) });
  }
});
