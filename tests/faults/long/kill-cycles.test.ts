import { readdirSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listPictureFiles } from "~/models/picture/name.server";
import { type Client, openClient, picture } from "../../api/client";
import { type Home, makeHome, removeHome } from "../../support/home";
import { report } from "../../support/report";
import { type Site, startSite } from "../../support/site";
import { filesOf, openHome } from "../../support/stock";
import { firstAdmin } from "../../support/template";
import { listLost, makeWriter, type Writer, writeUntilGone } from "./writers";

/** `kill -9` again and again under eight writers with pictures. */
const CYCLES = Number(process.env.CYCLES) || 200;
const WRITERS = 8;

let home: Home;
let site: Site;
let token: string;
beforeAll(async () => {
  home = await makeHome("bare");
  site = await startSite({ home });
  const { json } = await openClient(site.url).signIn(firstAdmin.email, firstAdmin.password);
  token = json.data.token;
});
afterAll(async () => {
  await site.kill();
  removeHome(home);
});

/** The session outlives the kills: nobody signs in again. */
function speakTo(url: string): Client {
  const client = openClient(url);
  const call: Client["call"] = (method, path, sent = {}) =>
    client.call(method, path, { ...sent, headers: { Authorization: `Bearer ${token}`, ...sent.headers } });
  return { ...client, call };
}

type Row = { id: string; name: string; image: string };

/** What the database says once the site is up again, beside it. */
function look() {
  const database = openHome(home);
  const rows = database.prepare(`SELECT "id", "name", "image" FROM "Product"`).all() as Row[];
  const faults = [
    ...database.prepare("PRAGMA integrity_check").pluck().all(),
    ...database.prepare("PRAGMA foreign_key_check").all(),
  ];
  const named = listPictureFiles(database).toSorted();
  database.close();
  const shown = rows.flatMap(({ image }) => filesOf(image));
  return { names: new Map(rows.map(({ id, name }) => [id, name])), faults, named, shown };
}

const stored = () =>
  readdirSync(home.uploadsDir)
    .filter((name) => !name.startsWith("."))
    .toSorted();

/** Files without a row, and files of rows that are not there. */
function listMismatches() {
  const [files, named] = [stored(), look().named];
  const [areFiles, areNamed] = [new Set(files), new Set(named)];
  return [...files.filter((name) => !areNamed.has(name)), ...named.filter((name) => !areFiles.has(name))];
}

test("loses nothing that was acknowledged and leaves nothing behind", {
  timeout: CYCLES * 60_000,
}, async () => {
  const writers: Writer[] = Array.from({ length: WRITERS }, makeWriter);
  const acknowledged = () => writers.reduce((sum, writer) => sum + writer.acknowledged, 0);
  const file = await picture();
  for (let cycle = 0; cycle < CYCLES; cycle += 1) {
    const before = acknowledged();
    const writing = Promise.all(writers.map((writer) => writeUntilGone(speakTo(site.url), writer, file)));
    await expect.poll(acknowledged, { timeout: 20_000 }).toBeGreaterThan(before + 3);
    await pause(Math.random() * 900);
    await site.kill();
    await writing;
    site = await startSite({ home });
    const { names, faults, shown } = look();
    expect(faults).toEqual(["ok"]);
    expect(writers.flatMap((writer) => listLost(writer, names))).toEqual([]);
    const files = new Set(stored());
    expect(shown.filter((name) => !files.has(name))).toEqual([]);
    // The sweep that follows a start, two seconds after it; deletions whose undo is over go in it too.
    // A busy machine takes long to look at twenty thousand files.
    await expect.poll(listMismatches, { timeout: 60_000, interval: 200 }).toEqual([]);
  }
  report(`${CYCLES} kills, ${acknowledged()} acknowledged writes, none lost`);
});
