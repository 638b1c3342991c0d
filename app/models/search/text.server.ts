import { z } from "zod";
import { db } from "~/db.server";
import { Prisma } from "~/generated/prisma/client";
import type { RowRange } from "~/models/row/page-number";
import { askRows, findPage, inOrder, WholeNumber } from "~/models/row/sql.server";

export type FoundKind = "product" | "blog";

/** The numbers of a kind's texts, as the migrations' triggers give them out. */
const numbers: Record<FoundKind, Prisma.Sql> = {
  product: Prisma.sql`"SearchText".rowid < 1073741824`,
  blog: Prisma.sql`"SearchText".rowid >= 1073741824`,
};

/**
 * So many are found at most, and of more that match the newest are put in order. A word that more texts have says nothing
 * of what was meant: it must occur, but is not weighed.
 */
export const MOST_FOUND = 500;

/** With the number of texts that have it, counted no further than to where it is common. */
export type Word = { text: string; count: number };

export function countWords(words: readonly string[]): Promise<Word[]> {
  return Promise.all(words.map(async (text) => ({ text, count: await countTexts(text) })));
}

export function isRare({ count }: Word): boolean {
  return count <= MOST_FOUND;
}

/** Every word must occur or begin a word; only rare words are weighed, for weighing reads every text. */
export async function findTexts(kind: FoundKind, words: readonly Word[], range: RowRange) {
  if (words.length === 0) return { ids: [], total: 0 };
  const weighed = words.some(isRare) ? weighRare(kind, words) : weighNewest(kind, words);
  return findPage(
    Prisma.sql`SELECT d."ref" AS "id", count(*) OVER () AS "total"
      FROM (${weighed}) f CROSS JOIN "SearchDoc" d ON d."id" = f."number"
      ORDER BY f."weight", f."number" DESC`,
    range,
  );
}

function weighRare(kind: FoundKind, words: readonly Word[]): Prisma.Sql {
  const rare = words.filter(isRare);
  const also =
    rare.length === words.length
      ? Prisma.sql`1`
      : Prisma.sql`+"SearchText".rowid IN (SELECT rowid FROM "SearchText" WHERE ${hasWords(kind, words)})`;
  return Prisma.sql`SELECT rowid AS "number", bm25("SearchText", 8.0, 1.0) AS "weight" FROM "SearchText"
    WHERE ${hasWords(kind, rare)} AND ${also} ORDER BY "weight", rowid DESC LIMIT ${MOST_FOUND}`;
}

/** Those with the words in their title before the others. */
function weighNewest(kind: FoundKind, words: readonly Word[]): Prisma.Sql {
  return Prisma.sql`WITH newest AS MATERIALIZED (
      SELECT rowid AS "number" FROM "SearchText" WHERE ${hasWords(kind, words)} ORDER BY rowid DESC LIMIT ${MOST_FOUND})
    SELECT "number", "number" NOT IN (
      SELECT rowid FROM "SearchText" WHERE ${hasWords(kind, words, "title : ")}
        AND rowid >= (SELECT min("number") FROM newest)) AS "weight" FROM newest`;
}

/** The ids of all products whose texts have the words. */
export function selectProductsWith(words: readonly Word[]): Prisma.Sql {
  return Prisma.sql`SELECT d."ref" AS "id" FROM "SearchText" CROSS JOIN "SearchDoc" d ON d."id" = "SearchText".rowid
    WHERE ${hasWords("product", words)}`;
}

/** Of these ids. */
export function keepProductsWith(words: readonly Word[], products: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`WITH some AS MATERIALIZED (
      SELECT d."ref", d."id" FROM (${products}) p CROSS JOIN "SearchDoc" d ON d."kind" = 'product' AND d."ref" = p."id")
    SELECT "ref" AS "id" FROM some WHERE "id" IN (
      SELECT rowid FROM "SearchText" WHERE ${hasWords("product", words)} AND rowid >= (SELECT min("id") FROM some))`;
}

/** A condition on texts. */
function hasWords(kind: FoundKind, words: readonly Word[], within = ""): Prisma.Sql {
  return Prisma.sql`"SearchText" MATCH ${within + asMatch(words)} AND ${numbers[kind]}`;
}

/** Title and text of articles, for their snippets, in the order of their ids. */
export async function readBlogTexts(ids: string[]) {
  const select = { ref: true, title: true, body: true } as const;
  const rows = await db.searchDoc.findMany({ where: { kind: "blog", ref: { in: ids } }, select });
  return inOrder(
    ids,
    rows.map(({ ref: id, title, body }) => ({ id, title, body })),
  );
}

async function countTexts(text: string): Promise<number> {
  const [counted] = await askRows(
    z.object({ count: WholeNumber }),
    Prisma.sql`SELECT count(*) AS "count" FROM (
      SELECT 1 FROM "SearchText" WHERE "SearchText" MATCH ${asMatch([{ text }])} LIMIT ${MOST_FOUND + 1})`,
  );
  return counted?.count ?? 0;
}

/** Words as quoted prefixes: whatever was typed, none of it is read as the query language's own signs. */
function asMatch(words: readonly Pick<Word, "text">[]) {
  return `(${words.map(({ text }) => `"${text}"*`).join(" AND ")})`;
}
