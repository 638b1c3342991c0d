import { PrismaBetterSQLite3 } from "@prisma/adapter-better-sqlite3";
import { PrismaClient } from "../../../app/generated/prisma/client";

const db = new PrismaClient({
  adapter: new PrismaBetterSQLite3({ url: `file:${process.env.BENCH_DATABASE}` }),
});

/** A first page with its numbers, as a project with the same packages would ask for them. */
export async function listCards() {
  const [cards, count] = await Promise.all([
    db.product.findMany({ take: 24, orderBy: { createdAt: "desc" }, include: { sizes: true } }),
    db.product.count(),
  ]);
  return { cards, count };
}
