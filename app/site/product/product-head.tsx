import { steelTypes } from "~/steel/kind";
import { formatSpan } from "~/steel/measure";
import { Button, ButtonLink } from "~/ui/button";
import { CallLink, WhatsAppLink } from "~/ui/contact-links";
import { DayText } from "~/ui/day-text";
import { Picture } from "~/ui/picture";
import { SpecList } from "~/ui/spec-list";
import type { SizeReply } from "./add-size.server";
import { joinOwnWords } from "./own-words";
import type { ProductPage } from "./product-page.server";
import type { ShownRate } from "./shown-rate.server";
import { CHOOSER, offers, SizeChooser } from "./size-chooser";
import type { TypedSize } from "./typed-size";

export type ProductPartProps = ProductPage & {
  /** What stands in the forms of the page. */
  typed: TypedSize | null;
  path: string;
  reply: SizeReply | null;
};

export function ProductHead(props: ProductPartProps) {
  const { product, grade, rate, sizes } = props;
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
          { label: "Grade", value: grade },
          { label: "Thickness", value: formatSpan(product.thicknessMin, product.thicknessMax) },
          { label: "Width", value: formatSpan(product.widthMin, product.widthMax) },
          { label: "Rate", value: rate && <RateText rate={rate} /> },
          { label: "Delivery", value: <a href={deliveryPath}>{product.deliveryDays}</a> },
        ]}
      />
      <div className="product-order screen-only">
        {sizes.groups.length > 0 && <SizeChooser {...props} />}
        <ProductContact {...props} />
      </div>
    </div>
  );
}

function RateText({ rate: { text, day } }: { rate: ShownRate }) {
  return (
    <>
      {text}, <DayText day={day} />
    </>
  );
}

function ProductContact({ product, grade, sizes, typed, asked, chosen }: ProductPartProps) {
  const size = typed ?? asked;
  // Without scripts nobody else knows what stands in the fields.
  const asksFields = !typed && sizes.groups.length > 0 && (!asked || offers(sizes, chosen.size));
  const name = grade && !product.name.includes(grade) ? `${product.name}, ${grade}` : product.name;
  const ask = { icon: "mail", look: "quiet", about: "for a quote" } as const;
  const text = size?.text ?? formatSpan(product.thicknessMin, product.thicknessMax);
  return (
    <p className="product-contact">
      <CallLink phone={product.number} look="quiet" />
      <WhatsAppLink text={`${name}, ${text}: price and delivery, please.`} look="quiet" />
      {asksFields ? (
        <Button form={CHOOSER} formAction="/contact" formMethod="get" {...ask}>
          Ask
        </Button>
      ) : (
        <ButtonLink href={`/contact?product=${product.id}${size ? `&${size.query}` : ""}`} {...ask}>
          Ask
        </ButtonLink>
      )}
    </p>
  );
}
