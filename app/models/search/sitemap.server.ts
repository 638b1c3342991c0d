import { db } from "~/db.server";
import { isProductType, productTypes, steelTypes } from "~/models/steel/kind";

/** Screens that always exist; list pages first. */
const fixedPaths = ["/", "/allproduct", "/allblogs", "/mildStainless", "/about", "/contact", "/privacy"];

/** A sitemap holds at most 50,000 addresses. */
const MOST_ENTRIES = 50_000;

/** Every public page with its canonical path and, where known, when it last changed. */
export async function listSitemapEntries(): Promise<{ path: string; changed?: Date }[]> {
  const columns = { id: true, updatedAt: true } as const;
  const newest = { createdAt: "desc" } as const;
  const [products, blogs] = await Promise.all([
    db.product.findMany({ select: { ...columns, type: true }, orderBy: newest, take: MOST_ENTRIES / 2 }),
    db.blog.findMany({ select: columns, orderBy: newest, take: MOST_ENTRIES / 4 }),
  ]);
  const typePaths = productTypes.flatMap((type) => [
    steelTypes[type].categoryPath,
    steelTypes[type].deliveryPath,
  ]);
  return [
    ...[...fixedPaths, ...typePaths].map((path) => ({ path })),
    ...products.flatMap(({ id, type, updatedAt }) =>
      isProductType(type) ? [{ path: `${steelTypes[type].detailPath}/${id}`, changed: updatedAt }] : [],
    ),
    ...blogs.map(({ id, updatedAt }) => ({ path: `/blog/${id}`, changed: updatedAt })),
  ];
}
