import { beforeAll, describe, expect, it } from "vitest";
import { db } from "~/db.server";
import { summariseTypes } from "~/models/product/count.server";
import type { ProductSort } from "~/models/product/filter-field";
import type { ProductWish, SizeRange } from "~/models/product/filtered.server";
import { listFullProducts, listProducts } from "~/models/product/read.server";
import { insertProduct } from "~/models/product/write.server";
import { newId } from "~/models/row/id.server";
import { type ProductType, productTypes } from "~/steel/kind";
import { recogniseGrade } from "~/steel/reading/grade-name";
import type { Finish } from "~/steel/reading/shape";
import { rollDice } from "../../support/seeded";
import { sheet } from "./sheet";

/** What the lists say, against the same rows in plain JavaScript. */
type Row = { id: string; name: string; type: ProductType; at: number; thickness: number[]; width: number[] };

/** What the names say. */
const said: Record<string, { grades: string[]; finish: Finish | null }> = {
  Sheet: { grades: [], finish: null },
  "Sheet E250": { grades: ["E250", "IS 2062"], finish: null },
  "Sheet E250 BR": { grades: ["E250", "E250 BR", "IS 2062"], finish: null },
  "Pickled sheet IS 2062": { grades: ["IS 2062"], finish: "pickled" },
  "Chequered sheet": { grades: [], finish: "chequered" },
};

const dice = rollDice(10);
const rows: Row[] = [];

const some = (values: number[]) => Array.from({ length: 1 + dice.below(3) }, () => dice.pick(values));
const newRow = (): Row => ({
  id: newId(),
  name: dice.pick(Object.keys(said)),
  type: dice.pick(productTypes),
  // Several rows share a moment: the id decides.
  at: Date.UTC(2026, 0, 1) + dice.below(40) * 1000,
  thickness: some([0.5, 1, 1.6, 2, 2.05, 6, 10, 40]),
  width: some([900, 1000, 1250, 1500, 2000]),
});
const inputOf = ({ name, type, thickness, width }: Row) => ({ ...sheet, name, type, thickness, width });

async function add(row: Row) {
  await db.$transaction((tx) =>
    insertProduct(tx, inputOf(row), {}, { id: row.id, createdAt: new Date(row.at) }),
  );
  rows.push(row);
}

beforeAll(async () => {
  for (let count = 0; count < 180; count += 1) await add(newRow());
}, 60_000);

const within = (values: number[], [range]: readonly SizeRange[]) =>
  !range || values.some((mm) => mm >= (range.min ?? 0) && mm <= (range.max ?? 1e9));

const newestFirst = (a: Row, b: Row) => b.at - a.at || (a.id < b.id ? 1 : -1);
const byId = (a: Row, b: Row) => (a.id < b.id ? 1 : -1);
const orders: Record<ProductSort, (a: Row, b: Row) => number> = {
  newest: newestFirst,
  thinnest: (a, b) => Math.min(...a.thickness) - Math.min(...b.thickness) || byId(a, b),
  widest: (a, b) => Math.max(...b.width) - Math.max(...a.width) || byId(a, b),
};

function expected(wish: ProductWish, sort: ProductSort, grade: string | null): string[] {
  return rows
    .filter(({ name }) => grade === null || said[name]?.grades.includes(grade))
    .filter(({ name }) => wish.finish === null || said[name]?.finish === wish.finish)
    .filter(({ type }) => wish.types.length === 0 || wish.types.includes(type))
    .filter(({ thickness, width }) => within(thickness, wish.thickness) && within(width, wish.width))
    .sort(orders[sort])
    .map(({ id }) => id);
}

const bound = (values: number[]) => (dice.chance(0.4) ? null : dice.pick(values));
const range = (least: number[], greatest: number[]) => {
  const [min, max] = [bound(least), bound(greatest)];
  return min === null && max === null ? [] : [{ min, max }];
};

describe("a list of products", () => {
  it("has the rows that match, in order, each on one page", async () => {
    for (let turn = 0; turn < 40; turn += 1) {
      const grade = dice.chance(0.7) ? null : dice.pick(["E250", "E250 BR", "IS 2062", "S355"]);
      const asked = grade === null ? null : recogniseGrade(grade);
      const wish: ProductWish = {
        types: dice.chance(0.3) ? [] : [dice.pick(productTypes)],
        thickness: range([0.5, 0.8, 1.6, 2, 5, 20], [0.8, 1, 2, 2.05, 8, 40]),
        width: range([900, 1010, 1250], [1000, 1240, 1250, 2000]),
        grades: asked ? [asked] : [],
        finish: dice.chance(0.8) ? null : dice.pick(["pickled", "chequered"]),
      };
      const sort = dice.pick(["newest", "thinnest", "widest"] as const);
      const wanted = expected(wish, sort, grade);
      const perPage = 1 + dice.below(9);
      const pages = Math.max(1, Math.ceil(wanted.length / perPage));
      const listed: string[] = [];
      for (let page = 1; page <= pages + 1; page += 1) {
        const list = await listProducts({ wish, sort, page, perPage });
        expect([list.total, list.pages]).toEqual([wanted.length, pages]);
        listed.push(...list.rows.map(({ id }) => id));
      }
      expect(listed).toEqual(wanted);
    }
  }, 60_000);

  it("has the rows of any range", async () => {
    const all = [...rows].sort(newestFirst).map(({ id }) => id);
    for (const skip of [0, 1, all.length >> 1, all.length - 3, all.length, all.length + 10]) {
      const listed = await listFullProducts({ skip, take: 7 });
      expect(listed.map(({ id }) => id)).toEqual(all.slice(skip, skip + 7));
    }
  });

  it("has each type's count, thinnest and thickest", async () => {
    const wanted = productTypes.map((type) => {
      const own = rows.filter((row) => row.type === type).flatMap(({ thickness }) => thickness);
      const count = rows.filter((row) => row.type === type).length;
      return { type, count, thicknessMin: Math.min(...own), thicknessMax: Math.max(...own) };
    });
    const summary = await summariseTypes();
    expect(summary.sort((a, b) => a.type.localeCompare(b.type))).toEqual(
      wanted.sort((a, b) => a.type.localeCompare(b.type)),
    );
  });
});
