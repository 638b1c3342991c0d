import type { ReactNode } from "react";
import type { Focus } from "~/models/picture/focus";
import { formatRange } from "~/steel/measure";
import { Picture } from "./picture";
import { ThicknessGauge } from "./thickness-gauge";

type CardProduct = {
  id: string;
  name: string;
  type: string;
  image: string | null;
  focus?: Focus | undefined;
  thicknessMin: number;
  thicknessMax: number;
  widthMin: number;
  widthMax: number;
  purchaseNow: string | null;
  deliveryDays: string;
};

type ProductCardProps = {
  product: CardProduct;
  href: string;
  typeLabel: string;
  grade: string;
  /** A form that adds the only size there is; without it Add leads to the sizes. */
  addForm?: ReactNode;
  compareForm?: string;
  level?: 2 | 3;
  title?: ReactNode;
};

/** The whole card leads to it; on a phone it is a row of a list. A size to add is chosen on the product's own page. */
export function ProductCard({
  product,
  href,
  typeLabel,
  grade,
  addForm,
  compareForm,
  level = 3,
  title = product.name,
}: ProductCardProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <article className="card product-card">
      <Picture
        name={product.image}
        focus={product.focus}
        alt=""
        fallback={product.type}
        widest={960}
        sizes="(min-width: 75rem) 24rem, (min-width: 40rem) 45vw, 5rem"
      />
      <span className="tag">{typeLabel}</span>
      <div className="card-body">
        <Heading className="card-title">
          <a href={href}>{title}</a>
        </Heading>
        <p className={grade ? "card-grade" : "card-grade is-type"}>{grade || typeLabel}</p>
        <div className="card-sizes">
          <ThicknessGauge min={product.thicknessMin} max={product.thicknessMax} />
          <dl>
            <CardSize label="Thickness" min={product.thicknessMin} max={product.thicknessMax} />
            <CardSize label="Width" min={product.widthMin} max={product.widthMax} />
          </dl>
        </div>
      </div>
      <p className="card-foot">
        {product.purchaseNow && <span>{product.purchaseNow}</span>}{" "}
        <span className="card-delivery">
          <span className="visually-hidden">Delivery: </span>
          {product.deliveryDays}
        </span>
      </p>
      <div className="card-actions">
        {compareForm && (
          <label className="card-compare">
            <input type="checkbox" name="ids" value={product.id} form={compareForm} />
            Compare<span className="visually-hidden">{` ${product.name}`}</span>
          </label>
        )}
        {addForm ?? (
          <a className="card-add is-link" href={`${href}#sizes`}>
            Sizes<span className="visually-hidden">{` of ${product.name}`}</span>
          </a>
        )}
      </div>
    </article>
  );
}

function CardSize({ label, min, max }: { label: string; min: number; max: number }) {
  return (
    <div className="card-size">
      <dt className="label">{label}</dt>
      <dd className="number">{formatRange(min, max)}</dd>
    </div>
  );
}
