/** Null: nobody has said, and nothing is shown. `phone` and `whatsapp` as typed in the settings; `country` is dialled before any ten-digit number but those of the sample. */
export type Company = {
  name: string;
  phone: string;
  email: string;
  address: string;
  whatsapp: string;
  country: string;
  /** With its postcode. */
  city: string | null;
  mapUrl: string | null;
  /** One line or several. */
  hours: string | null;
  /** A year of four digits. */
  founded: string | null;
  /** One per line, each with its label. */
  registrations: string | null;
  /** Ends the sentence “We answer …”, without its full stop. */
  replyTime: string | null;
  /** A sentence. */
  priceRule: string | null;
  /** Goods, with commas between them; see `listGoods`. */
  notSold: string | null;
  alsoSold: string | null;
};

/** How an answer begins and ends; null where the site's own words do. `{name}` in the greeting is the buyer's. */
export type AnswerText = { language: string | null; greeting: string | null; closing: string | null };

/** On one line, street and city. */
export function writeAddress({ address, city }: Pick<Company, "address" | "city">) {
  return city ? `${address}, ${city}` : address;
}

export function listGoods(goods: string | null): string[] {
  const names = goods?.split(",").map((name) => name.trim()) ?? [];
  return names.filter((name) => name !== "");
}
