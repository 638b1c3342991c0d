import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { ProductCard as ProductCardData } from "~/models/product/read.server";
import type { AskedSize } from "~/steel/asked-size";
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
  /** The size that was asked for, by the product's id: it is added at once, and chosen behind the link. */
  asked?: Readonly<Record<string, AskedSize>>;
};

export function ProductGrid(props: ProductGridProps) {
  const { products, level = 3, target = "type", three, compare, notes, title, asked = {} } = props;
  const { pathname, search } = useLocation();
  const form = compare && products.length > 1 ? COMPARE_FORM : undefined;
  const cards = products.map((product) => {
    const path = `${target === "type" ? steelTypes[product.type].detailPath : "/coilproduct"}/${product.id}`;
    const own = asked[product.id];
    const only = product.onlySize ? { size: product.onlySize, pieces: 1, label: null } : null;
    const add = own ?? only;
    return {
      ...{ product, level, form, add, href: own && target === "type" ? path + chosenOf(product, own) : path },
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

type Added = { size: string; pieces: number; label: string | null };
type AddSizeProps = { product: ProductCardData; add: Added; path: string };

/** One tap adds what was asked for, or what has no other size. */
function AddSize({ product: { id, type, name }, add: { size, pieces, label }, path }: AddSizeProps) {
  return (
    <form method="post" action="/enquiry" className={label ? "card-asked" : undefined}>
      <AddFields form={steelTypes[type].form} product={id} path={path} />
      <input type="hidden" name="size" value={size} />
      <input type="hidden" name="pieces" value={pieces} />
      <button type="submit" className="card-add" name="intent" value="add">
        {label ? `Add ${label}` : "Add"}
        <span className="visually-hidden">{` ${name}`}</span>
      </button>
    </form>
  );
}

/** Of the product's page, with the size chosen in its row. */
function chosenOf({ type }: ProductCardData, { size, pieces, isUsual }: AskedSize) {
  const fields = new URLSearchParams({ form: steelTypes[type].form, size, pieces: String(pieces) });
  return `?${fields}#${isUsual ? "sizes" : "calculator"}`;
}
