import { db } from "~/db.server";
import { Prisma } from "~/generated/prisma/client";
import { countRows } from "~/models/row/count.server";
import { inOrder } from "~/models/row/order.server";
import { countPages, type Page, type RowRange } from "~/models/row/page-number";
import { newestFirstInPieces, type Piece } from "~/models/row/pieces.server";
import { newestFirst, type Walk, walkIds } from "~/models/row/walk.server";
import { asSentences, excerpt } from "./excerpt";

const firstBlock = {
  where: { position: 0 },
  select: {
    type: true,
    plain: true,
    tags: { select: { name: true }, orderBy: { position: "asc" } },
  },
} satisfies Prisma.Blog$blocksArgs;

const cardColumns = {
  id: true,
  banerImage: true,
  createdAt: true,
  updatedAt: true,
  blocks: firstBlock,
} satisfies Prisma.BlogSelect;

const fullColumns = {
  id: true,
  banerImage: true,
  sideImage: true,
  version: true,
  createdAt: true,
  updatedAt: true,
  blocks: {
    select: {
      type: true,
      text: true,
      plain: true,
      tags: { select: { name: true }, orderBy: { position: "asc" } },
    },
    orderBy: { position: "asc" },
  },
} satisfies Prisma.BlogSelect;

type CardRow = Prisma.BlogGetPayload<{ select: typeof cardColumns }>;
type FullRow = Prisma.BlogGetPayload<{ select: typeof fullColumns }>;

export type BlogCard = {
  id: string;
  banerImage: string;
  createdAt: Date;
  updatedAt: Date;
  title: string;
  excerpt: string;
  tags: string[];
};

type BlogBlock = { type: string; text: string; plain: string; items: string[] };
export type Blog = Omit<FullRow, "blocks"> & { content: BlogBlock[] };

export type TagCount = { name: string; count: number };

/** Specification, section 9. */
const EXCERPT_CHARACTERS = 150;

const PIECE = 25;

export async function listBlogs(input: {
  tag?: string | null;
  page: number;
  perPage: number;
}): Promise<Page<BlogCard>> {
  const { tag, page, perPage } = input;
  const total = tag ? await countRows("tag", tag) : await countBlogs();
  const ids = await walkIds(tag ? walkOfTag(tag) : walkOfAll, total, (page - 1) * perPage, perPage);
  return { rows: await listBlogsByIds(ids), total, page, pages: countPages(total, perPage) };
}

export async function listBlogsByIds(ids: string[]): Promise<BlogCard[]> {
  const rows = await db.blog.findMany({ where: { id: { in: ids } }, select: cardColumns });
  return inOrder(ids, rows).map(asCard);
}

export async function findBlog(id: string): Promise<Blog | null> {
  const row = await db.blog.findUnique({ where: { id }, select: fullColumns });
  return row && asBlog(row);
}

export function countBlogs() {
  return countRows("blog");
}

export async function listFullBlogs({ skip, take }: RowRange): Promise<Blog[]> {
  const ids = await walkIds(walkOfAll, await countBlogs(), skip, take);
  const rows = await db.blog.findMany({ where: { id: { in: ids } }, select: fullColumns });
  return inOrder(ids, rows).map(asBlog);
}

export function listAllBlogs(): AsyncGenerator<Piece<Blog>, void> {
  return newestFirstInPieces(PIECE, async (where, take) => {
    const orderBy: Prisma.BlogOrderByWithRelationInput[] = [{ createdAt: "desc" }, { id: "desc" }];
    const rows = await db.blog.findMany({ where, select: fullColumns, orderBy, take });
    return rows.map(asBlog);
  });
}

export async function countTags(): Promise<TagCount[]> {
  const rows = await db.$queryRaw<{ name: string; count: bigint | number }[]>`
    SELECT "name", "count" FROM "RowCount" WHERE "kind" = 'tag'
    ORDER BY "count" DESC, "name" COLLATE NOCASE, "name"`;
  return rows.map((row) => ({ name: row.name, count: Number(row.count) }));
}

/** Of the newest hundred that share a tag, those that share most. */
export async function listRelatedBlogs(blog: Blog, limit: number): Promise<BlogCard[]> {
  const tags = new Set(blog.content[0]?.items);
  const newest = new Map<string, string>();
  for (const tag of tags) {
    for (const { id, moment } of await listNewestOf(tag)) if (id !== blog.id) newest.set(id, moment);
  }
  const ids = [...newest]
    .sort(([id, moment], [other, otherMoment]) => descending(moment, otherMoment) || descending(id, other))
    .slice(0, MOST_RELATED)
    .map(([id]) => id);
  const shared = await db.blogTag.groupBy({
    by: ["blogId"],
    where: { blogId: { in: ids }, block: 0, name: { in: [...tags] } },
    _count: { _all: true },
  });
  const sharing = new Map(shared.map((row) => [row.blogId, row._count._all]));
  const best = ids.sort((a, b) => (sharing.get(b) ?? 0) - (sharing.get(a) ?? 0));
  return listBlogsByIds(best.slice(0, limit));
}

const MOST_RELATED = 100;

function listNewestOf(tag: string) {
  // One more than are wanted: the article itself is among them.
  return db.$queryRaw<{ id: string; moment: string }[]>`
    SELECT "blogId" AS "id", "createdAt" || '' AS "moment" FROM "BlogTag" WHERE "block" = 0 AND "name" = ${tag}
    ORDER BY "BlogTag"."createdAt" DESC, "blogId" DESC LIMIT ${MOST_RELATED + 1}`;
}

function descending(a: string, b: string) {
  return a < b ? 1 : a > b ? -1 : 0;
}

const walkOfAll: Walk = {
  from: Prisma.sql`"Blog" t`,
  where: Prisma.sql`1`,
  id: Prisma.sql`t."id"`,
  order: newestFirst,
};

/** An article may have a tag twice. */
function walkOfTag(tag: string): Walk {
  return {
    from: Prisma.sql`"BlogTag" t`,
    where: Prisma.sql`t."block" = 0 AND t."name" = ${tag} AND NOT EXISTS (SELECT 1 FROM "BlogTag" o
      WHERE o."blogId" = t."blogId" AND o."block" = 0 AND o."position" < t."position" AND o."name" = t."name")`,
    id: Prisma.sql`t."blogId"`,
    order: [
      [Prisma.sql`t."createdAt"`, "DESC"],
      [Prisma.sql`t."blogId"`, "DESC"],
    ],
  };
}

function asCard(row: CardRow): BlogCard {
  const first = row.blocks[0];
  return {
    id: row.id,
    banerImage: row.banerImage,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    title: first?.type ?? "",
    excerpt: excerpt(asSentences(first?.plain ?? ""), EXCERPT_CHARACTERS),
    tags: first?.tags.map((tag) => tag.name) ?? [],
  };
}

function asBlog({ blocks, ...row }: FullRow): Blog {
  const content = blocks.map(({ tags, ...block }) => ({ ...block, items: tags.map((tag) => tag.name) }));
  return { ...row, content };
}
