import { db } from "~/db.server";
import type { Prisma } from "~/generated/prisma/client";
import { type Focus, isCentre } from "~/models/picture/focus";
import { countPages, type Page } from "~/models/row/page-number";
import { orderByNewest, readerOfWhole } from "~/models/row/pieces.server";
import { inOrder } from "~/models/row/sql.server";
import type { ProductType } from "~/steel/kind";
import type { Finish } from "~/steel/reading/shape";
import { findOnlySize } from "~/steel/size-row";
import type { ProductSort } from "./filter-field";
import { findMatching, openWish, type ProductWish } from "./filtered.server";

export const PRODUCTS_PER_PAGE = 24;

const cardColumns = {
  ...{ id: true, name: true, type: true, purchaseNow: true, deliveryDays: true, image: true },
  ...{ thicknessMin: true, thicknessMax: true, widthMin: true, widthMax: true },
  ...{ grade: true, standard: true, focusX: true, focusY: true },
} satisfies Prisma.ProductSelect;

export const rowColumns = { id: true, name: true, brand: true, type: true, createdAt: true } as const;

export type ProductRow = Prisma.ProductGetPayload<{ select: typeof rowColumns }> & { type: ProductType };

const whole = {
  omit: { sample: true },
  include: { sizes: { select: { axis: true, mm: true }, orderBy: { position: "asc" } } },
} satisfies Prisma.ProductDefaultArgs;

type CardRow = Prisma.ProductGetPayload<{ select: typeof cardColumns }>;
type FullRow = Prisma.ProductGetPayload<typeof whole>;
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

export async function isSampleProduct(id: string): Promise<boolean> {
  return (await db.product.count({ where: { id, sample: true } })) > 0;
}

const PIECE = 50;

type ListInput = { wish?: ProductWish; sort?: ProductSort; page: number; perPage: number };

export async function listProducts({
  wish = openWish,
  sort = "newest",
  page,
  perPage,
}: ListInput): Promise<Page<ProductCard>> {
  const { ids, total } = await findMatching(wish, { sort, skip: (page - 1) * perPage, take: perPage });
  return { rows: await listProductsByIds(ids), total, page, pages: countPages(total, perPage) };
}

export async function listProductsByIds(ids: string[]): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const rows = await db.product.findMany({ where: { id: { in: ids } }, select: cardColumns });
  return inOrder(ids, rows).map(asCard);
}

export const {
  find: findProduct,
  list: listFullProducts,
  all: listAllProducts,
} = readerOfWhole(PIECE, async (asked) => {
  const rows = await db.product.findMany({ ...asked, ...whole, orderBy: orderByNewest });
  return rows.map(asProduct);
});

/** In the order of the ids; what is not there is left out. */
export async function listProductsWhole(ids: string[]): Promise<Product[]> {
  // The page that says how to compare needs no store.
  if (ids.length === 0) return [];
  const rows = await db.product.findMany({ where: { id: { in: ids } }, ...whole });
  return inOrder(ids, rows).map(asProduct);
}

function asCard({ focusX, focusY, ...row }: CardRow): ProductCard {
  const type = row.type as ProductType;
  return { ...row, type, ...focusOf({ focusX, focusY }), onlySize: findOnlySize(type, row) };
}

function focusOf({ focusX, focusY }: Pick<CardRow, "focusX" | "focusY">): { focus?: Focus } {
  const focus = { x: focusX, y: focusY };
  return isCentre(focus) ? {} : { focus };
}

function asProduct({ sizes, focusX, focusY, ...row }: FullRow): Product {
  const list = (axis: string) => sizes.filter((size) => size.axis === axis).map((size) => size.mm);
  const kind = { type: row.type as ProductType, finish: row.finish as Finish | null };
  const told = { ...kind, ...focusOf({ focusX, focusY }) };
  return { ...row, ...told, thickness: list("thickness"), width: list("width") };
}
