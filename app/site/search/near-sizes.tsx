import type { ReactNode } from "react";
import type { Difference, NearProduct } from "~/models/search/nearest.server";
import { ProductGrid } from "~/site/product/product-grid";
import type { AskedSize } from "~/steel/asked-size";
import { steelTypes } from "~/steel/kind";
import { formatMm, roundTo } from "~/steel/measure";

type NearSizesProps = {
  near: NearProduct[];
  title: (name: string) => ReactNode;
  asked: Record<string, AskedSize>;
};

/** Side by side, each with what sets it apart from what was asked; a product that is near in two ways says both. */
export function NearSizes({ near, title, asked }: NearSizesProps) {
  const products = new Map(near.map(({ product }) => [product.id, product]));
  const notes = new Map(
    [...products.keys()].map((id) => [id, describe(near.filter(({ product }) => product.id === id))]),
  );
  return (
    <ProductGrid
      products={[...products.values()]}
      notes={notes}
      title={title}
      asked={asked}
      three={products.size === 3}
    />
  );
}

const words = { thickness: ["thicker", "thinner"], width: ["wider", "narrower"] } as const;

/** `Cold rolled sheet: 0.2 mm thinner or thicker, or 50 mm narrower`; a product that has the very size is not near it. */
function describe(near: NearProduct[]): string {
  const [first] = near;
  const steel = first ? steelTypes[first.product.type].label : "";
  if (near.some(({ differences }) => differences.length === 0)) return `${steel}, of this size`;
  const said = new Map<string, string[]>();
  for (const { differences } of near) {
    const before = differences.slice(0, -1).map((each) => `${amountOf(each)} ${wordOf(each)}, `);
    const last = differences.at(-1);
    if (!last) continue;
    const amount = `${before.join("")}${amountOf(last)} ${last.axis}`;
    said.set(amount, [...(said.get(amount) ?? []), wordOf(last)]);
  }
  const sizes = [...said]
    .map(([amount, words]) => `${amount.slice(0, amount.lastIndexOf(" "))} ${words.join(" or ")}`)
    .join("; or ");
  return first?.otherSteel ? `${steel}: ${sizes}` : sizes;
}

function amountOf({ mm }: Difference) {
  return formatMm(roundTo(Math.abs(mm), 2));
}

function wordOf({ axis, mm }: Difference) {
  const [above, below] = words[axis];
  return mm > 0 ? above : below;
}
