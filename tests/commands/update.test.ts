import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../support/raw-http";
import { commitAll, makePlace, type Place } from "../support/releases";
import { fromRoot } from "../support/site";

/**
 * deploy/update and deploy/rollback with a site that is a few lines: its database is a text of migrations.
 * tests/faults/long/update.test.ts does the same with the real one.
 */
const BUILD = `import { existsSync, mkdirSync, writeFileSync } from "node:fs";
if (existsSync("breaks-build")) process.exit(1);
mkdirSync("build");
if (!existsSync("node_modules")) mkdirSync("node_modules");
if (!existsSync("node_modules/package")) writeFileSync("node_modules/package", "fetched");
writeFileSync("build/stamp.txt", "built");`;

const START = `import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { loadEnvironment } from "./start/environment.mjs";
loadEnvironment();
const { DATABASE, SNAPSHOTS, PORT } = process.env;
const had = existsSync(DATABASE) ? readFileSync(DATABASE, "utf8").trim().split("\\n") : [];
const known = readdirSync("prisma/migrations");
if (had.some((name) => !known.includes(name))) {
  console.log("The database comes from a newer version");
  process.exit(78);
}
if (known.length > had.length) {
  mkdirSync(SNAPSHOTS, { recursive: true });
  if (had.length) copyFileSync(DATABASE, SNAPSHOTS + "/site-" + Date.now() + ".db");
  writeFileSync(DATABASE, known.join("\\n"));
}
if (existsSync("breaks-start")) {
  console.log("SITE_URL: is wrong");
  process.exit(78);
}
createServer((_, response) => response.end(readFileSync("version"))).listen(Number(PORT), "127.0.0.1");`;

const RESTORE = `import { copyFileSync, existsSync } from "node:fs";
import { loadEnvironment } from "./start/environment.mjs";
loadEnvironment();
if (existsSync(process.env.DATABASE + "-open")) { console.log("Nothing was restored."); process.exit(1); }
copyFileSync(process.argv[2], process.env.DATABASE);`;

let origin: string;
let place: Place;
let url: string;
const inOrigin = (...parts: string[]) => path.join(origin, ...parts);

beforeAll(async () => {
  origin = mkdtempSync(path.join(tmpdir(), "steel origin "));
  for (const part of ["deploy", "scripts/node", "scripts/start"]) {
    cpSync(fromRoot(part), inOrigin(part), { recursive: true });
  }
  for (const [name, text] of Object.entries({ build: BUILD, start: START, restore: RESTORE })) {
    writeFileSync(inOrigin("scripts", `${name}.mjs`), text);
  }
  writeFileSync(inOrigin(".gitignore"), ".env\n.cache\nbuild\n");
  const scripts = { restore: "exec sh scripts/node scripts/restore.mjs" };
  writeFileSync(inOrigin("package.json"), JSON.stringify({ type: "module", scripts }));
  writeFileSync(inOrigin("package-lock.json"), "{}");
  publish("v1", { migration: "1_first" });
  const port = await freePort();
  url = `http://127.0.0.1:${port}/`;
  place = makePlace(origin, {
    HOST: "127.0.0.1",
    PORT: String(port),
    DATABASE: "../../shared/site.db",
    SNAPSHOTS: "../../shared/snapshots",
  });
});
afterAll(() => {
  place.remove();
  rmSync(origin, { recursive: true });
});

function publish(version: string, { migration = "", breaks = "" } = {}) {
  for (const fault of ["breaks-build", "breaks-start"]) rmSync(inOrigin(fault), { force: true });
  if (breaks) writeFileSync(inOrigin(breaks), "");
  if (migration) {
    mkdirSync(inOrigin("prisma", "migrations", migration), { recursive: true });
    writeFileSync(inOrigin("prisma", "migrations", migration, "migration.sql"), "");
  }
  writeFileSync(inOrigin("version"), version);
  commitAll(origin, version);
}

const served = async () => (await fetch(url)).text();
const database = () => readFileSync(place.below("shared", "site.db"), "utf8");

test("releases come and go beside each other, one at a time, and a fault leaves the one that serves", async () => {
  const first = await place.update();
  expect(first.code, first.all).toBe(0);
  expect(first.all).toMatch(/^Building v1\nv1 serves; the change took \d+ ms\.\n$/);
  expect(await served()).toBe("v1");

  publish("v2");
  publish("later");
  const both = await Promise.all([place.update("v2"), place.update("v2")]);
  expect(both.map(({ code }) => code).sort()).toEqual([0, 1]);
  expect(both.map(({ all }) => all).join()).toContain("Another update or rollback is under way.");
  expect(await served()).toBe("v2");
  expect((await place.update("v99")).all).toMatch(/^There is no version v99 in /);

  publish("v3", { breaks: "breaks-build" });
  const unbuilt = await place.update();
  expect(unbuilt.code).toBe(1);
  expect(unbuilt.all).toContain("v3 was not built. The site goes on as it was.");
  expect(await served()).toBe("v2");
  expect(place.releases()).toHaveLength(2);

  const tables = database();
  publish("v4", { migration: "2_broken", breaks: "breaks-start" });
  const unstarted = await place.update();
  expect(unstarted.code).toBe(1);
  expect(unstarted.all).toMatch(
    /v4 does not start\. It said:\n(?:.*\n)* {2}SITE_URL: is wrong\n(?:.*\n)*v2 serves again\.\n$/,
  );
  expect(await served()).toBe("v2");
  expect(database()).toBe(tables);
  expect(place.releases()).toHaveLength(2);

  const [one = "", other = ""] = place.releases();
  const fileOf = (release: string) =>
    statSync(place.below("releases", release, "node_modules", "package")).ino;
  expect(fileOf(one)).toBe(fileOf(other));
});

