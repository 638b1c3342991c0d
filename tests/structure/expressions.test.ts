import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { root } from "../../scripts/start/root.mjs";
import { findExpressions, isSlow } from "./expressions";
import { listFiles } from "./source";

const found = listFiles("app")
  .filter((file) => /\.[cm]?[jt]sx?$/.test(file) && !file.startsWith("app/generated/"))
  .flatMap((file) => findExpressions(file, readFileSync(path.join(root, file), "utf8")));

it.each([
  ["/(a+)+$/", true],
  ["/^\\S+@\\S+$/", true],
  ["/\\s+$/", true],
  ["/\\s*\\n/g", true],
  ['RegExp("(a|a)*b")', true],
  ['new RegExp("\\\\d+", "g")', false],
  ["/^[^\\s@]+@[^\\s@]+$/", false],
  ["/\\s+/g", false],
])("the expression %s takes more than one pass: %s", (text, slow) => {
  const [expression] = findExpressions("a.ts", `const a = ${text};`);
  expect(expression && isSlow(expression)).toBe(slow);
});

it("no expression of the product takes more than one pass over any text", () => {
  expect(found.length).toBeGreaterThan(100);
  expect(found.filter(isSlow).map(({ place, source }) => `${place} /${source}/`)).toEqual([]);
});
