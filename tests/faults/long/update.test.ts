import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../../../scripts/start/database.mjs";
import { root } from "../../../scripts/start/root.mjs";
import { heapOptions } from "../../../scripts/test/environment.mjs";
import { freePort } from "../../support/raw-http";
import { commitAll, makePlace, type Place } from "../../support/releases";

/**
 * deploy/update and deploy/rollback with the site itself, as it is committed: three builds. What tests/commands/update.test.ts
 * does with a site of a few lines, and how long visitors wait.
 */
const PATIENCE_MS = 15 * 60_000;
/** Of a build's half minute nothing: the figure itself is printed. */
const MOST_SWITCH_MS = 10_000;

let origin: string;
let place: Place;
let url: string;

beforeAll(async () => {
  origin = path.join(mkdtempSync(path.join(tmpdir(), "steel origin ")), "clone");
  execFileSync("git", ["clone", "--quiet", root, origin]);
  execFileSync("git", ["-C", origin, "tag", "first"]);
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  process.env.HEAP = heapOptions.join(" ");
  place = makePlace(origin, {
    HOST: "127.0.0.1",
    PORT: String(port),
    DATABASE_URL: "file:../../shared/site.db",
    UPLOADS_DIR: "../../shared/uploads",
    BACKUP_DIR: "off",
    SAMPLE_CONTENT: "off",
  });
});
afterAll(() => {
  place.remove();
  rmSync(path.dirname(origin), { recursive: true, force: true });
});

/** A version that changes the tables; `breaks` is what its start does instead of serving. */
function publish(version: string, column: string, breaks = "") {
  const folder = path.join(origin, "prisma", "migrations", `9999${column}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "migration.sql"), `ALTER TABLE "Product" ADD COLUMN "${column}" TEXT;\n`);
  const file = path.join(origin, "scripts", "start", "serve.mjs");
  const before = readFileSync(file, "utf8").replace(/^.*breaks here\n/m, "");
  const line = "  process.chdir(root);\n";
  writeFileSync(file, breaks ? before.replace(line, `${line}  ${breaks} // breaks here\n`) : before);
  commitAll(origin, version);
}

function columns() {
  const database = openDatabase(place.below("shared", "site.db"), { timeout: 5_000 });
  try {
    return database.prepare("SELECT name FROM pragma_table_info('Product')").pluck().all();
  } finally {
    database.close();
  }
}

/** The longest time between two answers, in milliseconds, while `work` is done. */
async function longestSilence(work: () => Promise<unknown>) {
  let over = false;
  let longest = 0;
  const watch = (async () => {
    let last = Date.now();
    while (!over) {
      const answer = await fetch(`${url}/about`).catch(() => null);
      if (answer?.ok) {
        longest = Math.max(longest, Date.now() - last);
        last = Date.now();
      }
      await answer?.text();
      await pause(20);
    }
  })();
  await work();
  over = true;
  await watch;
  return longest;
}

test("the site is updated over a migration and serves while the next release is built, a broken start takes itself back, and so does a rollback", async () => {
  const first = await place.update("first", PATIENCE_MS);
  expect(first.code, first.all).toBe(0);
  const before = columns();

  publish("second", "coating");
  let said = "";
  const silence = await longestSilence(async () => {
    const { code, all } = await place.update("HEAD", PATIENCE_MS);
    said = all;
    expect(code, all).toBe(0);
  });
  console.log(said, `longest silence: ${silence} ms`);
  expect(silence).toBeLessThan(MOST_SWITCH_MS);
  expect(columns()).toEqual([...before, "coating"]);

  publish("third", "mill", "process.exit(78);");
  const broken = await place.update("HEAD", PATIENCE_MS);
  expect(broken.code).toBe(1);
  expect(broken.all).toMatch(/second serves again\.\n$/);
  expect((await fetch(`${url}/about`)).status).toBe(200);
  expect(columns()).toEqual([...before, "coating"]);

  expect((await place.rollback()).all).toContain("say --with-database");
  const back = await place.rollback("--with-database");
  expect(back.code, back.all).toBe(0);
  expect(columns()).toEqual(before);
  expect((await fetch(`${url}/about`)).status).toBe(200);
});
