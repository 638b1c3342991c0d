import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { ProductCard as Product } from "~/models/product/read.server";
import type { AskedSize } from "~/steel/asked-size";
import { steelTypes } from "~/steel/kind";
import { formatRange } from "~/steel/measure";
import { formatGrade } from "~/steel/reading/shape";
import { Picture } from "~/ui/picture";
import { ThicknessGauge } from "~/ui/thickness-gauge";
import { AddSize, chosenOf } from "./add-size";

type ProductCardProps = {
  product: Product;
  /** Of a product's page. */
  route: string;
  /** The size that was asked for: chosen behind the link and, as where there is but one size, added in one press. */
  asked: AskedSize | undefined;
  compareForm: string | undefined;
  level: 2 | 3;
  title?: ReactNode;
};

/** The whole card leads to it; on a phone it is a row of a list. */
export function ProductCard(props: ProductCardProps) {
  const { product, route, asked, compareForm, level, title = product.name } = props;
  const { pathname, search } = useLocation();
  const { id, name, type, onlySize } = product;
  const href = `${route}/${id}${asked ? chosenOf(type, asked) : ""}`;
  const add = asked ?? (onlySize ? { size: onlySize, pieces: 1, label: null } : null);
  const typeLabel = steelTypes[type].label;
  const grade = formatGrade({ name: product.grade, standard: product.standard });
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <article className="card product-card">
      <Picture
        name={product.image}
        focus={product.focus}
        alt=""
        fallback={type}
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
            <input type="checkbox" name="ids" value={id} form={compareForm} />
            Compare<span className="visually-hidden">{` ${name}`}</span>
          </label>
        )}
        {add ? (
          <AddSize product={product} add={add} path={pathname + search} />
        ) : (
          <a className="card-add is-link" href={`${href}#sizes`}>
            Sizes<span className="visually-hidden">{` of ${name}`}</span>
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
