import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { root } from "../../scripts/start/root.mjs";

/** One import as it is written. `type` imports are gone at run time. */
export type Import = { from: string; to: string; type: boolean };

/** A source file by its path in the repository, with what it imports: files as paths, packages by their names. */
export type Source = { file: string; imports: Import[] };

const CODE = /\.[cm]?[jt]sx?$/;

/** The files below directories of the repository, without what is generated or was installed. */
export function listFiles(...directories: string[]): string[] {
  return directories.flatMap((directory) =>
    readdirSync(path.join(root, directory), { withFileTypes: true }).flatMap((entry) => {
      const file = path.posix.join(directory, entry.name);
      if (file === "app/generated") return [];
      return entry.isDirectory() ? listFiles(file) : [file];
    }),
  );
}

export function readSources(...directories: string[]): Source[] {
  const files = listFiles(...directories).filter((file) => CODE.test(file));
  return files.map((file) => parseSource(file, readFileSync(path.join(root, file), "utf8"), resolveFile));
}

/** Sources written out in a test, by their paths: how a rule is shown a file that breaks it. */
export function inventSources(files: Record<string, string>): Source[] {
  const known = Object.keys(files);
  const resolve = (stem: string) => known.find((file) => file.replace(CODE, "") === stem) ?? stem;
  return known.map((file) => parseSource(file, files[file] ?? "", resolve));
}

function parseSource(file: string, text: string, resolve: (stem: string) => string): Source {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, false);
  const imports: Import[] = [];
  const add = (specifier: ts.Expression | undefined, type: boolean) => {
    if (!specifier || !ts.isStringLiteralLike(specifier)) return;
    imports.push({ from: file, to: targetOf(file, specifier.text, resolve), type });
  };
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isTypeOnly(node.importClause));
    if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0], false);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return { file, imports };
}

function isTypeOnly(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  const named = clause.namedBindings;
  if (clause.name || !named || !ts.isNamedImports(named)) return false;
  return named.elements.length > 0 && named.elements.every((element) => element.isTypeOnly);
}

function targetOf(file: string, specifier: string, resolve: (stem: string) => string): string {
  const bare = specifier.replace(/\?.*$/, "");
  if (bare.startsWith("~/")) return resolve(path.posix.join("app", bare.slice(2)));
  if (bare.startsWith(".")) return resolve(path.posix.join(path.posix.dirname(file), bare));
  return bare;
}

const listed = new Map<string, string[]>();

function resolveFile(stem: string): string {
  const directory = path.posix.dirname(stem);
  const name = path.posix.basename(stem);
  let names = listed.get(directory);
  if (!names) {
    names = listDirectory(directory);
    listed.set(directory, names);
  }
  if (names.includes(name)) return stem;
  const found = names.find((other) => CODE.test(other) && other.replace(CODE, "") === name);
  return found ? path.posix.join(directory, found) : stem;
}

function listDirectory(directory: string): string[] {
  try {
    return readdirSync(path.join(root, directory));
  } catch {
    return [];
  }
}
