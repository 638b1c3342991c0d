/**
 * What the site says only where somebody has said it in the settings: the city with its postcode, opening hours on one
 * line or several, a year of four digits, a registration a line with its label, goods with commas between them.
 */
export const optionalFacts = [
  ...(["city", "mapUrl", "hours", "founded", "registrations"] as const),
  ...(["replyTime", "priceRule", "notSold", "alsoSold"] as const),
] as const;

/** `phone` and `whatsapp` as typed in the settings; `country` is dialled before any ten-digit number but those of the sample. */
export type Company = Record<"name" | "phone" | "email" | "address" | "whatsapp" | "country", string> &
  Record<(typeof optionalFacts)[number], string | null>;

/** How an answer begins and ends; null where the site's own words do. `{name}` in the greeting is the buyer's. */
export type AnswerText = { language: string | null; greeting: string | null; closing: string | null };

/** On one line, street and city; who types the whole address is not told its end twice. */
export function writeAddress({ address, city }: Pick<Company, "address" | "city">) {
  const spell = (text: string) => `, ${text}`.toLowerCase().replace(/[\s–—-]+/g, " ");
  const isSaid = city === null || spell(address).endsWith(spell(city));
  return isSaid ? address : `${address}, ${city}`;
}

const POSTCODE_LAST = /^(.+?)(?:,? | ?[–—-] ?)(\d{3,5}-\d{3,4}|\d{3} \d{3}|\d{4,10})$/;

/** `Navi Mumbai 410218`, `Navi Mumbai - 410 218`: the postcode, where one is written, stands last. */
export function splitCity(city: string | null): { name: string | null; postcode: string | null } {
  const [, name = city, postcode = null] = POSTCODE_LAST.exec(city ?? "") ?? [];
  return { name, postcode };
}

export function listRegistrations({ registrations }: Pick<Company, "registrations">): string[] {
  return registrations?.split("\n") ?? [];
}

/** Whether an owner's list has one of these names, which he says in his own words, in one number or the other. */
export function namesGoods(list: string | null, names: readonly string[]): boolean {
  const said = names.map(writeWords);
  const own = (list ?? "").split(",").map(writeWords);
  return own.some((each) => said.some((one) => one.includes(each) || each.includes(one)));
}

/** With a blank around each word, so that no word is found within another, and without the s of a plural. */
function writeWords(text: string) {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? [""];
  return ` ${words.map((word) => word.replace(/s$/, "")).join(" ")} `;
}
