import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Plugin, Rollup } from "vite";
import remixOptions from "../../remix.config.js";

/** Remix asks for these at run time; here they are settled, and what only the other answer needs can be left out. */
const SETTLED: [asked: RegExp, answer: string][] = [
  [/\b(window\.__remixContext\.)?future\.v3_singleFetch\b/g, "true"],
  [/\bfuture\.v3_lazyRouteDiscovery === true && !isSpaMode/g, "false"],
  [/\bwindow\.__remixContext\.isSpaMode\b/g, "false"],
  [/\bif \(isSpaMode\b/g, "if (false"],
  [/\bisSpaMode \?/g, "false ?"],
];

/** For the browser's code alone: a third of Remix's own is for ways of working that this site does not use. */
export function settleFlags(): Plugin {
  const { v3_singleFetch, v3_lazyRouteDiscovery } = remixOptions.future ?? {};
  const fits = v3_singleFetch && !v3_lazyRouteDiscovery;
  return {
    name: "settle-flags",
    apply: "build",
    transform(code, id, options) {
      if (!fits || options?.ssr || !/\/@remix-run\/react\/dist\/esm\//.test(id)) return;
      return {
        code: SETTLED.reduce((text, [asked, answer]) => text.replaceAll(asked, answer), code),
        map: null,
      };
    },
  };
}

const FRAME = /\/app\/(root|entry\.client|site\/frame\/layout)\.tsx(\?|$)/;
const SCREEN = /\/app\/site\/.*\?__remix/;

/** A part that so many screens share is one of the frame's; in characters, longer ones stay apart. */
const SHARED_BY = 5;
const LONGEST_SHARED = 3_000;

/**
 * What every public page needs comes in one file, and what the same few screens share in another: forty small ones
 * compress badly and are asked for one by one.
 */
export function gatherFrame(): Rollup.GetManualChunk {
  let files: Map<string, string> | undefined;
  return (id, { getModuleIds, getModuleInfo }) => {
    const next = (each: string) => getModuleInfo(each)?.importedIds ?? [];
    files ??= assignFiles([...getModuleIds()], next, (each) => getModuleInfo(each)?.code?.length ?? 0);
    return files.get(id);
  };
}

function assignFiles(
  ids: string[],
  next: (id: string) => readonly string[],
  lengthOf: (id: string) => number,
): Map<string, string> {
  const roots = ids.filter((id) => FRAME.test(id));
  const frame = reach(roots, next);
  const screens = ids.filter((id) => SCREEN.test(id)).map((id) => ({ id, parts: reach([id], next) }));
  const usersOf = (id: string) => [
    ...new Set(screens.filter(({ parts }) => parts.has(id)).map((screen) => path.parse(screen.id).name)),
  ];
  for (const id of ids) {
    const isCommon = usersOf(id).length >= SHARED_BY && lengthOf(id) < LONGEST_SHARED;
    if (isCommon) for (const each of reach([id], next)) frame.add(each);
  }
  const entries = new Set([...roots, ...screens.map(({ id }) => id)]);
  const files = new Map<string, string>();
  for (const id of ids) {
    const users = usersOf(id);
    if (entries.has(id)) continue;
    if (frame.has(id)) files.set(id, "frame");
    else if (users.length > 1) files.set(id, users.sort().join("-"));
  }
  return files;
}

function reach(from: string[], next: (id: string) => readonly string[]): Set<string> {
  const found = new Set(from);
  for (const id of found) for (const each of next(id)) found.add(each);
  return found;
}

const ASSETS = "build/client/assets";

/** The browser follows no link to a file or a call of the API by script, so it need not know their routes. */
export function forgetFileRoutes() {
  const isEmpty = ({ module }: { module: string }) =>
    readFileSync(path.join("build/client", module), "utf8").trim().length <= 1;
  for (const name of readdirSync(ASSETS).filter((each) => /^manifest-\w+\.js$/.test(each))) {
    const [before = "", text = ""] = readFileSync(path.join(ASSETS, name), "utf8").split(/(?<==)(?={)/, 2);
    const manifest = JSON.parse(text.replace(/;\s*$/, ""));
    const routes = Object.entries<{ module: string }>(manifest.routes).filter(([, route]) => !isEmpty(route));
    writeFileSync(
      path.join(ASSETS, name),
      `${before}${JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })};`,
    );
  }
}