test("without a network nothing changes, and a tag that has moved is another release", async () => {
  renameSync(origin, `${origin} away`);
  const cut = await place.update();
  renameSync(`${origin} away`, origin);
  expect([cut.code, cut.all]).toEqual([
    1,
    expect.stringMatching(/could not be brought up to date\. The site/),
  ]);
  expect(cut.all).not.toContain("There is no version");
  expect((await place.update("v2")).all).toBe("v2 is the release that serves.\n");
  execFileSync("git", ["-C", origin, "tag", "--delete", "v2"]);
  rmSync(inOrigin("prisma", "migrations", "2_broken"), { recursive: true });
  publish("v2");
  expect((await place.update("v2")).all).toMatch(/^Building v2\nv2 serves; /);
});

/** What an update that was killed leaves, newer than the release that serves. */
const leaveHalfBuilt = () => mkdirSync(place.below("releases", `${place.serving()}-killed`));

/** As its clock was ahead when it was built, and when a snapshot was taken. */
function runAhead() {
  const ahead = "29990101T000000.000";
  renameSync(place.below("releases", place.serving()), place.below("releases", ahead));
  symlinkSync(`releases/${ahead}`, place.below("current.ahead"));
  renameSync(place.below("current.ahead"), place.below("current"));
  mkdirSync(place.below("shared", "snapshots"), { recursive: true });
  writeFileSync(place.below("shared", "snapshots", "site-9999999999999.db"), "");
}

test("the newest is that of the default branch, also under another name; three releases are kept, and neither a clock that ran ahead nor a killed update hides one", async () => {
  leaveHalfBuilt();
  runAhead();
  execFileSync("git", ["-C", origin, "branch", "--move", "trunk"]);
  publish("v6", { migration: "3_coating" });
  const updated = await place.update();
  expect([updated.code, updated.all]).toEqual([0, expect.stringMatching(/^v6 serves; /m)]);
  expect(database()).toContain("3_coating");
  expect(place.releases()).toHaveLength(3);
});

test("a rollback goes to the release before, and over a migration only when it is asked to", async () => {
  const refused = await place.rollback();
  expect(refused.code).toBe(1);
  expect(refused.all).toMatch(/^v6 has changed the tables\..* say --with-database: .* kept in a backup/);
  expect(await served()).toBe("v6");

  const snapshots = place.below("shared", "snapshots");
  renameSync(snapshots, `${snapshots}-away`);
  expect((await place.rollback("--with-database")).all).toBe("There is no snapshot of before v6.\n");
  expect(await served()).toBe("v6");
  renameSync(`${snapshots}-away`, snapshots);

  writeFileSync(place.below("shared", "site.db-open"), "");
  const kept = await place.rollback("--with-database");
  rmSync(place.below("shared", "site.db-open"));
  expect(kept.all).toBe("Nothing was restored.\nThe database could not be brought back. v6 serves again.\n");
  expect([kept.code, await served()]).toEqual([1, "v6"]);

  leaveHalfBuilt();
  const back = await place.rollback("--with-database");
  expect(back.code, back.all).toBe(0);
  expect(back.all).toMatch(/v2 serves again\.\n$/);
  expect(await served()).toBe("v2");
  expect(database()).toBe("1_first");

  expect((await place.rollback("--help")).all).toMatch(/^Usage: /);
  const fault = place.below("releases", place.releases()[0] ?? "", "breaks-start");
  writeFileSync(fault, "");
  const unstarted = await place.rollback();
  rmSync(fault);
  expect([unstarted.code, unstarted.all]).toEqual([
    1,
    expect.stringMatching(/ does not start\. v2 serves again\.\n$/),
  ]);
  expect(await served()).toBe("v2");
  expect((await place.rollback()).all).toMatch(/v2 serves again\.\n$/);
  const none = await place.rollback();
  expect([none.code, none.all]).toEqual([1, "There is no release before v2.\n"]);
  expect(await served()).toBe("v2");
});

test("what the site has to keep is no release's, and a release is no place to write", () => {
  const release = place.below("releases", place.serving());
  for (const link of [".env", ".cache"]) expect(existsSync(path.join(release, link))).toBe(true);
  expect(readFileSync(path.join(release, ".env"), "utf8")).toBe(
    readFileSync(place.below("shared", ".env"), "utf8"),
  );
  expect(existsSync(path.join(release, ".git"))).toBe(false);
});
