import type { Import, Source } from "./source";

/** Which rooms a room may look into, itself always included. Arrows point one way. */
const OPEN: Record<string, readonly string[]> = {
  root: ["site", "admin", "api", "server", "http", "models", "steel", "ui", "styles", "env"],
  site: ["http", "models", "steel", "ui", "styles", "env"],
  admin: ["http", "models", "steel", "ui", "styles", "env"],
  api: ["http", "models", "steel", "env"],
  server: ["http", "models", "steel", "env", "log"],
  http: ["models", "steel", "env", "log"],
  models: ["steel", "db", "env", "log", "rules", "generated", "sample"],
  ui: ["models", "steel", "styles"],
  steel: [],
  db: ["env", "generated"],
  env: ["rules"],
  rules: [],
  sample: [],
  log: [],
  styles: [],
};

/** Imports that go against the arrows of the rooms. */
export function backwardArrows(sources: Source[]): string[] {
  return every(sources, ({ from, to }) => {
    const there = roomOf(to);
    const here = roomOf(from);
    if (there === null || here === null || here === there) return null;
    return OPEN[here]?.includes(there) ? null : `${here} must not look into ${there}`;
  });
}

/** Prisma and the database belong to the models that run on the server; what a row holds all models may say. */
export function strayDatabaseImports(sources: Source[]): string[] {
  return every(sources, ({ from, to, type }) => {
    if (type && roomOf(from) === "models" && roomOf(to) === "generated") return null;
    const database =
      /^(@prisma\/|better-sqlite3$)/.test(to) || ["db", "generated"].includes(roomOf(to) ?? "");
    if (!database || roomOf(from) === "db") return null;
    return /^app\/models\/[\w-]+\/[\w-]+\.server\.m?[jt]s$/.test(from)
      ? null
      : "only app/models/*/*.server speak to the database";
  });
}

/** Models know no request, no response, no cookie and no React. */
export function worldlyModels(sources: Source[]): string[] {
  return every(sources, ({ from, to }) => {
    if (roomOf(from) !== "models") return null;
    // A model may call another site (node:https); what comes in is none of its business.
    return /^(react(-dom)?(\/|$)|@remix-run\/|remix-utils|express|node:http2?$)/.test(to)
      ? "models know nothing of the web or of React"
      : null;
  });
}

/** What may run in a browser must not bring in what may not. Types are gone by then. */
export function serverInBrowser(sources: Source[]): string[] {
  return every(sources, ({ from, to, type }) => {
    const room = roomOf(from);
    const safe =
      (room === "models" || room === "steel" || room === "ui") && !/\.server\.[cm]?[jt]sx?$/.test(from);
    if (!safe || type) return null;
    const server = /\.server(\.tsx?)?$/.test(to) || /^(node:|@remix-run\/(node|serve|express))/.test(to);
    return server ? "this runs in the browser too" : null;
  });
}

/** In a browser zod must not try to compile its checks: `models/text/schema.ts` tells it so, and hands it on. */
export function compilingSchemas(sources: Source[]): string[] {
  return every(sources, ({ from, to, type }) => {
    const safe = !/\.server\.[cm]?[jt]sx?$/.test(from) && from !== "app/models/text/schema.ts";
    return safe && !type && to === "zod" ? "what runs in a browser takes z from models/text/schema" : null;
  });
}

/** Files that import each other in a circle, types too, each circle once. */
export function circles(sources: Source[]): string[] {
  const next = new Map(sources.map(({ file, imports }) => [file, imports.map(({ to }) => to)]));
  const found: string[] = [];
  const done = new Set<string>();
  const walk = (file: string, trail: string[]) => {
    const at = trail.indexOf(file);
    if (at >= 0) found.push([...trail.slice(at), file].join(" → "));
    if (at >= 0 || done.has(file)) return;
    for (const to of next.get(file) ?? []) walk(to, [...trail, file]);
    done.add(file);
  };
  for (const file of next.keys()) walk(file, []);
  return found;
}

/** Each folder of models that reaches itself through the others, with the folders it reaches. Types count too. */
export function folderCircles(sources: Source[]): string[] {
  const folderOf = (file: string) => /^app\/models\/([^/]+)\//.exec(file)?.[1];
  const next = new Map<string, Set<string>>();
  for (const { from, to } of sources.flatMap(({ imports }) => imports)) {
    const [here, there] = [folderOf(from), folderOf(to)];
    if (here && there && here !== there) next.set(here, (next.get(here) ?? new Set()).add(there));
  }
  const reach = (folder: string, reached = new Set<string>()): Set<string> => {
    for (const to of next.get(folder) ?? []) if (!reached.has(to)) reach(to, reached.add(to));
    return reached;
  };
  const found = [...next.keys()].filter((folder) => reach(folder).has(folder));
  return found.length > 0 ? [`in a circle: ${found.sort().join(", ")}`] : [];
}

function every(sources: Source[], check: (one: Import) => string | null): string[] {
  return sources
    .flatMap(({ imports }) => imports)
    .flatMap((one) => {
      const fault = check(one);
      return fault ? [`${one.from} imports ${one.to}: ${fault}`] : [];
    });
}

/** The room of a file of the product; null for packages and everything outside. */
function roomOf(file: string): string | null {
  if (file.startsWith("prisma/sample")) return "sample";
  if (!file.startsWith("app/")) return null;
  const [, directory, inside] = file.split("/");
  if (inside !== undefined) return directory ?? null;
  if (/^db(-[\w-]+)?\.server/.test(directory ?? "")) return "db";
  if (/^env\.server/.test(directory ?? "")) return "env";
  if (/^log\.server/.test(directory ?? "")) return "log";
  return "root";
}
