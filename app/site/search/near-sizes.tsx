import type { ReactNode } from "react";
import type { Difference, NearSize } from "~/models/product/nearest.server";
import { ProductGrid } from "~/site/product/product-grid";
import { formatMm, roundTo } from "~/steel/measure";

type NearSizesProps = { sizes: NearSize[]; title: (name: string) => ReactNode };

/** Side by side, each with what sets it apart from the asked one; a product that is near in two ways says both. */
export function NearSizes({ sizes, title }: NearSizesProps) {
  const products = new Map(sizes.flatMap((near) => near.products.map((each) => [each.id, each] as const)));
  const notes = new Map(
    [...products.keys()].map((id) => {
      const near = sizes.filter((size) => size.products.some((each) => each.id === id));
      return [id, describe(near)];
    }),
  );
  return (
    <ProductGrid products={[...products.values()]} notes={notes} title={title} three={products.size === 3} />
  );
}

const words = { thickness: ["thicker", "thinner"], width: ["wider", "narrower"] } as const;

/** `0.2 mm thinner or thicker, or 50 mm narrower`. */
function describe(near: NearSize[]): string {
  const said = new Map<string, string[]>();
  for (const { differences } of near) {
    const before = differences.slice(0, -1).map((each) => `${amountOf(each)} ${wordOf(each)}, `);
    const last = differences.at(-1);
    if (!last) continue;
    const amount = `${before.join("")}${amountOf(last)} ${last.axis}`;
    said.set(amount, [...(said.get(amount) ?? []), wordOf(last)]);
  }
  return [...said]
    .map(([amount, words]) => `${amount.slice(0, amount.lastIndexOf(" "))} ${words.join(" or ")}`)
    .join(", or ");
}

function amountOf({ mm }: Difference) {
  return formatMm(roundTo(Math.abs(mm), 2));
}

function wordOf({ axis, mm }: Difference) {
  const [above, below] = words[axis];
  return mm > 0 ? above : below;
}
