import type { ProductWish } from "~/models/product/filtered.server";
import { findListedSizes } from "~/models/product/listed-size.server";
import type { ProductCard } from "~/models/product/read.server";
import { figures } from "~/models/shop/figures.server";
import { type AskedQuantity, type AskedSize, sizeAsked } from "~/steel/asked-size";

const one: AskedQuantity = { length: null, pieces: null, weightKg: null };

/** The size that was asked for of each product that lists it, by the product's id. */
export async function listAsked(
  products: readonly ProductCard[],
  wish: Pick<ProductWish, "thickness" | "width">,
  quantity = one,
): Promise<Record<string, AskedSize>> {
  const listed = await findListedSizes(
    products.map(({ id }) => id),
    wish,
  );
  const asked: Record<string, AskedSize> = {};
  for (const { id, type } of products) {
    const own = listed.get(id);
    const size = own && sizeAsked(type, own, quantity, figures);
    if (size) asked[id] = size;
  }
  return asked;
}
