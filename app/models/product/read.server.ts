import { db, readRows } from "~/db.server";
import { Prisma } from "~/generated/prisma/client";
import { type Focus, isCentre } from "~/models/picture/focus";
import { nameColumns } from "~/models/row/columns.server";
import { countRows } from "~/models/row/count.server";
import { inOrder } from "~/models/row/order.server";
import { countPages, type Page, type RowRange } from "~/models/row/page-number";
import { newestFirstInPieces, type Piece } from "~/models/row/pieces.server";
import { newestFirst, type Walk, walkIds } from "~/models/row/walk.server";
import type { ProductType } from "~/steel/kind";
import { findOnlySize } from "~/steel/only-size";
import type { Finish } from "~/steel/reading/shape";
import type { ProductFilter } from "./filter";
import { listNewestIds } from "./run.server";
import { countInSizeSets, findSizeSets, type SetWish } from "./size-set.server";
import type { ProductSort } from "./sort";

const cardColumns = {
  id: true,
  name: true,
  type: true,
  purchaseNow: true,
  deliveryDays: true,
  image: true,
  thicknessMin: true,
  thicknessMax: true,
  widthMin: true,
  widthMax: true,
  grade: true,
  standard: true,
  focusX: true,
  focusY: true,
} satisfies Prisma.ProductSelect;

