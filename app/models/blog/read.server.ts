import { db } from "~/db.server";
import type { Prisma } from "~/generated/prisma/client";
import { countPages, type Page, type RowRange } from "~/models/row/page-number";
import { newestFirstInPieces, type Piece } from "~/models/row/pieces.server";
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

const newestFirst: Prisma.BlogOrderByWithRelationInput[] = [{ createdAt: "desc" }, { id: "desc" }];

/** Specification, section 9. */
const EXCERPT_CHARACTERS = 150;

const PIECE = 25;

export async function listBlogs(input: {
  tag?: string | null;
  page: number;
  perPage: number;
}): Promise<Page<BlogCard>> {
  const where = input.tag ? taggedWith([input.tag]) : {};
  const [total, rows] = await Promise.all([
    db.blog.count({ where }),
    db.blog.findMany({
      where,
      select: cardColumns,
      orderBy: newestFirst,
      skip: (input.page - 1) * input.perPage,
      take: input.perPage,
    }),
  ]);
  return { rows: rows.map(asCard), total, page: input.page, pages: countPages(total, input.perPage) };
}

export async function listBlogsByIds(ids: string[]): Promise<BlogCard[]> {
  const rows = await db.blog.findMany({ where: { id: { in: ids } }, select: cardColumns });
  return ids.flatMap((id) => rows.filter((row) => row.id === id).map(asCard));
}

export async function findBlog(id: string): Promise<Blog | null> {
  const row = await db.blog.findUnique({ where: { id }, select: fullColumns });
  return row && asBlog(row);
}

export function countBlogs() {
  return db.blog.count();
}

export async function listFullBlogs(range: RowRange): Promise<Blog[]> {
  const rows = await db.blog.findMany({ select: fullColumns, orderBy: newestFirst, ...range });
  return rows.map(asBlog);
}

export function listAllBlogs(): AsyncGenerator<Piece<Blog>, void> {
  return newestFirstInPieces(PIECE, async (where, take) => {
    const rows = await db.blog.findMany({ where, select: fullColumns, orderBy: newestFirst, take });
    return rows.map(asBlog);
  });
}

export async function countTags(): Promise<TagCount[]> {
  const rows = await db.$queryRaw<{ name: string; count: bigint }[]>`
    SELECT "name", count(DISTINCT "blogId") AS "count" FROM "BlogTag" WHERE "block" = 0
    GROUP BY "name" ORDER BY 2 DESC, "name" COLLATE NOCASE, "name"`;
  return rows.map((row) => ({ name: row.name, count: Number(row.count) }));
}

export async function listRelatedBlogs(blog: Blog, limit: number): Promise<BlogCard[]> {
  const tags = blog.content[0]?.items ?? [];
  if (tags.length === 0) return [];
  const rows = await db.blog.findMany({
    where: { AND: [{ id: { not: blog.id } }, taggedWith(tags)] },
    select: cardColumns,
    orderBy: newestFirst,
    take: 100,
  });
  const shared = (card: BlogCard) => card.tags.filter((tag) => tags.includes(tag)).length;
  return rows
    .map(asCard)
    .sort((a, b) => shared(b) - shared(a))
    .slice(0, limit);
}

function taggedWith(names: string[]): Prisma.BlogWhereInput {
  return { blocks: { some: { position: 0, tags: { some: { block: 0, name: { in: names } } } } } };
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
