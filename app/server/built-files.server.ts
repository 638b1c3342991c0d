import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { lookup } from "mrmime";
import { isText } from "./compression.server";
import type { Exchange } from "./exchange.server";
import { FILE_POLICY, securityHeaders } from "./security-headers.server";
import { StoredResponse, sendStored } from "./stored-response.server";

const directory = path.resolve("build/client");

/** Names of assets change with their content; the others stay. */
const FOREVER = "public, max-age=31536000, immutable";
const AN_HOUR = "public, max-age=3600";

/** It outlives the page that brought it, so that browsers ask for it anew; it loads the site's icon alone. */
const WORKER = "/push-worker.js";
const WORKER_POLICY = `${FILE_POLICY}; img-src 'self'`;

const names = new Set(list());
/** Read at the start, less than three megabytes: `npm run build` may replace the folder while the site is served. */
const files = new Map(
  [...names].filter((name) => !/\.(?:br|gz)$/.test(name)).map((name) => [name, readBuiltFile(name)]),
);

export function isBuiltFile(name: string): boolean {
  return files.has(name);
}

export function sendBuiltFile({ response, id, path: name }: Exchange) {
  const file = files.get(name);
  if (file) sendStored(response, file, id);
}

function readBuiltFile(name: string): StoredResponse {
  const file = path.join(directory, name);
  const type = lookup(name) ?? (name.endsWith(".ico") ? "image/x-icon" : "application/octet-stream");
  const stored = new StoredResponse(
    readFileSync(file),
    {
      ...securityHeaders,
      "content-type": isText(type) ? `${type}; charset=utf-8` : type,
      ...(name === WORKER ? { "Content-Security-Policy": WORKER_POLICY } : {}),
    },
    cacheControlOf(name),
  );
  if (names.has(`${name}.br`)) stored.add("br", readFileSync(`${file}.br`));
  if (names.has(`${name}.gz`)) stored.add("gzip", readFileSync(`${file}.gz`));
  return stored;
}

function cacheControlOf(name: string): string {
  if (name === WORKER) return "no-cache";
  return name.startsWith("/assets/") ? FOREVER : AN_HOUR;
}

function list(): string[] {
  try {
    const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
      .map((name) => `/${name.split(path.sep).join("/")}`);
  } catch {
    return [];
  }
}
