import type { Product } from "~/models/product/read.server";

/** What a product says in words of its own, beside its name: one line of its page and its paper, rows of a comparison. */
export const ownWords = { brand: "Brand", purchaseNow: "Note" } as const satisfies Partial<
  Record<keyof Product, string>
>;

export type OwnWord = keyof typeof ownWords;

export const ownWordNames = Object.keys(ownWords) as OwnWord[];

export function joinOwnWords(product: Pick<Product, OwnWord>): string {
  return ownWordNames.flatMap((name) => product[name] || []).join(" · ");
}
