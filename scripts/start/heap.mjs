import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./root.mjs";

/**
 * Left to itself V8 lets garbage lie until the process has several hundred megabytes: 128 MB of new objects alone. With
 * so small a heap it would look through all of it for every fifth page that is made, instead of when it has grown by half.
 */
export const heapOptions = JSON.parse(
  readFileSync(path.join(root, "package.json"), "utf8"),
).config.server_heap.split(" ");
