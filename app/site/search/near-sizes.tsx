import type { Difference, NearSize } from "~/models/product/nearest.server";
import { formatMm, roundTo } from "~/models/steel/measure";
import { ProductGrid } from "~/site/product/product-grid";

/** The nearest sizes, each with what sets it apart from the asked one. */
export function NearSizes({ sizes }: { sizes: NearSize[] }) {
  return (
    <div className="stack">
      {sizes.map(({ differences, products }) => {
        const label = differences.map(describe).join(", ");
        return (
          <div key={label} className="stack close">
            <p className="near-difference">{label}</p>
            <ProductGrid products={products} />
          </div>
        );
      })}
    </div>
  );
}

const words = { thickness: ["thicker", "thinner"], width: ["wider", "narrower"] } as const;

function describe({ axis, mm }: Difference): string {
  const [above, below] = words[axis];
  return `${formatMm(roundTo(Math.abs(mm), 2))} ${mm > 0 ? above : below}`;
}
