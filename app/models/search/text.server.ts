import { db } from "~/db.server";
import { Prisma } from "~/generated/prisma/client";
import { LONGEST_QUERY } from "./query";

export type FoundKind = "product" | "blog";

/** The numbers of a kind's texts, as the migrations' triggers give them out. */
const numbers: Record<FoundKind, Prisma.Sql> = {
  product: Prisma.sql`"SearchText".rowid < 1099511627776`,
  blog: Prisma.sql`"SearchText".rowid >= 1099511627776`,
};

/** A word that more texts have says nothing of what was meant: it must occur, but is not weighed. */
const COMMON = 2_000;

type Words = { all: string[]; rare: string[] };

/** Null without a word. */
export async function readWords(query: string): Promise<Words | null> {
  const typed = query.slice(0, LONGEST_QUERY).toLowerCase();
  const all = [...new Set(typed.match(/[\p{L}\p{N}]+/gu))];
  if (all.length === 0) return null;
  const isRare = await Promise.all(all.map(async (word) => (await countTexts(word)) <= COMMON));
  return { all, rare: all.filter((_, index) => isRare[index]) };
}

/**
 * Every word must occur or begin a word; answers the rows' ids, best first. Weighing reads every text that has a word,
 * so that only rare words are weighed. Where all are common, those in a title come first, then the newest.
 */
export async function findTexts(kind: FoundKind, { all, rare }: Words, limit: number): Promise<string[]> {
  if (rare.length === all.length) return readRefs(weighed(kind, all, limit));
  if (rare.length > 0) {
    const also = Prisma.sql`+"SearchText".rowid IN (
      SELECT rowid FROM "SearchText" WHERE "SearchText" MATCH ${asMatch(all)} AND ${numbers[kind]})`;
    return readRefs(weighed(kind, rare, limit, also));
  }
  const titled = await readRefs(newest(kind, `title : (${asMatch(all)})`, limit));
  if (titled.length === limit) return titled;
  const others = await readRefs(newest(kind, asMatch(all), limit));
  return [...new Set([...titled, ...others])].slice(0, limit);
}

function weighed(kind: FoundKind, words: string[], limit: number, also = Prisma.sql`1`) {
  return Prisma.sql`SELECT rowid AS "number" FROM "SearchText"
    WHERE "SearchText" MATCH ${asMatch(words)} AND ${numbers[kind]} AND ${also}
    ORDER BY bm25("SearchText", 8.0, 1.0), rowid DESC LIMIT ${limit}`;
}

function newest(kind: FoundKind, match: string, limit: number) {
  return Prisma.sql`SELECT rowid AS "number" FROM "SearchText"
    WHERE "SearchText" MATCH ${match} AND ${numbers[kind]} ORDER BY rowid DESC LIMIT ${limit}`;
}

async function readRefs(found: Prisma.Sql): Promise<string[]> {
  const rows = await db.$queryRaw<{ ref: string }[]>`
    WITH "found" AS MATERIALIZED (${found})
    SELECT (SELECT d."ref" FROM "SearchDoc" d WHERE d."id" = "found"."number") AS "ref" FROM "found"`;
  return rows.map(({ ref }) => ref);
}

/** Counts no further than it has to. */
async function countTexts(word: string): Promise<number> {
  const rows = await db.$queryRaw<{ count: bigint | number }[]>`
    SELECT count(*) AS "count" FROM (
      SELECT 1 FROM "SearchText" WHERE "SearchText" MATCH ${asMatch([word])} LIMIT ${COMMON + 1})`;
  return Number(rows[0]?.count ?? 0);
}

/** Words as quoted prefixes: whatever was typed, none of it is read as the query language's own signs. */
function asMatch(words: string[]) {
  return words.map((word) => `"${word}"*`).join(" AND ");
}
