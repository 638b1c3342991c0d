import type { ReactNode } from "react";
import type { Difference, NearSize } from "~/models/product/nearest.server";
import { formatMm, roundTo } from "~/models/steel/measure";
import { ProductGrid } from "~/site/product/product-grid";

type NearSizesProps = { sizes: NearSize[]; title: (name: string) => ReactNode };

/** Side by side, each with what sets it apart from the asked one; a product that is near in two ways says both. */
export function NearSizes({ sizes, title }: NearSizesProps) {
  const products = new Map(sizes.flatMap((near) => near.products.map((each) => [each.id, each] as const)));
  const notes = new Map(
    [...products.keys()].map((id) => {
      const near = sizes.filter((size) => size.products.some((each) => each.id === id));
      return [id, near.map(describe).join("; or ")];
    }),
  );
  return <ProductGrid products={[...products.values()]} notes={notes} title={title} />;
}

const words = { thickness: ["thicker", "thinner"], width: ["wider", "narrower"] } as const;

function describe({ differences }: NearSize): string {
  return differences.map(describeDifference).join(", ");
}

function describeDifference({ axis, mm }: Difference): string {
  const [above, below] = words[axis];
  return `${formatMm(roundTo(Math.abs(mm), 2))} ${mm > 0 ? above : below}`;
}
