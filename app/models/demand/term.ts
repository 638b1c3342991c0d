import { LONGEST_QUERY } from "~/steel/limits";
import { listChips } from "~/steel/reading/chip";
import { readSteel } from "~/steel/reading/text";
import { fillers, priceWords } from "~/steel/reading/word";

/** A word of letters alone: no part of a phone number, an address or an order. */
const WORD = /^[\p{L}\p{M}]{3,20}$/u;
const MOST_WORDS = 3;
/** A number of a phone, an account or an order. */
const LONG_NUMBER = /\d(?:[ -]?\d){6}|@/;

/**
 * What a query asks for, in the words of chips: `Hot rolled, Sheet, 2 mm thick, E250`, `galvanised steel`. How much is
 * wanted is left out. Null where nothing is said that may be kept.
 */
export function nameTerm(query: string): string | null {
  const asked = query.slice(0, LONGEST_QUERY);
  if (LONG_NUMBER.test(asked)) return null;
  const { rest, goods } = readSteel(asked);
  const said = listChips(asked).flatMap(({ kind, label }) => (kind === "quantity" ? [] : [label]));
  const words = rest
    .map((word) => word.toLowerCase())
    .filter((word) => WORD.test(word) && !fillers.has(word) && !priceWords.has(word))
    .sort();
  const names = [...new Set(goods.map(({ name }) => name.toLowerCase()))].sort();
  return (
    [...said, ...names, ...new Set(words)].slice(0, said.length + names.length + MOST_WORDS).join(", ") ||
    null
  );
}
