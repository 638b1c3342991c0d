import { execFileSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { runProgram } from "./command";

/** What is systemd's and root's on a server, as small programs: a service is a process with its number in a file. */
const programs = {
  id: "echo 0",
  chown: "exit 0",
  install: 'for one in "$@"; do case $one in */*) mkdir -p "$one" ;; esac; done',
  runuser: 'while [ "$1" != -- ]; do shift; done; shift; exec "$@"',
  journalctl: 'tail -n 15 "$PLACE/journal"',
  systemctl: `number="$PLACE/number"
case $1 in
  stop | restart)
    if [ -f "$number" ]; then kill "$(cat "$number")"; fi
    while [ -f "$number" ]; do sleep 0.02; done ;;
  is-failed) [ ! -f "$number" ]; exit ;;
esac
if [ "$1" = restart ]; then
  cd "$PLACE/current"
  sh -c 'sh scripts/node $HEAP scripts/start.mjs & echo $! >"$1"; wait $!; rm "$1"' - "$number" >>"$PLACE/journal" 2>&1 9>&- &
  while [ ! -f "$number" ]; do sleep 0.01; done
fi`,
};

export type Place = ReturnType<typeof makePlace>;

/** A server's /srv/steel whose source is a clone of `origin`, and whose service is a process of this test. */
export function makePlace(origin: string, variables: Record<string, string>) {
  const machine = mkdtempSync(path.join(tmpdir(), "steel server "));
  const place = path.join(machine, "srv");
  const bin = path.join(machine, "bin");
  for (const folder of [bin, path.join(place, "shared")]) mkdirSync(folder, { recursive: true });
  for (const [name, program] of Object.entries(programs)) {
    writeFileSync(path.join(bin, name), `#!/bin/sh\n${program}\n`);
    chmodSync(path.join(bin, name), 0o755);
  }
  const below = (...parts: string[]) => path.join(place, ...parts);
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(below("shared", ".env"), lines.join(""), { mode: 0o600 });
  execFileSync("git", ["clone", "--quiet", origin, below("source")]);
  const env: Record<string, string> = { PLACE: place };
  for (const name of ["HOME", "PATH", "NODE_EXTRA_CA_CERTS", "npm_config_cache", "npm_execpath", "HEAP"]) {
    const value = process.env[name];
    if (value !== undefined) env[name] = value;
  }
  env.PATH = `${bin}:${path.dirname(process.execPath)}:${env.PATH}`;
  const run = (name: string, args: string[], patience?: number) =>
    runProgram("sh", [below("source", "deploy", name), ...args], { env, ...(patience ? { patience } : {}) });
  return {
    below,
    update: (version?: string, patience?: number) => run("update", version ? [version] : [], patience),
    rollback: (...args: string[]) => run("rollback", args),
    serving: () => path.basename(readlinkSync(below("current"))),
    releases: () => readdirSync(below("releases")).sort(),
    remove: () => {
      // Ended before its folder goes: a file that vanishes meanwhile ends the removal half-way, without an error.
      execFileSync(path.join(bin, "systemctl"), ["stop"], { env: { ...process.env, ...env } });
      rmSync(machine, { recursive: true });
    },
  };
}

/** A repository in `directory` of which each commit is a version to update to. */
export function commitAll(directory: string, tag: string) {
  const git = (...args: string[]) =>
    execFileSync(
      "git",
      ["-C", directory, "-c", "user.name=Test", "-c", "user.email=test@steel.example", ...args],
      { stdio: "ignore" },
    );
  if (!existsSync(path.join(directory, ".git"))) git("init", "--quiet", "--initial-branch=main");
  git("add", "--all");
  git("commit", "--quiet", "--message", tag);
  git("tag", tag);
}
