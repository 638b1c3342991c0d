import { isPatterned } from "~/models/line/line";
import type { ProductWish } from "~/models/product/filtered.server";
import { findListedSizes } from "~/models/product/listed-size.server";
import type { ProductCard } from "~/models/product/read.server";
import { figures } from "~/models/shop/figures.server";
import { type AskedQuantity, type AskedSize, sizeAsked } from "~/steel/asked-size";
import type { Weighed } from "~/steel/calculator-fields";
import { steelTypes } from "~/steel/kind";
import { withPattern } from "~/steel/measure";
import { sizeAround } from "~/steel/size-range";

type Listed = Pick<ProductCard, "id" | "type" | "name" | "purchaseNow">;

const one: AskedQuantity = { length: null, pieces: null, weightKg: null };

/** The size that was asked for of each product that lists it, by the product's id. */
export async function listAsked(
  products: readonly Listed[],
  wish: Pick<ProductWish, "thickness" | "width">,
  quantity = one,
): Promise<Record<string, AskedSize>> {
  const listed = await findListedSizes(
    products.map(({ id }) => id),
    wish,
  );
  const asked: Record<string, AskedSize> = {};
  for (const { id, type, name, purchaseNow } of products) {
    const own = listed.get(id);
    const size = own && sizeAsked(type, own, quantity, figures);
    const byWeight = steelTypes[type].form === "coil";
    const patterned = isPatterned({ productName: name, grade: purchaseNow, byWeight });
    if (size) asked[id] = { ...size, label: withPattern(size.label, patterned) };
  }
  return asked;
}

/** The same for a size that a link carries, as it was weighed. */
export async function listCarried(
  products: readonly Listed[],
  size: Weighed | null,
): Promise<Record<string, AskedSize>> {
  if (!size) return {};
  const { form, thickness, width, length, pieces, totalKg, inner } = size;
  const isSheet = form === "sheet";
  return listAsked(
    products,
    {
      thickness: [sizeAround({ mm: thickness }, "thickness")],
      width: [sizeAround({ mm: width }, "width")],
    },
    {
      length: isSheet ? { mm: length, typed: String(length) } : null,
      pieces,
      weightKg: isSheet ? null : totalKg,
      inner,
    },
  );
}
