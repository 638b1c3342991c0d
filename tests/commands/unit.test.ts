import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  statSync,
} from "node:fs";
import path from "node:path";
import { describe, expect, test, vi } from "vitest";
import { root } from "../../scripts/start/root.mjs";
import { formOf, openClient, picture, product } from "../api/client";
import { makeHome, removeHome } from "../support/home";
import { fromRoot, startSite } from "../support/site";
import { firstAdmin } from "../support/template";

/** deploy/steel.service: what it forbids, and that the site lives with it. */
const unit = readFileSync(fromRoot("deploy", "steel.service"), "utf8");
const said = (name: string) =>
  [...unit.matchAll(new RegExp(`^${name}=(.*)$`, "gm"))].map(([, value]) => value);

test("the unit starts what npm start starts, and not again what no other start will mend", () => {
  const { scripts, config } = JSON.parse(readFileSync(fromRoot("package.json"), "utf8"));
  const command = scripts.start
    .replace("exec sh ", "/bin/sh ")
    .replace("$npm_package_config_server_heap", config.server_heap);
  expect(said("ExecStart")).toEqual([command]);
  expect(said("RestartPreventExitStatus")).toEqual(["78"]);
});

const analyze = spawnSync("systemd-analyze", ["--version"]).status === 0;
test.skipIf(!analyze)(
  analyze
    ? "the unit is 1.5 at most by systemd's own measure of exposure"
    : "the unit's exposure (skipped: systemd-analyze is not installed)",
  () => {
    const args = ["security", "--no-pager", "--offline=true", fromRoot("deploy", "steel.service")];
    const out = execFileSync("systemd-analyze", args, { encoding: "utf8" });
    const [, level = ""] = /Overall exposure level .*: ([\d.]+)/.exec(out) ?? [];
    expect(Number(level)).toBeGreaterThan(0);
    expect(Number(level)).toBeLessThanOrEqual(1.5);
  },
);

const NOBODY = 65_534;

/** What systemd's `ProtectHome` empties. */
const HOMES = ["/root", "/home"];

/** Of either kind of control groups, for the memory alone; made and removed as folders. */
const memory = [
  { group: "/sys/fs/cgroup/memory/steel-unit-test", limit: "memory.limit_in_bytes" },
  { group: "/sys/fs/cgroup/steel-unit-test", limit: "memory.max" },
];

/** The unit's limits, as far as they can be set without systemd; its filter of system calls cannot. */
function limits(writable: string) {
  const most = String(Number.parseFloat(said("MemoryMax")[0] ?? "") * 1024 ** 3);
  const script = `
    ${memory
      .map(
        ({ group, limit }) =>
          `if mkdir -p ${group} 2>/dev/null && [ -e ${group}/${limit} ]; then echo ${most} >${group}/${limit}; echo $$ >${group}/cgroup.procs; fi`,
      )
      .join("\n")}
    mount --make-rprivate /
    mount --bind "$1" "$1"
    mount -o remount,bind,ro /
    for home in ${HOMES.join(" ")}; do mount -t tmpfs -o size=4k,mode=000 none $home; done
    shift
    umask ${said("UMask")[0]}
    exec prlimit --nofile=${said("LimitNOFILE")[0]} \\
      setpriv --reuid=${NOBODY} --regid=${NOBODY} --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all "$@"`;
  return ["unshare", "--mount", "sh", "-euc", script, "sh", writable];
}

/** Whether another account may read this repository and its Node. */
function mayBeRead() {
  const reads = [
    "--reuid",
    `${NOBODY}`,
    "--clear-groups",
    process.execPath,
    "-e",
    `require("fs").readdirSync("${root}")`,
  ];
  return !HOMES.some((home) => root.startsWith(`${home}/`)) && spawnSync("setpriv", reads).status === 0;
}

const able =
  process.getuid?.() === 0 && spawnSync("unshare", ["--mount", "true"]).status === 0 && mayBeRead();

describe.skipIf(!able)(
  able ? "under its limits" : "under its limits (skipped: only root can set them)",
  () => {
    test("the site serves, signs in, takes a picture and stops, as nobody with one folder to write to", async () => {
      const home = await makeHome("bare");
      mkdirSync(path.join(home.directory, "tmp"));
      const everything = readdirSync(home.directory, { recursive: true, encoding: "utf8" });
      for (const one of ["", ...everything]) chownSync(path.join(home.directory, one), NOBODY, NOBODY);
      chmodSync(home.directory, 0o700);
      const env = {
        HOME: "/nonexistent",
        TMPDIR: path.join(home.directory, "tmp"),
        BACKUP_DIR: path.join(home.directory, "backups"),
      };
      const site = await startSite({ home, env, under: limits(home.directory) });
      try {
        const status = readFileSync(`/proc/${site.pid}/status`, "utf8");
        expect(status).toMatch(/^Uid:\s+65534\s+65534/m);
        expect(status).toMatch(/^CapEff:\s+0+$/m);
        expect(status).toMatch(/^CapBnd:\s+0+$/m);
        expect(status).toMatch(/^NoNewPrivs:\s+1$/m);
        expect((await fetch(site.url)).status).toBe(200);
        const client = openClient(site.url);
        await client.signIn(firstAdmin.email, firstAdmin.password);
        const form = formOf({ ...product, file: await picture() });
        const created = await client.call("POST", "/api/admin/product/createProduct", { form });
        expect(created.status, created.text).toBe(201);
        expect((await fetch(site.url + created.json.product.image)).status).toBe(200);
        const paper = await fetch(`${site.url}/product/${created.json.product._id}/datasheet.pdf`);
        expect(paper.status).toBe(200);
        for (const one of readdirSync(home.uploadsDir)) {
          expect(statSync(path.join(home.uploadsDir, one)).mode & 0o077).toBe(0);
        }
        expect(await site.end("SIGTERM")).toBe(0);
        expect(site.log()).not.toMatch(/EROFS|EACCES|EPERM|"event":"error"/);
      } finally {
        await site.kill();
        removeHome(home);
        for (const { group } of memory) await vi.waitFor(() => removeGroup(group), 5_000);
      }
    });
  },
);

/** The kernel lets go of it a moment after its last process. */
function removeGroup(group: string) {
  if (existsSync(group)) rmdirSync(group);
}
