import { readdirSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import path from "node:path";

const directory = path.resolve("build/client");

const paths = new Set(list());

export function isBuiltFile({ method, url = "" }: IncomingMessage): boolean {
  return (method === "GET" || method === "HEAD") && paths.has(url.split("?", 1)[0] ?? "");
}

function list(): string[] {
  try {
    const names = readdirSync(directory, { recursive: true, withFileTypes: true });
    return names
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
      .map((name) => `/${name.split(path.sep).join("/")}`);
  } catch {
    return [];
  }
}
