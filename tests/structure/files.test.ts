import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../../scripts/start/root.mjs";
import { listFiles } from "./source";

/** A longer file is a noun not yet found. */
const LONGEST = 250;

const files = listFiles("app", "scripts", "tests", "prisma/sample").filter((file) =>
  /\.([cm]?[jt]sx?|css)$/.test(file),
);

function tooLong(text: string): boolean {
  return text.split("\n").length - 1 > LONGEST;
}

/** Names that say nothing of what is inside. */
function isHollow(file: string): boolean {
  const name = path.posix.basename(file);
  return (
    /(^|[-.])(utils?|helpers?|misc|managers?|services?)([-.]|$)/i.test(name) ||
    /^(handle|process)/i.test(name)
  );
}

describe("files", () => {
  it(`have at most ${LONGEST} lines`, () => {
    expect(files.filter((file) => tooLong(readFileSync(path.join(root, file), "utf8")))).toEqual([]);
  });

  it("are named after a noun", () => {
    expect(files.filter(isHollow)).toEqual([]);
  });
});
