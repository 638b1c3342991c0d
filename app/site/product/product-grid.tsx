import type { ReactNode } from "react";
import type { ProductCard as Product } from "~/models/product/read.server";
import type { AskedSize } from "~/steel/asked-size";
import { steelTypes } from "~/steel/kind";
import { Button } from "~/ui/button";
import { HiddenFields } from "~/ui/field/hidden-fields";
import { sizeFields } from "./add-size";
import { ProductCard } from "./product-card";

/** Outside of the list, so that a card may have forms of its own. */
const COMPARE_FORM = "compare";

type ProductGridProps = {
  products: Product[];
  level?: 2 | 3;
  /** Where cards lead: to the route of each product's type, or all to /coilproduct as the product listing does. */
  target?: "type" | "coilproduct";
  /** Exactly three in a row where there is room, for a handful of cards. */
  three?: boolean;
  compare?: boolean;
  notes?: ReadonlyMap<string, string>;
  title?: (name: string) => ReactNode;
  /** The size that was asked for, by the product's id: it is added at once, and chosen behind the link. */
  asked?: Readonly<Record<string, AskedSize>>;
};

export function ProductGrid(props: ProductGridProps) {
  const { products, level = 3, target = "type", three, compare, notes, title, asked = {} } = props;
  const form = compare && products.length > 1 ? COMPARE_FORM : undefined;
  const carried = products.find(({ id }) => asked[id]);
  const carriedSize = carried && asked[carried.id];
  return (
    <>
      <ul className={three ? "grid three" : "grid"}>
        {products.map((product) => (
          <li key={product.id}>
            {notes && <p className="card-note">{notes.get(product.id)}</p>}
            <ProductCard
              product={product}
              route={target === "type" ? steelTypes[product.type].detailPath : "/coilproduct"}
              asked={asked[product.id]}
              compareForm={form}
              level={level}
              title={title?.(product.name)}
            />
          </li>
        ))}
      </ul>
      {form && (
        <form id={form} action="/compare" method="get" className="compare-start">
          {carried && carriedSize && (
            <HiddenFields fields={Object.entries(sizeFields(carried.type, carriedSize))} />
          )}
          <Button look="quiet">Compare</Button>
          <span className="soft small">Two to four, side by side</span>
        </form>
      )}
    </>
  );
}
