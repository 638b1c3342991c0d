import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import jar from "vnu-jar";

/** It runs for some seconds: compiling well takes longer. What it compiles quickly takes more of the stack. */
const QUICK = ["-Xmx512m", "-Xss8m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"];

type Message = { type: string; url: string; message: string; extract?: string };

export function hasJava() {
  return spawnSync("java", ["-version"]).status === 0;
}

/** What the W3C's checker (Nu Html Checker) calls an error, once for all pages that have it; pages by a name each. */
export function checkHtml(pages: Map<string, string>): string[] {
  const directory = mkdtempSync(path.join(tmpdir(), "steel-html-"));
  try {
    const names = [...pages.keys()];
    names.forEach((name, index) => {
      writeFileSync(path.join(directory, `${index}.html`), pages.get(name) ?? "");
    });
    const checker = [...QUICK, "-jar", String(jar), "--errors-only", "--exit-zero-always", "--stdout"];
    const { stdout } = spawnSync("java", [...checker, "--format", "json", directory], {
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    });
    const { messages }: { messages: Message[] } = JSON.parse(stdout);
    const faults = new Map<string, string>();
    for (const { message, extract = "", url } of messages) {
      const name = names[Number(path.basename(url, ".html"))];
      if (!faults.has(message)) faults.set(message, `${name}: ${message} ${extract}`);
    }
    return [...faults.values()];
  } finally {
    rmSync(directory, { recursive: true });
  }
}
