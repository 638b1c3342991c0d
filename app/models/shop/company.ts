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

/** On one line, street and city. */
export function writeAddress({ address, city }: Pick<Company, "address" | "city">) {
  return city ? `${address}, ${city}` : address;
}

/** As all pages and papers show them. */
export function listRegistrations({ registrations }: Pick<Company, "registrations">): string[] {
  return registrations?.split("\n") ?? [];
}

export function listGoods(goods: string | null): string[] {
  const names = goods?.split(",").map((name) => name.trim()) ?? [];
  return names.filter((name) => name !== "");
}
