import { db } from "~/db.server";
import { countBlogs } from "~/models/blog/read.server";
import { countOfType } from "~/models/product/count.server";
import { isProductType, productTypes, steelTypes } from "~/steel/kind";

export type SitemapEntry = { path: string; changed?: Date };

const fixedPaths = ["/", "/allproduct", "/allblogs", "/mildStainless", "/about", "/contact", "/privacy"];

const pages: SitemapEntry[] = [
  ...fixedPaths,
  ...productTypes.flatMap((type) => [steelTypes[type].categoryPath, steelTypes[type].deliveryPath]),
].map((path) => ({ path }));

/** A sitemap holds at most 50,000 addresses (sitemaps.org, protocol 0.9); more are divided among several. */
const MOST_ENTRIES = 50_000;

/** A part holds a whole number of them. */
const PIECE = 500;

type From = { gte: string } | { gt: string };

/** In the order of the ids: what a part holds changes with what is deleted, not with every new row. */
type Kind = {
  find: (skip: number) => Promise<{ id: string } | null>;
  read: (id: From, take: number) => Promise<{ id: string; entries: SitemapEntry[] }[]>;
};

const inOrder = { orderBy: { id: "asc" } } as const;

const products: Kind = {
  find: (skip) => db.product.findFirst({ ...inOrder, select: { id: true }, skip }),
  read: async (id, take) => {
    const select = { id: true, updatedAt: true, type: true } as const;
    const rows = await db.product.findMany({ ...inOrder, where: { id }, select, take });
    return rows.map(({ id, type, updatedAt }) => ({
      id,
      entries: isProductType(type)
        ? [{ path: `${steelTypes[type].detailPath}/${id}`, changed: updatedAt }]
        : [],
    }));
  },
};

const blogs: Kind = {
  find: (skip) => db.blog.findFirst({ ...inOrder, select: { id: true }, skip }),
  read: async (id, take) => {
    const rows = await db.blog.findMany({
      ...inOrder,
      where: { id },
      select: { id: true, updatedAt: true },
      take,
    });
    return rows.map(({ id, updatedAt }) => ({ id, entries: [{ path: `/blog/${id}`, changed: updatedAt }] }));
  },
};

/** Null while one sitemap holds all. */
export async function listSitemapParts(): Promise<string[] | null> {
  const [productCount, blogCount] = await Promise.all([countOfType(), countBlogs()]);
  if (pages.length + productCount + blogCount <= MOST_ENTRIES) return null;
  const name = (kind: string, count: number) =>
    Array.from({ length: Math.ceil(count / MOST_ENTRIES) }, (_, index) => `${kind}-${index + 1}`);
  return ["pages", ...name("products", productCount), ...name("blogs", blogCount)];
}

export async function* listSitemapEntries(): AsyncGenerator<SitemapEntry[], void> {
  yield pages;
  yield* listRows(products, "");
  yield* listRows(blogs, "");
}

export async function listSitemapPart(part: string): Promise<AsyncGenerator<SitemapEntry[], void> | null> {
  if (part === "pages") return listPages();
  const [, name, number] = /^(products|blogs)-([1-9]\d{0,3})$/.exec(part) ?? [];
  if (!name) return null;
  const kind = name === "products" ? products : blogs;
  const first = await kind.find((Number(number) - 1) * MOST_ENTRIES);
  return first && listRows(kind, first.id);
}

async function* listPages() {
  yield pages;
}

async function* listRows({ read }: Kind, first: string): AsyncGenerator<SitemapEntry[], void> {
  let from: From = { gte: first };
  for (let done = 0; done < MOST_ENTRIES; done += PIECE) {
    const rows = await read(from, PIECE);
    if (rows.length > 0) yield rows.flatMap(({ entries }) => entries);
    const last = rows.at(-1);
    if (!last || rows.length < PIECE) return;
    from = { gt: last.id };
  }
}
