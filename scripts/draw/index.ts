import { fork } from "node:child_process";
import { parseArgs } from "node:util";
import { catalogue } from "./catalogue";
import type { Order } from "./worker";

/**
 * Draws the sample pictures: `npx tsx scripts/draw/index.ts [name...]`, all of them without names. With
 * `--proof <folder>` it writes PNG proofs there instead, at the `--scale` given.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { scale: { type: "string", default: "1" }, proof: { type: "string" } },
});

const names = catalogue.map((picture) => picture.name);
const unknown = positionals.filter((name) => !names.includes(name));
if (unknown.length) {
  console.error(`There is no picture named ${unknown.join(", ")}. Known: ${names.join(", ")}`);
  process.exit(1);
}

const wanted = positionals.length ? positionals : names;
const orders: Order[] = wanted.map((name) => ({ name, scale: Number(values.scale), folder: values.proof }));
await Promise.all([work(orders), work(orders)]);

/** One worker that takes orders until none is left. */
function work(queue: Order[]): Promise<void> {
  const worker = fork(new URL("./worker.ts", import.meta.url));
  return new Promise((resolve, reject) => {
    const takeNext = () => {
      const order = queue.shift();
      if (order) worker.send(order);
      else worker.disconnect();
    };
    worker.on("error", reject);
    worker.on("exit", (code) => (code ? reject(new Error("A worker stopped")) : resolve()));
    worker.on("message", (name: string) => {
      console.log(name);
      takeNext();
    });
    takeNext();
  });
}
