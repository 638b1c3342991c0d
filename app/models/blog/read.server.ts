import { db, readRows } from "~/db.server";
import { Prisma } from "~/generated/prisma/client";
import { nameColumns } from "~/models/row/columns.server";
import { countRows } from "~/models/row/count.server";
import { inOrder } from "~/models/row/order.server";
import { countPages, type Page, type RowRange } from "~/models/row/page-number";
import { newestFirstInPieces, type Piece } from "~/models/row/pieces.server";
import { newestFirst, type Walk, walkIds } from "~/models/row/walk.server";
import { asSentences, excerpt } from "./excerpt";

const cardColumns = {
  id: true,
  banerImage: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.BlogSelect;

const ownColumns = {
  ...cardColumns,
  sideImage: true,
  version: true,
} satisfies Prisma.BlogSelect;

const fullColumns = {
  ...ownColumns,
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
type OwnRow = Prisma.BlogGetPayload<{ select: typeof ownColumns }>;
/** A block with the names of its tags as JSON; all null for an article without blocks. */
type BlockRow = { type: string | null; plain: string | null; tags: string };
type FullRow = Prisma.BlogGetPayload<{ select: typeof fullColumns }>;

export type BlogSummary = {
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

/** In their order, which json_group_array takes from the rows it is given. */
const tagsOfBlock = Prisma.sql`(SELECT json_group_array(g."name") FROM (
  SELECT "name" FROM "BlogTag" WHERE "blogId" = b."blogId" AND "block" = b."position" ORDER BY "position" LIMIT -1) g)`;

export async function listBlogs(input: {
  tag?: string | null;
  page: number;
  perPage: number;
}): Promise<Page<BlogSummary>> {
  const { tag, page, perPage } = input;
  const total = tag ? await countRows("tag", tag) : await countBlogs();
  const ids = await walkIds(tag ? walkOfTag(tag) : walkOfAll, total, (page - 1) * perPage, perPage);
  return { rows: await listBlogsByIds(ids), total, page, pages: countPages(total, perPage) };
}

export async function listBlogsByIds(ids: string[]): Promise<BlogSummary[]> {
  const rows = await readRows<CardRow & BlockRow>(Prisma.sql`
    SELECT ${nameColumns(cardColumns, "t")}, b."type", b."plain", ${tagsOfBlock} AS "tags"
    FROM "Blog" t LEFT JOIN "BlogBlock" b ON b."blogId" = t."id" AND b."position" = 0
    WHERE t."id" IN (SELECT j."value" FROM json_each(${JSON.stringify(ids)}) j)`);
  return inOrder(ids, rows).map(asCard);
}

export async function findBlog(id: string): Promise<Blog | null> {
  const rows = await readRows<OwnRow & BlockRow & { text: string | null }>(Prisma.sql`
    SELECT ${nameColumns(ownColumns, "t")}, b."type", b."text", b."plain", ${tagsOfBlock} AS "tags"
    FROM "Blog" t LEFT JOIN "BlogBlock" b ON b."blogId" = t."id"
    WHERE t."id" = ${id} ORDER BY b."position"`);
  const [first] = rows;
  if (!first) return null;
  const { type: _type, text: _text, plain: _plain, tags: _tags, ...row } = first;
  const content = rows.flatMap(({ type, text, plain, tags }) =>
    type === null ? [] : [{ type, text: text ?? "", plain: plain ?? "", items: readNames(tags) }],
  );
  return { ...row, content };
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
  return readRows<TagCount>(Prisma.sql`
    SELECT "name", "count" FROM "RowCount" WHERE "kind" = 'tag'
    ORDER BY "count" DESC, "name" COLLATE NOCASE, "name"`);
}

/** Of the newest hundred that share a tag, those that share most. */
export async function listRelatedBlogs(blog: Blog, limit: number): Promise<BlogSummary[]> {
  const tags = [...new Set(blog.content[0]?.items)];
  if (tags.length === 0) return [];
  // One more than are wanted: the article itself is among them.
  const newestOf = tags.map(
    (tag) => Prisma.sql`SELECT * FROM (SELECT "blogId" AS "id", "createdAt" AS "moment" FROM "BlogTag"
      WHERE "block" = 0 AND "name" = ${tag} ORDER BY "createdAt" DESC, "blogId" DESC LIMIT ${MOST_RELATED + 1})`,
  );
  // The plus signs keep SQLite at the article's own tags: it would read all articles of the names for each of the hundred.
  const rows = await readRows<{ id: string }>(Prisma.sql`
    SELECT n."id" FROM (
      SELECT "id", "moment" FROM (${Prisma.join(newestOf, " UNION ")}) WHERE "id" <> ${blog.id}
      ORDER BY "moment" DESC, "id" DESC LIMIT ${MOST_RELATED}) n
    ORDER BY (SELECT count(*) FROM "BlogTag" s
      WHERE s."blogId" = n."id" AND +s."block" = 0 AND +s."name" IN (${Prisma.join(tags)})) DESC,
      n."moment" DESC, n."id" DESC LIMIT ${limit}`);
  return listBlogsByIds(rows.map(({ id }) => id));
}

const MOST_RELATED = 100;

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

function readNames(json: string) {
  return JSON.parse(json) as string[];
}

function asCard({ type, plain, tags, ...row }: CardRow & BlockRow): BlogSummary {
  return {
    ...row,
    title: type ?? "",
    excerpt: excerpt(asSentences(plain ?? ""), EXCERPT_CHARACTERS),
    tags: readNames(tags),
  };
}

function asBlog({ blocks, ...row }: FullRow): Blog {
  const content = blocks.map(({ tags, ...block }) => ({ ...block, items: tags.map((tag) => tag.name) }));
  return { ...row, content };
}
