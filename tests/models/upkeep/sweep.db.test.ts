import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, it } from "vitest";
import { db } from "~/db.server";
import { env } from "~/env.server";
import { readSweepReport, reportSweep } from "~/models/picture/report.server";
import { createProduct } from "~/models/product/write.server";
import { newId } from "~/models/row/id.server";
import { sweepLeftovers } from "~/models/upkeep/sweep.server";
import { clearDatabase } from "../../support/database";
import { addAdmin } from "../account/admin-row";
import { sheet } from "../product/sheet";

const HOUR = 60 * 60 * 1000;
const uploads = path.resolve(env.UPLOADS_DIR);
const ago = (hours: number) => new Date(Date.now() - hours * HOUR);

/** What visitors reach. */
const shown = () =>
  readdirSync(uploads)
    .filter((name) => !name.startsWith("."))
    .sort();
const trashed = () => (existsSync(trash) ? readdirSync(trash).sort() : []);
const trash = path.join(uploads, ".trash");

/** An old master file and its name. */
function put(hours = 1) {
  const name = `${newId()}-800x600.webp`;
  mkdirSync(uploads, { recursive: true });
  writeFileSync(path.join(uploads, name), "x");
  utimesSync(path.join(uploads, name), ago(hours), ago(hours));
  return name;
}

function showPicture(picture: string) {
  const of = { rating: 5, description: "d", fullName: "f", designation: "d" };
  return db.testimonial.create({
    data: { id: newId(), ...of, picture, createdAt: ago(2), updatedAt: ago(2) },
  });
}

beforeEach(() => {
  clearDatabase();
  rmSync(uploads, { recursive: true, force: true });
});

it("keeps every picture that a row, a kept deletion or a saved draft speaks of", async () => {
  const names = Array.from({ length: 6 }, put);
  const [image = "", banerImage = "", sideImage = "", picture = "", deleted = "", waiting = ""] = names;
  await createProduct(sheet, { image });
  await db.blog.create({
    data: { id: newId(), banerImage, sideImage, createdAt: ago(2), updatedAt: ago(2) },
  });
  await showPicture(picture);
  const deletion = { kind: "product", rowId: newId(), row: "{}", files: JSON.stringify([deleted]) };
  await db.deletedRow.create({ data: { id: newId(), ...deletion, expiresAt: new Date(Date.now() + HOUR) } });
  const post = { path: "/addproduct", fields: "{}", files: JSON.stringify([waiting]) };
  await db.savedDraft.create({ data: { id: newId(), ...post, createdAt: ago(1) } });
  const orphan = put();

  expect(await sweepLeftovers()).toMatchObject({ files: 1, orphans: 1, pictures: 7 });
  expect(shown()).toEqual([...names].sort());
  expect(names).not.toContain(orphan);
});

it("ends what is over and leaves what is not", async () => {
  const { id: adminId } = await addAdmin("a@a.a");
  const session = (id: string, createdAt: Date, seenAt: Date) => ({
    id,
    adminId,
    data: "{}",
    createdAt,
    seenAt,
  });
  await db.session.createMany({
    data: [
      session("open", ago(24), ago(7)),
      session("idle", ago(24), ago(9)),
      session("old", ago(7 * 24 + 1), ago(0)),
      session("ahead", ago(-1000), ago(-1000)),
    ],
  });
  await db.throttle.createMany({
    data: [
      { key: "over", count: 1, expiresAt: ago(1) },
      { key: "running", count: 1, expiresAt: ago(-1) },
    ],
  });
  await db.formReceipt.createMany({
    data: [
      { id: "old", result: "x", createdAt: ago(25) },
      { id: "new", result: "x", createdAt: ago(23) },
    ],
  });
  const gone = put();
  const row = { kind: "product", rowId: "x", row: "{}", files: JSON.stringify([gone]) };
  await db.deletedRow.create({ data: { id: "over", ...row, expiresAt: ago(1) } });
  await db.deletedRow.create({ data: { id: "ahead", ...row, files: "[]", expiresAt: ago(-1000) } });
  await db.deletedRow.create({ data: { id: "import", ...row, files: "[]", expiresAt: ago(-23) } });
  await db.savedDraft.create({
    data: { id: "over", path: "/", fields: "{}", files: "[]", createdAt: ago(48) },
  });

  const upload = { adminId, name: "products.csv", text: "Id", plan: "{}", state: "planned" };
  await db.productSheet.createMany({
    data: [
      { id: "yesterday", ...upload, createdAt: ago(25) },
      { id: "today", ...upload, createdAt: ago(23) },
    ],
  });

  await sweepLeftovers();

  expect(await db.productSheet.findMany({ select: { id: true } })).toEqual([{ id: "today" }]);
  expect(await db.session.findMany({ select: { id: true } })).toEqual([{ id: "open" }]);
  expect(await db.throttle.findMany({ select: { key: true } })).toEqual([{ key: "running" }]);
  expect(await db.formReceipt.findMany({ select: { id: true } })).toEqual([{ id: "new" }]);
  expect(await db.deletedRow.findMany({ select: { id: true } })).toEqual([{ id: "import" }]);
  expect(await db.savedDraft.count({ where: { id: "over" } })).toBe(0);
  expect(readdirSync(uploads)).not.toContain(gone);
});

