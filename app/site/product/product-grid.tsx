import type { ProductCard as ProductCardData } from "~/models/product/read.server";
import { steelTypes } from "~/models/steel/kind";
import { ProductCard } from "~/ui/product-card";

type ProductGridProps = {
  products: ProductCardData[];
  level?: 2 | 3;
  /** Where cards lead: to the route of each product's type, or all to /coilproduct as the product listing does. */
  target?: "type" | "coilproduct";
  /** Exactly three in a row where there is room, for a handful of cards. */
  three?: boolean;
  /** The first picture is the page's first. */
  priority?: boolean;
};

/** Product cards in a grid. */
export function ProductGrid({
  products,
  level = 3,
  target = "type",
  three,
  priority = false,
}: ProductGridProps) {
  return (
    <ul className={three ? "grid three" : "grid"}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            href={`${target === "type" ? steelTypes[product.type].detailPath : "/coilproduct"}/${product.id}`}
            typeLabel={steelTypes[product.type].label}
            level={level}
            priority={priority && index === 0}
          />
        </li>
      ))}
    </ul>
  );
}
