import { db } from "~/db.server";
import { Prisma } from "~/generated/prisma/client";
import { readerOf } from "~/models/row/list.server";
import { cutCharacters } from "~/models/text/typed-text";
import { type BlogRow, blogList } from "./list";
import { countBlogs } from "./read.server";

/** Specification, section 9. */
const CATEGORY_CHARACTERS = 20;
/** Comparing whole texts takes long. */
const SORTED_CHARACTERS = 100;

const firstTag = Prisma.sql`(SELECT g."name" FROM "BlogTag" g WHERE g."blogId" = t."id" AND g."block" = 0 ORDER BY g."position" LIMIT 1)`;
const allTags = Prisma.sql`(SELECT group_concat(g."name", ' ') FROM "BlogTag" g WHERE g."blogId" = t."id")`;

const fields = {
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
} satisfies Prisma.BlogSelect;

export const blogRows = readerOf<BlogRow>(blogList, {
  from: Prisma.sql`"Blog" t LEFT JOIN "BlogBlock" b ON b."blogId" = t."id" AND b."position" = 0`,
  own: {
    title: {
      searched: Prisma.sql`coalesce(b."type", '')`,
      sort: Prisma.sql`b."type" COLLATE NOCASE`,
    },
    category: {
      searched: Prisma.sql`coalesce(b."plain", '')`,
      sort: Prisma.sql`substr(b."plain", 1, ${SORTED_CHARACTERS}) COLLATE NOCASE`,
    },
    tags: {
      searched: Prisma.sql`coalesce(${allTags}, '')`,
      sort: Prisma.sql`${firstTag} COLLATE NOCASE`,
    },
  },
  count: countBlogs,
  async read(ids) {
    const rows = await db.blog.findMany({ where: { id: { in: ids } }, select: fields });
    return rows.map(({ id, createdAt, blocks: [first] }) => ({
      id,
      createdAt,
      title: first?.type ?? "",
      category: `${cutCharacters(first?.plain.replaceAll("\n", " ") ?? "", CATEGORY_CHARACTERS)}...`,
      tags: first?.tags[0]?.name ?? "",
    }));
  },
});
