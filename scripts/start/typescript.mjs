import path from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./root.mjs";

/**
 * In this very process: whoever ends the command ends its work, and what this process owns is owned by who does the
 * work. The packages must be installed.
 */
export async function runHere(file) {
  process.chdir(root);
  const { register } = await import("tsx/esm/api");
  register();
  return import(pathToFileURL(path.join(root, file)).href);
}