const ownColumns = {
  ...cardColumns,
  finish: true,
  brand: true,
  number: true,
  version: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.ProductSelect;

const fullColumns = {
  ...ownColumns,
  sizes: { select: { axis: true, mm: true }, orderBy: { position: "asc" } },
} satisfies Prisma.ProductSelect;

type CardRow = Prisma.ProductGetPayload<{ select: typeof cardColumns }>;
type OwnRow = Prisma.ProductGetPayload<{ select: typeof ownColumns }>;
type FullRow = Prisma.ProductGetPayload<{ select: typeof fullColumns }>;
/** Columns that are told in another way. */
type Told = "type" | "finish" | "focusX" | "focusY";

/** `grade` and `standard` are what name and bottom card text say, null where they say nothing. */
export type ProductCard = Omit<CardRow, "type" | "focusX" | "focusY"> & {
  type: ProductType;
  /** Absent for the picture's centre: a page says it with every card. */
  focus?: Focus;
  /** As a form sends it; null where there are several to choose from. */
  onlySize: string | null;
};

/** `finish` as grade and standard. Sizes in mm, in the order they were typed. */
export type Product = Omit<FullRow, Told | "sizes"> & {
  type: ProductType;
  finish: Finish | null;
  focus?: Focus;
  thickness: number[];
  width: number[];
};

const orders: Record<ProductSort, Walk["order"]> = {
  newest: newestFirst,
  thinnest: [
    [Prisma.sql`t."thicknessMin"`, "ASC"],
    [Prisma.sql`t."id"`, "DESC"],
  ],
  widest: [
    [Prisma.sql`t."widthMax"`, "DESC"],
    [Prisma.sql`t."id"`, "DESC"],
  ],
};

const PIECE = 50;

type ListInput = { type?: ProductType | null; filter?: ProductFilter; page: number; perPage: number };

export async function listProducts({ type, filter, page, perPage }: ListInput): Promise<Page<ProductCard>> {
  const range = { skip: (page - 1) * perPage, take: perPage };
  const { rows, total } = await listWished(wishOf(type ?? null, filter), range, filter?.sort);
  return { rows, total, page, pages: countPages(total, perPage) };
}

export function countProducts(type: ProductType | null, filter?: ProductFilter): Promise<number> {
  return countWished(wishOf(type, filter));
}

export async function listWished(wish: SetWish, { skip, take }: RowRange, sort: ProductSort = "newest") {
  const sets = await findSizeSets(wish);
  const total = await countIn(wish, sets);
  const type = typeOf(wish);
  const walk = { ...walkOf(type, sets), order: orders[sort] };
  const isAll = type === null && sets === null && sort === "newest";
  const ids = isAll ? await listNewestIds(skip, take) : await walkIds(walk, total, skip, take);
  return { rows: await listProductsByIds(ids), total };
}

/** Of these products those that match, in their order. */
export async function narrowToWish(ids: string[], wish: SetWish): Promise<string[]> {
  const { where } = walkOf(typeOf(wish), await findSizeSets(wish));
  const rows = await readRows<{ id: string }>(Prisma.sql`
    SELECT t."id" FROM json_each(${JSON.stringify(ids)}) j CROSS JOIN "Product" t ON t."id" = j."value"
    WHERE ${where} ORDER BY j."key"`);
  return rows.map(({ id }) => id);
}

/** The newest `most` that match. */
export async function listWishedIds(wish: SetWish, most: number): Promise<string[]> {
  const sets = await findSizeSets(wish);
  const total = await countIn(wish, sets);
  return walkIds({ ...walkOf(typeOf(wish), sets), order: newestFirst }, total, 0, Math.min(most, total));
}

export async function countWished(wish: SetWish): Promise<number> {
  return countIn(wish, await findSizeSets(wish));
}

function countIn(wish: SetWish, sets: Prisma.Sql | null) {
  return sets ? countInSizeSets(sets) : countRows("product", typeOf(wish) ?? undefined);
}

export async function listProductsByIds(ids: string[]): Promise<ProductCard[]> {
  const rows = await readRows<CardRow>(Prisma.sql`
    SELECT ${nameColumns(cardColumns)} FROM "Product"
    WHERE "id" IN (SELECT j."value" FROM json_each(${JSON.stringify(ids)}) j)`);
  return inOrder(ids, rows).map(asCard);
}

export async function findProduct(id: string): Promise<Product | null> {
  const sizes = await readRows<OwnRow & { axis: string | null; mm: number | null }>(Prisma.sql`
    SELECT ${nameColumns(ownColumns, "p")}, s."axis", s."mm"
    FROM "Product" p LEFT JOIN "ProductSize" s ON s."productId" = p."id"
    WHERE p."id" = ${id} ORDER BY s."axis", s."position"`);
  const [first] = sizes;
  if (!first) return null;
  const { axis: _axis, mm: _mm, ...row } = first;
  return asProduct({ ...row, sizes: sizes.map(({ axis, mm }) => ({ axis: axis ?? "", mm: mm ?? 0 })) });
}

export async function listFullProducts({ skip, take }: RowRange): Promise<Product[]> {
  return listProductsWhole(await listNewestIds(skip, take));
}

/** In the order of the ids; what is not there is left out. */
export async function listProductsWhole(ids: string[]): Promise<Product[]> {
  const rows = await db.product.findMany({ where: { id: { in: ids } }, select: fullColumns });
  return inOrder(ids, rows).map(asProduct);
}

export function listAllProducts(): AsyncGenerator<Piece<Product>, void> {
  return newestFirstInPieces(PIECE, async (where, take) => {
    const orderBy: Prisma.ProductOrderByWithRelationInput[] = [{ createdAt: "desc" }, { id: "desc" }];
    const rows = await db.product.findMany({ where, select: fullColumns, orderBy, take });
    return rows.map(asProduct);
  });
}

function wishOf(type: ProductType | null, filter: ProductFilter | undefined): SetWish {
  return {
    types: type ? [type] : [],
    thickness: filter ? [{ min: filter.tmin, max: filter.tmax }] : [],
    width: filter ? [{ min: filter.wmin, max: filter.wmax }] : [],
    grade: filter?.grade ?? null,
    finish: filter?.finish ?? null,
  };
}

function typeOf({ types }: SetWish): ProductType | null {
  return types.length === 1 ? (types[0] ?? null) : null;
}

/** The plus sign keeps SQLite in the index of the order: it would read every set and sort. */
function walkOf(type: ProductType | null, sets: Prisma.Sql | null) {
  const wanted = [
    ...(type ? [Prisma.sql`t."type" = ${type}`] : []),
    ...(sets ? [Prisma.sql`+t."sizeSetId" IN (SELECT s."id" ${sets})`] : []),
  ];
  const where = wanted.length > 0 ? Prisma.join(wanted, " AND ") : Prisma.sql`1`;
  return { from: Prisma.sql`"Product" t`, id: Prisma.sql`t."id"`, where };
}

function asCard({ focusX, focusY, ...row }: CardRow): ProductCard {
  const type = row.type as ProductType;
  return { ...row, type, ...focusOf({ focusX, focusY }), onlySize: findOnlySize(type, row) };
}

function focusOf({ focusX, focusY }: Pick<CardRow, "focusX" | "focusY">): { focus?: Focus } {
  const focus = { x: Number(focusX), y: Number(focusY) };
  return isCentre(focus) ? {} : { focus };
}

function asProduct({ sizes, focusX, focusY, ...row }: FullRow): Product {
  const list = (axis: string) => sizes.filter((size) => size.axis === axis).map((size) => size.mm);
  const kind = { type: row.type as ProductType, finish: row.finish as Finish | null };
  const told = { ...kind, ...focusOf({ focusX, focusY }) };
  return { ...row, ...told, thickness: list("thickness"), width: list("width") };
}
