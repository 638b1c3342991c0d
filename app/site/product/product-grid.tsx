import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { ProductCard as ProductCardData } from "~/models/product/read.server";
import type { AskedSize } from "~/steel/asked-size";
import { steelTypes } from "~/steel/kind";
import { formatGrade } from "~/steel/reading/grade-text";
import { Button } from "~/ui/button";
import { HiddenFields } from "~/ui/field/hidden-fields";
import { ProductCard } from "~/ui/product-card";
import { type Added, AddSize, chosenOf, sizeFields } from "./asked-size";

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
  /** The size that was asked for, by the product's id: it is added at once, and chosen behind the link. */
  asked?: Readonly<Record<string, AskedSize>>;
};

export function ProductGrid(props: ProductGridProps) {
  const { products, level = 3, target = "type", three, compare, notes, title, asked = {} } = props;
  const { pathname, search } = useLocation();
  const form = compare && products.length > 1 ? COMPARE_FORM : undefined;
  const carried = products.find(({ id }) => asked[id]);
  const carriedSize = carried && asked[carried.id];
  const cards = products.map((product) => {
    const path = `${target === "type" ? steelTypes[product.type].detailPath : "/coilproduct"}/${product.id}`;
    const own = asked[product.id];
    const only = product.onlySize ? { size: product.onlySize, pieces: 1, label: null } : null;
    const add = own ?? only;
    return {
      ...{
        product,
        level,
        form,
        add,
        href: own ? path + chosenOf(product.type, own) : path,
      },
      here: add ? `${pathname}${search}` : undefined,
    };
  });
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

type GridCardProps = {
  product: ProductCardData;
  level: 2 | 3;
  href: string;
  form: string | undefined;
  here: string | undefined;
  add: Added | null;
  title?: ReactNode;
};

function GridCard({ product, level, href, form, here, add, title }: GridCardProps) {
  return (
    <ProductCard
      product={product}
      href={href}
      typeLabel={steelTypes[product.type].label}
      grade={formatGrade({ name: product.grade, standard: product.standard })}
      addForm={add && here && <AddSize product={product} add={add} path={here} />}
      compareForm={form}
      level={level}
      title={title}
    />
  );
}
