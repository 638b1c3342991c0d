import { distance } from "fastest-levenshtein";
import { z } from "zod";
import { Prisma } from "~/generated/prisma/client";
import { askRows } from "~/models/row/sql.server";
import { foldText, WORD } from "./query";

/** Words of the trade, known to every catalogue. */
const trade =
  "hot cold rolled sheet sheets coil coils plate plates steel chequered checkered pickled oiled slit strip gauge grade thickness width delivery galvanised stainless mild weight tolerance certificate laser stock edges level".split(
    " ",
  );

/** So many words of the index are compared with one that was typed. */
const COMPARED = 4_000;

/** Letters that may be wrong in a word of so many; shorter ones are left alone. */
const allowed = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** Shorter words of texts are near to too many others: who types "prime" does not mean "price", nor "Thane" "than". */
const SHORTEST = 6;

/** What is taken for another word is as long as it, up to a letter, and begins like it: scrap is no strap. */
const ALIKE = 2;
const MOST_LONGER = 1;

/** With words of the catalogue, the trade or the site's pages (`known`) in place of those that are `unknown`; null where none is near. */
export async function correctQuery(
  query: string,
  unknown: readonly string[],
  known: readonly string[],
): Promise<string | null> {
  const replaced = new Map<string, string>();
  for (const word of unknown) {
    const near = await findNearWord(word, known);
    if (near !== null) replaced.set(word, near);
  }
  if (replaced.size === 0) return null;
  return query.replace(WORD, (word) => replaced.get(foldText(word)) ?? word);
}

async function findNearWord(word: string, known: readonly string[]): Promise<string | null> {
  const most = allowed(word);
  if (most === 0 || /^\p{N}/u.test(word)) return null;
  const said = [...known.filter(({ length }) => length >= SHORTEST), ...(await listIndexWords(word))];
  let nearest: { word: string; off: number } | null = null;
  for (const each of [...trade, ...said]) {
    if (Math.abs(each.length - word.length) > MOST_LONGER || !each.startsWith(word.slice(0, ALIKE))) continue;
    const off = hasLettersOf(word, each) ? 1 : distance(word, each);
    if (off <= most && off < (nearest?.off ?? most + 1)) nearest = { word: each, off };
  }
  return nearest?.word ?? null;
}

/** In another order: `pickeld`. */
function hasLettersOf(word: string, other: string) {
  return [...word].sort().join("") === [...other].sort().join("");
}

/** Words with the same beginning, for no other is taken. */
async function listIndexWords(word: string): Promise<string[]> {
  const begin = word.slice(0, ALIKE);
  const rows = await askRows(
    z.object({ term: z.string() }),
    Prisma.sql`
    SELECT "term" FROM "SearchWord" WHERE "term" >= ${begin} AND "term" < ${`${begin}\u{10ffff}`} AND length("term") >= ${SHORTEST} LIMIT ${COMPARED}`,
  );
  return rows.map(({ term }) => term);
}
