import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeBackup } from "~/models/backup/make.server";
import { root } from "../../../scripts/start/root.mjs";
import { testEnvironment } from "../../../scripts/test/environment.mjs";
import { type Home, makeHome, removeHome } from "../../support/home";
import { addStock, contentOf, digestsOf, dropStock, openHome } from "../../support/stock";

/** Restoring many pictures, at full length a thousand, and being killed while it is done. */
const PICTURES = 1_000;
const KILLS = 20;

type State = { directory: string; content: string; pictures: Record<string, string> };

let home: Home;
/** Two states of one site, each as a backup. */
let states: State[];
beforeAll(async () => {
  home = await makeHome("bare");
  const database = openHome(home);
  const stocked = Array.from({ length: PICTURES }, () => addStock(home, database, 300));
  const first = await keepState();
  for (const gone of stocked.slice(0, PICTURES / 3)) dropStock(home, database, gone);
  for (let count = 0; count < PICTURES / 5; count += 1) addStock(home, database, 300);
  const second = await keepState();
  database.close();
  states = [first, second];
}, 120_000);
afterAll(() => removeHome(home));

async function keepState(): Promise<State> {
  const site = { databaseFile: home.databaseFile, uploads: home.uploadsDir };
  const { directory } = await makeBackup(site, path.join(home.directory, "kept"));
  return { directory, content: contentOf(home.databaseFile), pictures: digestsOf(home.uploadsDir) };
}

function restore(directory: string) {
  const child = spawn(process.execPath, ["scripts/run.mjs", "restore", directory], {
    cwd: root,
    stdio: "ignore",
    env: testEnvironment({
      DATABASE_URL: home.databaseUrl,
      UPLOADS_DIR: home.uploadsDir,
      BACKUP_DIR: path.join(home.directory, "aside"),
    }),
  });
  return { child, exit: once(child, "exit") };
}

/** Which of the two states the site is in; every picture that this state names must be there as it was. */
function readState(): number {
  const content = contentOf(home.databaseFile);
  const at = states.findIndex((state) => state.content === content);
  expect(at, "the database is one of the two, whole").not.toBe(-1);
  expect(digestsOf(home.uploadsDir)).toMatchObject(states[at]?.pictures ?? {});
  return at;
}

test("killed at any moment it leaves the one state or the other, whole", {
  timeout: 20 * 60_000,
}, async () => {
  const begun = performance.now();
  const [first, second] = states;
  await restore(first?.directory ?? "").exit;
  const wholeMs = performance.now() - begun;
  expect(contentOf(home.databaseFile)).toBe(first?.content);
  expect(digestsOf(home.uploadsDir)).toEqual(first?.pictures);
  expect(Object.keys(first?.pictures ?? {})).toHaveLength(PICTURES * 5);

  let at = 0;
  const seen: number[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const { child, exit } = restore(states[1 - at]?.directory ?? "");
    // From the first file to the last: the parts of the time are tried in turn, each at a random moment.
    await pause(wholeMs * 1.1 * ((kill + Math.random()) / KILLS));
    child.kill("SIGKILL");
    await exit;
    at = readState();
    seen.push(at);
    rmSync(path.join(home.directory, "aside"), { recursive: true, force: true });
  }
  expect(seen).toHaveLength(KILLS);
  await restore(second?.directory ?? "").exit;
  expect(contentOf(home.databaseFile)).toBe(second?.content);
  expect(digestsOf(home.uploadsDir)).toEqual(second?.pictures);
  expect(readdirSync(home.directory).filter((name) => name.includes("restoring"))).toEqual([]);
});
