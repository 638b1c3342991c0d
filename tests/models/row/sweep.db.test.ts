import { mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { db } from "~/db.server";
import { env } from "~/env.server";
import { newId } from "~/models/row/id.server";
import { noteOutsideWriter } from "~/models/row/outside.server";
import { sweepLeftovers } from "~/models/row/sweep.server";

const HOUR = 60 * 60 * 1000;
const uploads = path.resolve(env.UPLOADS_DIR);
const ago = (hours: number) => new Date(Date.now() - hours * HOUR);

/** An old master file and its name. */
function put() {
  const name = `${newId()}-800x600.webp`;
  mkdirSync(uploads, { recursive: true });
  writeFileSync(path.join(uploads, name), "x");
  utimesSync(path.join(uploads, name), ago(1), ago(1));
  return name;
}

it("keeps every picture that a row, a kept deletion or a saved draft speaks of", async () => {
  const names = Array.from({ length: 6 }, put);
  const [image = "", banerImage = "", sideImage = "", picture = "", deleted = "", waiting = ""] = names;
  const dates = { createdAt: ago(2), updatedAt: ago(2) };
  const sizes = { thicknessMin: 1, thicknessMax: 1, widthMin: 1, widthMax: 1 };
  await db.product.create({
    data: {
      id: newId(),
      name: "A",
      type: "hotrolledsheet",
      deliveryDays: "1",
      number: "1",
      image,
      ...sizes,
      ...dates,
    },
  });
  await db.blog.create({ data: { id: newId(), banerImage, sideImage, ...dates } });
  await db.testimonial.create({
    data: { id: newId(), rating: 5, description: "d", fullName: "f", designation: "d", picture, ...dates },
  });
  const deletion = { kind: "product", rowId: newId(), row: "{}", files: JSON.stringify([deleted]) };
  await db.deletedRow.create({ data: { id: newId(), ...deletion, expiresAt: new Date(Date.now() + HOUR) } });
  const post = { path: "/addproduct", fields: "{}", files: JSON.stringify([waiting]) };
  await db.savedDraft.create({ data: { id: newId(), ...post, createdAt: ago(1) } });
  const orphan = put();

  expect(await sweepLeftovers()).toBe(1);
  expect(readdirSync(uploads).sort()).toEqual([...names].sort());
  expect(names).not.toContain(orphan);
});

it("ends what is over and leaves what is not", async () => {
  const admin = { fullName: "A", email: "a@a.a", emailKey: "a@a.a", userName: "a", passwordHash: "x" };
  await db.admin.create({ data: { id: "admin", ...admin, createdAt: ago(0), updatedAt: ago(0) } });
  const session = (id: string, createdAt: Date, seenAt: Date) => ({
    id,
    adminId: "admin",
    data: "{}",
    createdAt,
    seenAt,
  });
  await db.session.createMany({
    data: [
      session("open", ago(24), ago(7)),
      session("idle", ago(24), ago(9)),
      session("old", ago(7 * 24 + 1), ago(0)),
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
  await db.savedDraft.create({
    data: { id: "over", path: "/", fields: "{}", files: "[]", createdAt: ago(48) },
  });

  await sweepLeftovers();

  expect(await db.session.findMany({ select: { id: true } })).toEqual([{ id: "open" }]);
  expect(await db.throttle.findMany({ select: { key: true } })).toEqual([{ key: "running" }]);
  expect(await db.formReceipt.findMany({ select: { id: true } })).toEqual([{ id: "new" }]);
  expect(await db.deletedRow.count({ where: { id: "over" } })).toBe(0);
  expect(await db.savedDraft.count({ where: { id: "over" } })).toBe(0);
  expect(readdirSync(uploads)).not.toContain(gone);
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
  const before = put(-1);
  const since = put(1);
  await sweepLeftovers(new Date());
  expect(readdirSync(uploads)).toEqual(expect.arrayContaining([before, since]));
  await sweepLeftovers(new Date(), startedAt);
  expect(readdirSync(uploads)).not.toContain(before);
  expect(readdirSync(uploads)).toContain(since);
});

it("at a start spares the last ten minutes while an import runs beside", async () => {
  const startedAt = new Date();
  const young = `${newId()}-800x600.webp`;
  writeFileSync(path.join(uploads, young), "x");
  await noteOutsideWriter();
  await sweepLeftovers(new Date(), new Date(startedAt.getTime() + 5_000));
  expect(readdirSync(uploads)).toContain(young);
  await noteOutsideWriter(ago(1));
  await sweepLeftovers(new Date(), new Date(startedAt.getTime() + 5_000));
  expect(readdirSync(uploads)).not.toContain(young);
});
