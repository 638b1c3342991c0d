import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";

/** Piped input answers with its first line. */
export async function askHidden(question: string): Promise<string> {
  process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY });
  const ended = new Promise<string>((resolve) => terminal.once("close", () => resolve("")));
  const typed = await Promise.race([terminal.question(""), ended]);
  terminal.close();
  process.stderr.write("\n");
  return typed;
}
