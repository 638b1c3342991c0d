import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { ProductCard as ProductCardData } from "~/models/product/read.server";
import { steelTypes } from "~/steel/kind";
import { formatGrade } from "~/steel/reading/grade-text";
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
  compare?: boolean;
  notes?: ReadonlyMap<string, string>;
  title?: (name: string) => ReactNode;
};

export function ProductGrid(props: ProductGridProps) {
  const { products, level = 3, target = "type", three, compare, notes, title } = props;
  const { pathname, search } = useLocation();
  const form = compare && products.length > 1 ? COMPARE_FORM : undefined;
  const cards = products.map((product) => ({
    product,
    level,
    href: `${target === "type" ? steelTypes[product.type].detailPath : "/coilproduct"}/${product.id}`,
    form,
    here: product.onlySize ? `${pathname}${search}` : undefined,
  }));
  return (
    <>
      <ul className={three ? "grid three" : "grid"}>
        {cards.map((card) => (
          <li key={card.product.id}>
            {notes && <p className="card-note">{notes.get(card.product.id)}</p>}
            <GridCard {...card} title={title?.(card.product.name)} />
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

type GridCardProps = {
  product: ProductCardData;
  level: 2 | 3;
  href: string;
  form: string | undefined;
  here: string | undefined;
  title?: ReactNode;
};

function GridCard({ product, level, href, form, here, title }: GridCardProps) {
  const { onlySize } = product;
  return (
    <ProductCard
      product={product}
      href={href}
      typeLabel={steelTypes[product.type].label}
      grade={formatGrade({ name: product.grade, standard: product.standard })}
      addForm={onlySize && here && <AddOnly product={product} size={onlySize} path={here} />}
      compareForm={form}
      level={level}
      title={title}
    />
  );
}

type AddOnlyProps = { product: ProductCardData; size: string; path: string };

/** One tap adds what has no other size. */
function AddOnly({ product: { id, type, name }, size, path }: AddOnlyProps) {
  return (
    <form method="post" action="/enquiry">
      <AddFields form={steelTypes[type].form} product={id} path={path} />
      <input type="hidden" name="size" value={size} />
      <input type="hidden" name="pieces" value="1" />
      <button type="submit" className="card-add" name="intent" value="add">
        Add<span className="visually-hidden">{` ${name}`}</span>
      </button>
    </form>
  );
}
