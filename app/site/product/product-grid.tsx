import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { ProductCard as ProductCardData } from "~/models/product/read.server";
import { steelTypes } from "~/models/steel/kind";
import { formatGrade } from "~/models/steel/reading/grade-text";
import { Button } from "~/ui/button";
import { ProductCard } from "~/ui/product-card";
import { AddFields } from "./add-fields";

/** Outside of the list, so that a card may have forms of its own. */
const COMPARE_FORM = "compare";

type ProductGridProps = {
  products: ProductCardData[];
  level?: 2 | 3;
  /** Where cards lead: to the route of each product's type, or all to /coilproduct as the product listing does. */
  target?: "type" | "coilproduct";
  /** Exactly three in a row where there is room, for a handful of cards. */
  three?: boolean;
  /** With a check box on each card and a button that leads to those side by side. */
  compare?: boolean;
  /** A sentence over a card, by the product's id. */
  notes?: ReadonlyMap<string, string>;
  /** How a product's name stands on its card. */
  title?: (name: string) => ReactNode;
};

/** Product cards in a grid. */
export function ProductGrid(props: ProductGridProps) {
  const { products, level = 3, target = "type", three, compare, notes, title } = props;
  const form = compare && products.length > 1 ? COMPARE_FORM : undefined;
  return (
    <>
      <ul className={three ? "grid three" : "grid"}>
        {products.map((product) => (
          <li key={product.id}>
            {notes && <p className="card-note">{notes.get(product.id)}</p>}
            <ProductCard
              product={product}
              href={`${target === "type" ? steelTypes[product.type].detailPath : "/coilproduct"}/${product.id}`}
              typeLabel={steelTypes[product.type].label}
              grade={formatGrade({ name: product.grade, standard: product.standard })}
              addForm={product.onlySize && <AddOnly product={product} size={product.onlySize} />}
              compareForm={form}
              level={level}
              title={title?.(product.name)}
            />
          </li>
        ))}
      </ul>
      {form && (
        <form id={form} action="/compare" method="get" className="compare-start">
          <Button look="quiet">Compare</Button>
          <span className="soft small">Two to four, side by side</span>
        </form>
      )}
    </>
  );
}

/** One tap adds what has no other size. */
function AddOnly({ product: { id, type, name }, size }: { product: ProductCardData; size: string }) {
  const { pathname, search } = useLocation();
  return (
    <form method="post" action="/enquiry">
      <AddFields form={steelTypes[type].form} product={id} path={`${pathname}${search}`} />
      <input type="hidden" name="size" value={size} />
      <input type="hidden" name="pieces" value="1" />
      <button type="submit" className="card-add" name="intent" value="add">
        Add<span className="visually-hidden">{` ${name}`}</span>
      </button>
    </form>
  );
}
