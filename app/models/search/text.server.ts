import { z } from "zod";
import { db } from "~/db.server";
import { Prisma } from "~/generated/prisma/client";
import { inOrder } from "~/models/row/order.server";
import { askRows, WholeNumber } from "~/models/row/sql.server";

export type FoundKind = "product" | "blog";

/** The numbers of a kind's texts, as the migrations' triggers give them out. */
const numbers: Record<FoundKind, Prisma.Sql> = {
  product: Prisma.sql`"SearchText".rowid < 1073741824`,
  blog: Prisma.sql`"SearchText".rowid >= 1073741824`,
};

/** A word that more texts have says nothing of what was meant: it must occur, but is not weighed. */
const COMMON = 2_000;

type FoundText = { title: string; body: string };

/** With the number of texts that have it, counted no further than to where it is common. */
export type Word = { text: string; count: number };

export function countWords(words: readonly string[]): Promise<Word[]> {
  return Promise.all(words.map(async (text) => ({ text, count: await countTexts(text) })));
}

export function isRare({ count }: Word): boolean {
  return count <= COMMON;
}

/** So many are found at most; where all words are common, so many of the newest texts that have them are looked at. */
export const MOST_FOUND = 1_000;

/** Every word must occur or begin a word; only rare words are weighed, for weighing reads every text. */
export async function findTexts(kind: FoundKind, words: readonly Word[], limit: number): Promise<string[]> {
  return readRefs(await findNumbers(kind, words, limit));
}

/** The same, as numbers of texts, which `readRefs` takes. */
export async function findNumbers(kind: FoundKind, words: readonly Word[], limit: number): Promise<number[]> {
  if (words.length === 0) return [];
  const all = words.map(({ text }) => text);
  const rare = words.filter(isRare).map(({ text }) => text);
  if (rare.length === 0) return findNewest(kind, all, limit);
  const also = Prisma.sql`+"SearchText".rowid IN (
    SELECT rowid FROM "SearchText" WHERE "SearchText" MATCH ${asMatch(all)} AND ${numbers[kind]})`;
  return readNumbers(Prisma.sql`SELECT rowid AS "number" FROM "SearchText"
    WHERE "SearchText" MATCH ${asMatch(rare)} AND ${numbers[kind]}
      AND ${rare.length === all.length ? Prisma.sql`1` : also}
    ORDER BY bm25("SearchText", 8.0, 1.0), rowid DESC LIMIT ${limit}`);
}

const Told = z.object({ ref: z.string() });

/** Of these rows those whose texts have all words. */
export async function keepWithWords(
  kind: FoundKind,
  ids: string[],
  words: readonly Word[],
): Promise<string[]> {
  const rows = await askRows(
    Told,
    // In this order, or SQLite would look through the rows for each text.
    Prisma.sql`SELECT d."ref" FROM json_each(${JSON.stringify(ids)}) j
    CROSS JOIN "SearchDoc" d ON d."kind" = ${kind} AND d."ref" = j."value"
    WHERE +d."id" IN (SELECT rowid FROM "SearchText" WHERE "SearchText" MATCH ${asMatch(words.map(({ text }) => text))} AND ${numbers[kind]})`,
  );
  return rows.map(({ ref }) => ref);
}

/** Title and text of each, for its snippet. */
export async function readTexts(kind: FoundKind, ids: string[]): Promise<Map<string, FoundText>> {
  const select = { ref: true, title: true, body: true } as const;
  const rows = await db.searchDoc.findMany({ where: { kind, ref: { in: ids } }, select });
  const found = inOrder(
    ids,
    rows.map(({ ref, ...text }) => ({ id: ref, ...text })),
  );
  return new Map(found.map(({ id, ...text }) => [id, text]));
}

async function findNewest(kind: FoundKind, all: string[], limit: number): Promise<number[]> {
  const match = asMatch(all);
  const newest = await readNumbers(Prisma.sql`SELECT rowid AS "number" FROM "SearchText"
    WHERE "SearchText" MATCH ${match} AND ${numbers[kind]} ORDER BY rowid DESC LIMIT ${Math.max(limit, MOST_FOUND)}`);
  const oldest = newest.at(-1);
  if (oldest === undefined) return [];
  const titled = await readNumbers(Prisma.sql`SELECT rowid AS "number" FROM "SearchText"
    WHERE "SearchText" MATCH ${`title : (${match})`} AND ${numbers[kind]} AND rowid >= ${BigInt(oldest)}
    ORDER BY rowid DESC LIMIT ${limit}`);
  return [...new Set([...titled, ...newest])].slice(0, limit);
}

const Found = z.object({ number: WholeNumber });

async function readNumbers(found: Prisma.Sql): Promise<number[]> {
  const rows = await askRows(Found, found);
  return rows.map(({ number }) => number);
}

export async function readRefs(found: number[]): Promise<string[]> {
  const rows = await db.searchDoc.findMany({
    where: { id: { in: found } },
    select: { id: true, ref: true },
  });
  const refs = new Map(rows.map(({ id, ref }) => [id, ref]));
  return found.flatMap((number) => refs.get(number) ?? []);
}

async function countTexts(word: string): Promise<number> {
  const rows = await readNumbers(Prisma.sql`SELECT count(*) AS "number" FROM (
    SELECT 1 FROM "SearchText" WHERE "SearchText" MATCH ${asMatch([word])} LIMIT ${COMMON + 1})`);
  return rows[0] ?? 0;
}

/** Words as quoted prefixes: whatever was typed, none of it is read as the query language's own signs. */
function asMatch(words: string[]) {
  return words.map((word) => `"${word}"*`).join(" AND ");
}
