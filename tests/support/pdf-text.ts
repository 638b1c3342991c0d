import { spawnSync } from "node:child_process";

/** As poppler reads it, a line of the paper a line; null where it is not installed. */
export function readPdfText(file: Buffer): string | null {
  const { error, stdout } = spawnSync("pdftotext", ["-layout", "-", "-"], { input: file, encoding: "utf8" });
  return error ? null : stdout.replaceAll("\u00a0", " ");
}
