import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "../start/root.mjs";
import { main, run, Stopped, step } from "../start/step.mjs";
import { testEnvironment } from "./environment.mjs";

/** The oldest Node that will do and the newest of each kind. */
const VERSIONS = ["22.14.0", "22", "24", "26"];

/** A start from nothing, every link of the home page, an enquiry, calls of programs, orderly stops, and remix-serve. */
const TESTS = [
  ...["commands/start", "server/kept-links", "site/enquiry/contact", "api/nouns"],
  ...["server/served-site", "server/stop", "server/plain-remix"],
].map((name) => `tests/${name}.test.ts`);

const TRY = `git clone --quiet "$0" "$1" && cd "$1" && shift && sh "$0/scripts/node" scripts/build.mjs &&
  sh "$0/scripts/node" node_modules/vitest/vitest.mjs run --config tests/vitest.config.ts "$@"`;

/** `npm run test:runtimes [-- 26]`: a clone of the committed tree installs, builds and passes, with each Node in turn. */
await main(async () => {
  const wanted = process.argv.slice(2);
  for (const version of wanted.length > 0 ? wanted : VERSIONS) {
    // A version such as `26` is the newest of its kind.
    const exact = version.includes(".") ? version : await newestOf(version);
    await step(`Node ${exact}`, () => tryRuntime(exact));
  }
});

async function newestOf(major) {
  const name = `node-${process.platform}-${process.arch}@${major}`;
  const { code, out, all } = await run("npm", ["view", name, "version", "--json"]);
  if (code !== 0) throw new Stopped(all.trim());
  const versions = [JSON.parse(out)].flat();
  return versions.sort((a, b) => a.localeCompare(b, "en", { numeric: true })).at(-1);
}

async function tryRuntime(version) {
  const env = testEnvironment({ STEEL_NODE: version });
  // An npm that is asked by another one would install into the other's folder.
  for (const name of Object.keys(env)) if (/^(npm_|INIT_CWD$|NODE_OPTIONS$)/.test(name)) delete env[name];
  const place = mkdtempSync(path.join(tmpdir(), "steel runtime "));
  try {
    const { code, all } = await run("sh", ["-c", TRY, root, path.join(place, "clone"), ...TESTS], { env });
    if (code !== 0) throw new Stopped(all);
    return /^ *Test Files .*/m.exec(all)?.[0];
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