it("takes the copies of a picture with it, what never arrived at once, and no file of another program", async () => {
  const [known, orphan, young] = [newId(), newId(), newId()];
  const kept = [
    ...[`${known}-800x600.webp`, `${known}-800x600.320.avif`, `${young}-800x600.320.avif`],
    ...[".gitkeep", "notes.tmp", "holiday.webp", `${orphan}-800x600.webp.bak`, `${orphan}.webp`],
  ];
  const left = [`${orphan}-800x600.webp`, `${orphan}-800x600.320.avif`, `${orphan}-800x600.320.webp`];
  const arriving = [`.incoming/${known}-800x600.webp`, `.incoming/${newId()}`];
  mkdirSync(path.join(uploads, ".incoming"), { recursive: true });
  for (const name of [...kept, ...left, ...arriving]) {
    const at = name.startsWith(young) ? ago(0) : ago(1);
    writeFileSync(path.join(uploads, name), "x");
    utimesSync(path.join(uploads, name), at, at);
  }
  await showPicture(`${known}-800x600.webp`);
  expect(await sweepLeftovers()).toEqual({ files: 5, orphans: 1, pictures: 2, held: false });
  const trashes = left.map((name) => path.join(".trash", name));
  const all = [...kept, ...trashes, ".incoming", ".trash"];
  expect(readdirSync(uploads, { recursive: true, encoding: "utf8" }).sort()).toEqual(all.sort());
});

it("at a start takes at once what was written before it, and spares what is written since", async () => {
  const startedAt = new Date(Date.now() - 60_000);
  const put = (secondsAfter: number) => {
    const name = `${newId()}-800x600.webp`;
    const written = new Date(startedAt.getTime() + secondsAfter * 1000);
    writeFileSync(path.join(uploads, name), "x");
    utimesSync(path.join(uploads, name), written, written);
    return name;
  };
  mkdirSync(uploads, { recursive: true });
  const before = put(-1);
  const since = put(1);
  await sweepLeftovers(new Date());
  expect(readdirSync(uploads)).toEqual(expect.arrayContaining([before, since]));
  await sweepLeftovers(new Date(), { startedAt });
  expect(readdirSync(uploads)).not.toContain(before);
  expect(readdirSync(uploads)).toContain(since);
});

it("holds back where most pictures are nobody's, tells so, and goes on when the owner agrees", async () => {
  const names = Array.from({ length: 256 }, () => put());
  const now = new Date();
  const swept = await sweepLeftovers(now, { startedAt: now });
  expect(swept).toMatchObject({ files: 0, orphans: 256, pictures: 256, held: true });
  await reportSweep(swept, now);
  expect([shown(), trashed()]).toEqual([names.sort(), []]);
  expect(await readSweepReport(now)).toMatchObject({ orphans: 256, held: true });

  names.push(put());
  expect(await sweepLeftovers(now, { agreed: 256 })).toMatchObject({ held: true });
  const agreed = await sweepLeftovers(now, { agreed: 257 });
  await reportSweep(agreed, now);
  expect([shown(), trashed()]).toEqual([[], names.sort()]);
  const [week, later] = [6.9, 7.1].map((days) => new Date(now.getTime() + days * 24 * HOUR));
  expect(await readSweepReport(week)).toMatchObject({ orphans: 257, held: false });
  expect(await readSweepReport(later)).toBeNull();
});

it.each([
  [20, 200, false, false],
  [20, 100, false, true],
  [21, 300, false, true],
  [21, 200, true, true],
])("with %i of %i orphans holds back: %s, and tells: %s", async (orphans, pictures, held, told) => {
  const used = Array.from({ length: pictures - orphans }, () => put());
  await db.savedDraft.create({
    data: { id: newId(), path: "/", fields: "{}", files: JSON.stringify(used), createdAt: ago(1) },
  });
  const lost = Array.from({ length: orphans }, () => put()).sort();
  const swept = await sweepLeftovers();
  await reportSweep(swept, new Date());
  expect(swept).toMatchObject({ orphans, pictures, held });
  expect(trashed()).toEqual(held ? [] : lost);
  expect((await readSweepReport()) !== null).toBe(told);
});

it("keeps in the trash for seven days, and gives back what a row shows again", async () => {
  const [lost, found] = [put(), put()];
  await sweepLeftovers();
  expect(trashed()).toEqual([lost, found].sort());
  await showPicture(found);
  await sweepLeftovers(new Date(Date.now() + 6.9 * 24 * HOUR));
  expect([shown(), trashed()]).toEqual([[found], [lost]]);
  await sweepLeftovers(new Date(Date.now() + 7.1 * 24 * HOUR));
  expect([shown(), trashed()]).toEqual([[found], []]);
});
