import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../../scripts/start/root.mjs";
import { siteVariables } from "../../scripts/test/environment.mjs";
import { listFiles } from "./source";

const PATH =
  /(?<![\w./-])(?:app|tests|docs|scripts|prisma|bench|public)\/[\w./-]+\.(?:tsx?|mjs|md|css|json|png|prisma)\b/g;

/** The files of the repository that a text names, each once. */
function namedIn(text: string): string[] {
  return [...new Set(text.match(PATH) ?? [])];
}

const documents = [
  "README.md",
  "CONTRIBUTING.md",
  ...listFiles("docs").filter((file) => file.endsWith(".md")),
];

describe("what the documents name", () => {
  it("is read out of their text", () => {
    expect(namedIn("see `tests/a/b.test.ts`, [this](docs/c.md) and ./app/d.ts, not x.ts or app/e")).toEqual([
      "tests/a/b.test.ts",
      "docs/c.md",
    ]);
  });

  it.each(documents)("is there: %s", (document) => {
    const named = namedIn(readFileSync(path.join(root, document), "utf8"));
    expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  it("is, of each promise of security, a test or a reason", () => {
    const text = readFileSync(path.join(root, "docs/security.md"), "utf8");
    const rows = [...text.matchAll(/^\| \d+\.\d+\.\d.*$/gm)].map(([row]) => row);
    expect(rows.length).toBeGreaterThan(100);
    const bare = rows.filter(
      (row) => !/\| (`tests\/[^|]+|reason[^|]*|not applicable|its tests|the tables below) \|$/.test(row),
    );
    expect(bare).toEqual([]);
  });

  it.each(["docs/settings.md", ".env.example"])("is every variable of the environment: %s", (document) => {
    const text = readFileSync(path.join(root, document), "utf8");
    const own = siteVariables.filter((name) => name !== "NODE_ENV");
    expect(own.filter((name) => !text.includes(name))).toEqual([]);
  });

  it("is every document, from the README on", () => {
    const text = readFileSync(path.join(root, "README.md"), "utf8");
    expect(documents.filter((document) => document !== "README.md" && !text.includes(document))).toEqual([]);
  });
});

it("lets the README be read in five minutes", () => {
  const lines = readFileSync(path.join(root, "README.md"), "utf8").split("\n");
  expect(lines.length).toBeLessThanOrEqual(150);
});
