import { db } from "~/db.server";
import { newestFirstInPieces, orderByNewest } from "~/models/row/pieces.server";
import { isProductType, steelTypes } from "~/steel/kind";

export type SitemapEntry = { path: string; changed?: Date };

/** A sitemap holds at most 50,000 addresses (sitemaps.org, protocol 0.9). */
const MOST_ENTRIES = 50_000;
const PIECE = 500;

const moment = { id: true, createdAt: true, updatedAt: true } as const;

/** Pages, articles and products; of more than one sitemap holds the newest. */
export async function* listSitemapEntries(pages: readonly string[]): AsyncGenerator<SitemapEntry[], void> {
  let room = MOST_ENTRIES;
  for await (const some of listAll(pages)) {
    yield some.slice(0, room);
    room -= some.length;
    if (room <= 0) return;
  }
}

async function* listAll(pages: readonly string[]): AsyncGenerator<SitemapEntry[], void> {
  yield pages.map((path) => ({ path }));
  const articles = newestFirstInPieces(PIECE, (where, take) =>
    db.blog.findMany({ where, select: moment, orderBy: orderByNewest, take }),
  );
  for await (const { rows } of articles)
    yield rows.map(({ id, updatedAt }) => ({ path: `/blog/${id}`, changed: updatedAt }));
  const products = newestFirstInPieces(PIECE, (where, take) =>
    db.product.findMany({ where, select: { ...moment, type: true }, orderBy: orderByNewest, take }),
  );
  for await (const { rows } of products) {
    yield rows.flatMap(({ id, type, updatedAt }) =>
      isProductType(type) ? [{ path: `${steelTypes[type].detailPath}/${id}`, changed: updatedAt }] : [],
    );
  }
}
