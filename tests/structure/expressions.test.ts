import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { root } from "../../scripts/start/root.mjs";
import { findExpressions, isSlow } from "./expressions";
import { listFiles } from "./source";

const found = listFiles("app")
  .filter((file) => /\.[cm]?[jt]sx?$/.test(file) && !file.startsWith("app/generated/"))
  .flatMap((file) => findExpressions(file, readFileSync(path.join(root, file), "utf8")));

it("no expression of the product takes more than one pass over any text", () => {
  expect(found.length).toBeGreaterThan(100);
  expect(found.filter(isSlow).map(({ place, source }) => `${place} /${source}/`)).toEqual([]);
});
