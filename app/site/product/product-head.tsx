import type { Product } from "~/models/product/read.server";
import { formatPhone, telLink, whatsappLink } from "~/models/shop/phone";
import { steelTypes } from "~/steel/kind";
import { formatSpan } from "~/steel/measure";
import type { SizeRows } from "~/steel/size-row";
import { ButtonLink } from "~/ui/button";
import { useFrame } from "~/ui/frame/frame";
import { Picture } from "~/ui/picture";
import { SpecList } from "~/ui/spec-list";
import type { SizeReply } from "./add-fields";
import { joinOwnWords } from "./own-words";
import { SizeChooser } from "./size-chooser";

type ProductHeadProps = {
  product: Product;
  grade: string;
  sizes: SizeRows;
  /** The size that was typed or asked for, in words and in the fields of a link. */
  chosen: { text: string; query: string } | null;
  path: string;
  reply: SizeReply | null;
};

export function ProductHead({ product, grade, sizes, chosen, path, reply }: ProductHeadProps) {
  const { label, deliveryPath } = steelTypes[product.type];
  return (
    <div className="product-head">
      <div className="product-name">
        <p className="label hot">{label}</p>
        <h1>{product.name}</h1>
        <p className="soft">{joinOwnWords(product)}</p>
      </div>
      <Picture
        name={product.image}
        focus={product.focus}
        alt={product.image ? product.name : ""}
        fallback={product.type}
        sizes="(min-width: 48rem) 38rem, 40vw"
        priority
      />
      <SpecList
        items={[
          ...(grade ? [{ label: "Grade", value: grade }] : []),
          { label: "Thickness", value: formatSpan(product.thicknessMin, product.thicknessMax) },
          { label: "Width", value: formatSpan(product.widthMin, product.widthMax) },
          { label: "Delivery", value: <a href={deliveryPath}>{product.deliveryDays}</a> },
        ]}
      />
      <div className="product-order screen-only">
        {sizes.groups.length > 0 && (
          <SizeChooser sizes={sizes} product={product.id} path={path} reply={reply} />
        )}
        <ProductContact product={product} grade={grade} chosen={chosen} />
      </div>
    </div>
  );
}

function ProductContact({ product, grade, chosen }: Pick<ProductHeadProps, "product" | "grade" | "chosen">) {
  const company = useFrame()?.company;
  const name = grade && !product.name.includes(grade) ? `${product.name}, ${grade}` : product.name;
  const sizes = chosen?.text ?? formatSpan(product.thicknessMin, product.thicknessMax);
  return (
    <p className="product-contact">
      {company && (
        <>
          <ButtonLink href={telLink(product.number, company.country)} icon="phone" look="quiet">
            <span className="number">Call {formatPhone(product.number, company.country)}</span>
          </ButtonLink>
          <ButtonLink
            href={whatsappLink(
              company.whatsapp,
              company.country,
              `${name}, ${sizes}: price and delivery, please.`,
            )}
            icon="whatsapp"
            look="quiet"
          >
            WhatsApp
          </ButtonLink>
        </>
      )}
      <ButtonLink
        href={`/contact?product=${product.id}${chosen ? `&${chosen.query}` : ""}`}
        icon="mail"
        look="quiet"
      >
        Ask<span className="visually-hidden"> for a quote</span>
      </ButtonLink>
    </p>
  );
}
