import { db } from "~/db.server";
import type { Prisma } from "~/generated/prisma/client";
import { countPages, type Page, type RowRange } from "~/models/row/page-number";
import { newestFirstInPieces, type Piece } from "~/models/row/pieces.server";
import type { ProductType } from "~/models/steel/kind";
import type { ProductFilter } from "./filter";
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
} satisfies Prisma.ProductSelect;

const fullColumns = {
  ...cardColumns,
  brand: true,
  number: true,
  version: true,
  createdAt: true,
  updatedAt: true,
  sizes: { select: { axis: true, mm: true }, orderBy: { position: "asc" } },
} satisfies Prisma.ProductSelect;

type CardRow = Prisma.ProductGetPayload<{ select: typeof cardColumns }>;
type FullRow = Prisma.ProductGetPayload<{ select: typeof fullColumns }>;

export type ProductCard = Omit<CardRow, "type"> & { type: ProductType };

/** Sizes in mm, in the order they were typed. */
export type Product = Omit<FullRow, "type" | "sizes"> & {
  type: ProductType;
  thickness: number[];
  width: number[];
};

const orders: Record<ProductSort, Prisma.ProductOrderByWithRelationInput[]> = {
  newest: [{ createdAt: "desc" }, { id: "desc" }],
  thinnest: [{ thicknessMin: "asc" }, { id: "desc" }],
  widest: [{ widthMax: "desc" }, { id: "desc" }],
};

const PIECE = 50;

type Axis = "thickness" | "width";

const extremes = {
  thickness: { least: "thicknessMin", greatest: "thicknessMax" },
  width: { least: "widthMin", greatest: "widthMax" },
} as const;

type ListInput = { type?: ProductType | null; filter?: ProductFilter; page: number; perPage: number };

export async function listProducts({ type, filter, page, perPage }: ListInput): Promise<Page<ProductCard>> {
  const where = matching(type ?? null, filter);
  const [total, rows] = await Promise.all([
    db.product.count({ where }),
    db.product.findMany({
      where,
      select: cardColumns,
      orderBy: orders[filter?.sort ?? "newest"],
      skip: (page - 1) * perPage,
      take: perPage,
    }),
  ]);
  return { rows: rows.map(asCard), total, page, pages: countPages(total, perPage) };
}

export function countProducts(type: ProductType | null, filter?: ProductFilter) {
  return db.product.count({ where: matching(type, filter) });
}

export async function listProductsByIds(ids: string[]): Promise<ProductCard[]> {
  const rows = await db.product.findMany({ where: { id: { in: ids } }, select: cardColumns });
  return ids.flatMap((id) => rows.filter((row) => row.id === id).map(asCard));
}

export async function findProduct(id: string): Promise<Product | null> {
  const row = await db.product.findUnique({ where: { id }, select: fullColumns });
  return row && asProduct(row);
}

export async function listFullProducts(range: RowRange): Promise<Product[]> {
  const rows = await db.product.findMany({ select: fullColumns, orderBy: orders.newest, ...range });
  return rows.map(asProduct);
}

export function listAllProducts(): AsyncGenerator<Piece<Product>, void> {
  return newestFirstInPieces(PIECE, async (where, take) => {
    const rows = await db.product.findMany({ where, select: fullColumns, orderBy: orders.newest, take });
    return rows.map(asProduct);
  });
}

export async function summariseTypes() {
  const groups = await db.product.groupBy({
    by: ["type"],
    _count: { _all: true },
    _min: { thicknessMin: true },
    _max: { thicknessMax: true },
  });
  return groups.map((group) => ({
    type: group.type as ProductType,
    count: group._count._all,
    thicknessMin: group._min.thicknessMin ?? 0,
    thicknessMax: group._max.thicknessMax ?? 0,
  }));
}

/** By ratio of mean thickness and width; another type counts like a factor of e. */
export async function listSimilarProducts(product: Product, limit: number): Promise<ProductCard[]> {
  const thickness = mean(product.thickness);
  const width = mean(product.width);
  const rows = await db.product.findMany({
    where: {
      id: { not: product.id },
      thicknessMin: { lte: thickness * 3 },
      thicknessMax: { gte: thickness / 3 },
    },
    select: cardColumns,
    orderBy: orders.newest,
    take: 200,
  });
  const distance = (row: CardRow) =>
    Math.abs(Math.log((row.thicknessMin + row.thicknessMax) / 2 / thickness)) +
    Math.abs(Math.log((row.widthMin + row.widthMax) / 2 / width)) +
    (row.type === product.type ? 0 : 1);
  return rows
    .map((row) => ({ row, distance: distance(row) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, limit)
    .map(({ row }) => asCard(row));
}

function matching(type: ProductType | null, filter?: ProductFilter): Prisma.ProductWhereInput {
  const ranges: Prisma.ProductWhereInput[] = [];
  if (filter) {
    ranges.push(...sizeWithin("thickness", filter.tmin, filter.tmax));
    ranges.push(...sizeWithin("width", filter.wmin, filter.wmax));
  }
  return { ...(type ? { type } : {}), ...(ranges.length > 0 ? { AND: ranges } : {}) };
}

/**
 * One listed size lies in the range: 1 and 10 mm are not found between 4 and 6. Middle sizes are read only where they
 * matter.
 */
function sizeWithin(axis: Axis, min: number | null, max: number | null): Prisma.ProductWhereInput[] {
  if (min === null && max === null) return [];
  const { least, greatest } = extremes[axis];
  const atLeast = min === null ? {} : { gte: min };
  const atMost = max === null ? {} : { lte: max };
  const ends = [
    ...(min === null ? [] : [{ [greatest]: atLeast }]),
    ...(max === null ? [] : [{ [least]: atMost }]),
  ];
  if (min === null || max === null) return ends;
  const between = { sizes: { some: { axis, mm: { ...atLeast, ...atMost } } } };
  return [...ends, { OR: [{ [least]: atLeast }, { [greatest]: atMost }, between] }];
}

function asCard(row: CardRow): ProductCard {
  return { ...row, type: row.type as ProductType };
}

function asProduct({ sizes, ...row }: FullRow): Product {
  const list = (axis: string) => sizes.filter((size) => size.axis === axis).map((size) => size.mm);
  return { ...row, type: row.type as ProductType, thickness: list("thickness"), width: list("width") };
}

function mean(values: number[]) {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length) || 1;
}
