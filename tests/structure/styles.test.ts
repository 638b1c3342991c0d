import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { root } from "../../scripts/start/root.mjs";
import { listFiles } from "./source";

/** Classes that a library writes, by their beginnings: the rich-text editor's own. */
const FOREIGN = ["ProseMirror", "tableWrapper", "selectedCell"];

const sheets = listFiles("app/styles").filter((file) => file.endsWith(".css"));
const sources = listFiles("app", "prisma/sample").filter((file) => /\.tsx?$/.test(file));

const read = (file: string) => readFileSync(path.join(root, file), "utf8");

/** What a style sheet speaks of, without its comments, texts and addresses. */
function bare(css: string) {
  return css.replace(/\/\*[\s\S]*?\*\//g, "").replace(/url\([^)]*\)|"[^"]*"/g, "");
}

function classesIn(css: string): string[] {
  return [...new Set([...bare(css).matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name]) => name ?? ""))];
}

/** Words of every text in a source: class names are texts, also where they are put together. */
function textWords(file: string, text: string): string[] {
  const words: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      words.push(...node.text.split(/[\s"'=<>]+/));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, false, ts.ScriptKind.TSX));
  return words;
}

/** Classes that no source names, neither whole nor by a beginning that ends in a hyphen (`tone-${tone}`). */
function unusedClasses(css: string, words: ReadonlySet<string>): string[] {
  const beginnings = [...words].filter((word) => /[\w]-$/.test(word));
  return classesIn(css).filter(
    (name) => !words.has(name) && ![...FOREIGN, ...beginnings].some((begin) => name.startsWith(begin)),
  );
}

/** Custom properties that are set and that neither a rule nor a source reads. */
function unusedProperties(css: string, code: string): string[] {
  const set = [...bare(css).matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name ?? "");
  return [...new Set(set)].filter((name) => !css.includes(`var(${name}`) && !code.includes(`"${name}"`));
}

describe("the style sheets", () => {
  const words = new Set(sources.flatMap((file) => textWords(file, read(file))));

  it("are shown a class that nothing names, and one that is put together", () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a source that is looked at, with a template in it
    const named = new Set(textWords("a.tsx", 'const a = <i className={`tone-${b} card`} title="x" />;'));
    expect(unusedClasses(".card .tone-bad::after, .gone:hover { color: red }", named)).toEqual(["gone"]);
    expect(unusedProperties(":root { --a: 1; --b: 2 } p { top: var(--a) }", "")).toEqual(["--b"]);
  });

  it.each(sheets)("%s has no rule for a class that nothing names", (sheet) => {
    expect(unusedClasses(read(sheet), words)).toEqual([]);
  });

  it("set no custom property that nothing reads", () => {
    expect(unusedProperties(sheets.map(read).join("\n"), sources.map(read).join("\n"))).toEqual([]);
  });
});
