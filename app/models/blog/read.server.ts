import { z } from "zod";
import { db } from "~/db.server";
import { Prisma } from "~/generated/prisma/client";
import { countPages, type Page } from "~/models/row/page-number";
import { orderByNewest, readerOfWhole } from "~/models/row/pieces.server";
import { remembered } from "~/models/row/remembered.server";
import { askRows, inOrder, WholeNumber } from "~/models/row/sql.server";
import { cutCharacters } from "~/models/text/typed-text";
import { asSentences } from "./excerpt";

export const BLOGS_PER_PAGE = 12;

const namesOfTags = { select: { name: true }, orderBy: { position: "asc" } } as const;

const cardColumns = {
  id: true,
  banerImage: true,
  createdAt: true,
  updatedAt: true,
  blocks: { where: { position: 0 }, select: { type: true, plain: true, tags: namesOfTags } },
} satisfies Prisma.BlogSelect;

const fullColumns = {
  ...cardColumns,
  sideImage: true,
  version: true,
  blocks: {
    select: { type: true, text: true, plain: true, tags: namesOfTags },
    orderBy: { position: "asc" },
  },
} satisfies Prisma.BlogSelect;

type CardRow = Prisma.BlogGetPayload<{ select: typeof cardColumns }>;
type FullRow = Prisma.BlogGetPayload<{ select: typeof fullColumns }>;

export type BlogSummary = Omit<CardRow, "blocks"> & { title: string; excerpt: string; tags: string[] };

type BlogBlock = { type: string; text: string; plain: string; items: string[] };
export type Blog = Omit<FullRow, "blocks"> & { content: BlogBlock[] };

const TagCount = z.object({ name: z.string(), count: WholeNumber });

/** Specification, section 9. */
const EXCERPT_CHARACTERS = 150;

const PIECE = 25;

/** Tags of the first block are the article's. */
function withTag(names: readonly string[]): Prisma.BlogWhereInput {
  return { blocks: { some: { position: 0, tags: { some: { name: { in: [...names] } } } } } };
}

export async function listBlogs(input: {
  tag?: string | null;
  page: number;
  perPage: number;
}): Promise<Page<BlogSummary>> {
  const { tag, page, perPage } = input;
  const where = tag ? withTag([tag]) : {};
  const range = { skip: (page - 1) * perPage, take: perPage };
  const [rows, total] = await Promise.all([
    db.blog.findMany({ where, select: cardColumns, orderBy: orderByNewest, ...range }),
    tag ? db.blog.count({ where }) : countBlogs(),
  ]);
  return { rows: rows.map(asCard), total, page, pages: countPages(total, perPage) };
}

export const countBlogs = remembered(() => db.blog.count());

export const {
  find: findBlog,
  list: listFullBlogs,
  all: listAllBlogs,
} = readerOfWhole(PIECE, async (asked) => {
  const rows = await db.blog.findMany({ ...asked, select: fullColumns, orderBy: orderByNewest });
  return rows.map(asBlog);
});

export const countTags = remembered(() =>
  askRows(
    TagCount,
    Prisma.sql`SELECT "name", count(*) AS "count" FROM "BlogTag" WHERE "block" = 0
      GROUP BY "name" ORDER BY 2 DESC, "name" COLLATE NOCASE, "name"`,
  ),
);

const MOST_RELATED = 100;

/** Of the newest hundred that share a tag, those that share most. */
export async function listRelatedBlogs(blog: Blog, limit: number): Promise<BlogSummary[]> {
  const tags = blog.content[0]?.items ?? [];
  if (tags.length === 0) return [];
  const tagged = await db.blog.findMany({
    where: { id: { not: blog.id }, ...withTag(tags) },
    select: { id: true, blocks: { where: { position: 0 }, select: { tags: namesOfTags } } },
    orderBy: orderByNewest,
    take: MOST_RELATED,
  });
  const shared = ({ blocks }: (typeof tagged)[number]) =>
    tags.filter((tag) => blocks[0]?.tags.some(({ name }) => name === tag)).length;
  const nearest = tagged.sort((a, b) => shared(b) - shared(a)).slice(0, limit);
  const ids = nearest.map(({ id }) => id);
  const rows = await db.blog.findMany({ where: { id: { in: ids } }, select: cardColumns });
  return inOrder(ids, rows).map(asCard);
}

function asCard({ blocks: [first], ...row }: CardRow): BlogSummary {
  return {
    ...row,
    title: first?.type ?? "",
    excerpt: cutCharacters(asSentences(first?.plain ?? ""), EXCERPT_CHARACTERS),
    tags: first?.tags.map(({ name }) => name) ?? [],
  };
}

function asBlog({ blocks, ...row }: FullRow): Blog {
  const content = blocks.map(({ tags, ...block }) => ({ ...block, items: tags.map((tag) => tag.name) }));
  return { ...row, content };
}
