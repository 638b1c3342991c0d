import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/db.server";
import { deleteProducts, restoreProducts } from "~/models/product/write.server";
import {
  bringIn,
  findImportUndo,
  listRefusedLines,
  matchNames,
  storeText,
  undoImport,
} from "~/models/sheet/sheet.server";
import { findSheet } from "~/models/sheet/store.server";
import { clearDatabase } from "../../support/database";

const ADMIN = "a".repeat(24);
const headings = "Id,Name,Type,Brand,Thickness,Width,Bottom Card Text,Delivery Days,Phone Number";
const line = (name: string, days: string, width = "1250", type = "Hot Rolled Sheet") =>
  `,${name},${type},,"2, 3","${width}",,${days},2015550101`;

async function send(...lines: string[]) {
  const stored = await storeText(ADMIN, "products.csv", [headings, ...lines].join("\n"));
  if (!stored.ok) throw new Error(stored.message);
  return () => findSheet(stored.id, ADMIN).then((sheet) => sheet ?? Promise.reject(new Error("gone")));
}

async function bringNow(...lines: string[]) {
  const find = await send(...lines);
  await bringIn(await find(), ADMIN);
}

const products = () =>
  db.product.findMany({
    select: { name: true, deliveryDays: true, widthMax: true },
    orderBy: { name: "asc" },
  });

beforeEach(clearDatabase);

describe("an import", () => {
  it("is undone: what it added goes, what it changed is as before, and what was changed since stays", async () => {
    const first = await send(line("Plate", "3 days"), line("Strip", "3 days"));
    await bringIn(await first(), ADMIN);
    const before = await products();
    const rows = await db.product.findMany({ select: { id: true, name: true } });
    const idOf = (name: string) => rows.find((row) => row.name === name)?.id ?? "";
    const second = await send(
      `${idOf("Plate")}${line("Plate", "9 days", "1000, 1500")}`,
      `${idOf("Strip")}${line("Strip", "9 days")}`,
      line("New", "1 day"),
    );
    await bringIn(await second(), ADMIN);
    expect((await second()).state).toBe("done");
    await db.product.updateMany({ where: { name: "Strip" }, data: { version: 9 } });
    expect(await undoImport(await second(), ADMIN)).toEqual({
      ok: true,
      value: { removed: 1, changed: 1, left: 1 },
    });
    expect((await second()).state).toBe("undone");
    const now = await products();
    expect(now).toEqual([before[0], { ...before[1], deliveryDays: "9 days" }]);
    expect(await findImportUndo((await second()).id)).toBeNull();
    expect((await undoImport(await second(), ADMIN)).ok).toBe(false);
  });

  it("matches by name regardless of case, and refuses a name that two have", async () => {
    await bringNow(line("Plate", "3 days"));
    const sheet = await send(line("PLATE", "5 days"), line("Other", "1 day", "1,250"));
    expect((await sheet()).plan.counts).toMatchObject({ added: 1, known: 1, refused: 1 });
    expect((await sheet()).plan.refused[0]?.messages).toEqual([
      "Width: “1,250” is two values, 1 and 250 mm: write 1250 for one, or put a space after the comma for two",
    ]);
    await matchNames(await sheet(), true);
    expect((await sheet()).plan.counts).toMatchObject({ added: 0, changed: 1, refused: 1 });
    await bringIn(await sheet(), ADMIN);
    expect(await products()).toMatchObject([{ name: "PLATE", deliveryDays: "5 days" }]);
    expect(await listRefusedLines(await sheet())).toMatchObject([{ line: 3, cells: { name: "Other" } }]);
    await bringNow(line("plate", "6 days"));
    const twice = await send(line("Plate", "7 days"));
    await matchNames(await twice(), true);
    expect((await twice()).plan.refused[0]?.messages).toEqual([
      "Name: 2 products have this name; give the id of one",
    ]);
  });
});

it("many products go together and come back together", async () => {
  await bringNow(...Array.from({ length: 120 }, (_, at) => line(`Plate ${at}`, "3 days")));
  const before = await db.product.findMany({ include: { sizes: true }, orderBy: { id: "asc" } });
  const { undoId, count } = await deleteProducts(before.map(({ id }) => id));
  expect([count, await db.product.count(), await db.productSize.count()]).toEqual([120, 0, 0]);
  expect(await restoreProducts(undoId)).toEqual({ ok: true, value: 120 });
  expect(await db.product.findMany({ include: { sizes: true }, orderBy: { id: "asc" } })).toEqual(before);
});
