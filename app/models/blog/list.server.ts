import { db } from "~/db.server";
import { Prisma } from "~/generated/prisma/client";
import { type ListQuery, ROWS_PER_PAGE } from "~/models/row/list-query";
import { everyRow, inOrder, orderRows, type Table, type TableSource } from "~/models/row/order.server";
import { excerpt } from "./excerpt";

export const blogSortColumns = ["title", "category", "tags"] as const;
export type BlogSortColumn = (typeof blogSortColumns)[number];

/** An article as the back office lists it. `heading` is its whole title, for what is read out. */
export type BlogRow = {
  id: string;
  heading: string;
  title: string;
  category: string;
  tags: string;
  createdAt: Date;
};

/** Characters of the columns (specification, section 9). */
const TITLE_CHARACTERS = 10;
const CATEGORY_CHARACTERS = 20;
/** Characters of an article's text that its place among the categories goes by; comparing whole texts takes long. */
const SORTED_CHARACTERS = 100;

const firstTag = Prisma.sql`(SELECT g."name" FROM "BlogTag" g WHERE g."blogId" = t."id" AND g."block" = 0 ORDER BY g."position" LIMIT 1)`;
const allTags = Prisma.sql`(SELECT group_concat(g."name", ' ') FROM "BlogTag" g WHERE g."blogId" = t."id")`;

const source: TableSource<BlogSortColumn> = {
  from: Prisma.sql`"Blog" t LEFT JOIN "BlogBlock" b ON b."blogId" = t."id" AND b."position" = 0`,
  searched: [
    Prisma.sql`coalesce(b."type", '')`,
    Prisma.sql`coalesce(b."plain", '')`,
    Prisma.sql`coalesce(${allTags}, '')`,
  ],
  sorts: {
    title: Prisma.sql`b."type" COLLATE NOCASE`,
    category: Prisma.sql`substr(b."plain", 1, ${SORTED_CHARACTERS}) COLLATE NOCASE`,
    tags: Prisma.sql`${firstTag} COLLATE NOCASE`,
  },
};

/** The back office's list of articles: one page of `perPage` rows. */
export async function tableBlogs(
  query: ListQuery<BlogSortColumn>,
  perPage = ROWS_PER_PAGE,
): Promise<Table<BlogRow>> {
  const { ids, ...counts } = await orderRows(source, query, perPage);
  const [rows, total] = await Promise.all([readRows(ids), db.blog.count()]);
  return { rows, total, ...counts };
}

/** Every article that matches, in the list's order, in pieces. */
export function everyBlog(query: ListQuery<BlogSortColumn>): AsyncGenerator<BlogRow[], void> {
  return everyRow(source, query, readRows);
}

async function readRows(ids: string[]): Promise<BlogRow[]> {
  const rows = await db.blog.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      createdAt: true,
      blocks: {
        where: { position: 0 },
        select: {
          type: true,
          plain: true,
          tags: { select: { name: true }, orderBy: { position: "asc" }, take: 1 },
        },
      },
    },
  });
  return inOrder(ids, rows).map(({ id, createdAt, blocks: [first] }) => ({
    id,
    createdAt,
    heading: first?.type ?? "",
    title: excerpt(first?.type ?? "", TITLE_CHARACTERS),
    category: `${excerpt(first?.plain.replaceAll("\n", " ") ?? "", CATEGORY_CHARACTERS)}...`,
    tags: first?.tags[0]?.name ?? "",
  }));
}
