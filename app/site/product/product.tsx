import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { findProduct } from "~/models/product/read.server";
import { listSimilarProducts } from "~/models/product/similar.server";
import { writeDay } from "~/models/shop/day.server";
import { formatPhone, telLink, whatsappLink } from "~/models/shop/phone";
import { readCalculator } from "~/models/steel/calculator-query";
import { writeDatasheet } from "~/models/steel/datasheet";
import { steelTypes } from "~/models/steel/kind";
import { formatRange } from "~/models/steel/measure";
import { RowLinks } from "~/site/frame/admin-actions";
import { pageHead } from "~/site/frame/head";
import { missing } from "~/site/frame/missing.server";
import { describeProduct } from "~/site/frame/structured";
import { indicativeNote } from "~/site/written/section";
import { ButtonLink } from "~/ui/button";
import { DayText } from "~/ui/day-text";
import { Breadcrumb } from "~/ui/frame/breadcrumb";
import { useFrame } from "~/ui/frame/frame";
import { Picture } from "~/ui/picture";
import { Section } from "~/ui/section";
import { SpecList } from "~/ui/spec-list";
import { ProductDatasheet } from "./datasheet";
import { ProductGrid } from "./product-grid";
import { WeightCalculator } from "./weight-calculator";

/** Products of nearly the same size shown below. */
const SIMILAR = 3;

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => {
  if (!data) return pageHead(matches, { title: "Product not found", noIndex: true });
  const { id, name, type, brand, image } = data.product;
  const { label, detailPath } = steelTypes[type];
  const path = `${detailPath}/${id}`;
  const description = describe(data.product);
  const picture = image ? `/uploads/${image}` : undefined;
  return pageHead(matches, {
    title: name,
    description,
    canonical: path,
    image: picture,
    structured: describeProduct({ name, description, category: label, brand, path, image: picture }),
  });
};

export async function loader({ request, params }: LoaderFunctionArgs) {
  const product = await findProduct(params.id ?? "");
  if (!product) throw await missing(request, "This product is not in the catalogue any more");
  const { form } = steelTypes[product.type];
  return {
    product,
    updated: writeDay(product.updatedAt),
    similar: await listSimilarProducts(product, SIMILAR),
    datasheet: writeDatasheet(product.type, product.thickness, product.width),
    calculator: readCalculator(new URL(request.url).searchParams, form),
  };
}

export default function ProductDetail() {
  const { product, updated, similar, datasheet, calculator } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const { label, categoryPath, form } = steelTypes[product.type];
  const suggested = {
    thickness: String(product.thickness[0] ?? ""),
    width: String(product.width[0] ?? ""),
    ...(form === "sheet" ? { length: String(datasheet.sheets[0]?.length ?? ""), pieces: "1" } : {}),
  };
  return (
    <>
      <div className="container">
        <Breadcrumb crumbs={[{ label, href: categoryPath }, { label: product.name }]} />
      </div>
      <article className="container stack sections band tight">
        <RowLinks
          editHref={`/editproduct/${product.id}`}
          deleteHref={`/adminallproduct?delete=${product.id}`}
        />
        <div className="split product-head">
          <Picture
            name={product.image}
            alt={product.image ? product.name : ""}
            fallback={product.type}
            sizes="(min-width: 60rem) 38rem, 92vw"
            priority
          />
          <ProductFacts product={product} />
        </div>
        <Section id="datasheet" title="Data sheet" text={indicativeNote}>
          <ProductDatasheet datasheet={datasheet} />
        </Section>
        <div className="screen-only">
          <Section id="calculator" title="Weight calculator">
            <WeightCalculator
              path={pathname}
              calculator={calculator}
              suggested={calculator.form === form ? suggested : {}}
              product={product.id}
            />
          </Section>
        </div>
        <p className="soft small">
          Last updated <DayText day={updated} />
        </p>
      </article>
      {similar.length > 0 && (
        <div className="band sunk screen-only">
          <div className="container">
            <Section id="similar" title="Similar sizes">
              <ProductGrid products={similar} three />
            </Section>
          </div>
        </div>
      )}
    </>
  );
}

type ProductFactsProps = { product: Awaited<ReturnType<typeof findProduct>> & object };

function ProductFacts({ product }: ProductFactsProps) {
  const company = useFrame()?.company;
  const { label, deliveryPath } = steelTypes[product.type];
  const question = `${product.name}, ${formatRange(product.thicknessMin, product.thicknessMax)}: price and delivery, please.`;
  return (
    <div className="stack">
      <p className="label hot">{label}</p>
      <h1>{product.name}</h1>
      {product.purchaseNow && <p className="lede">{product.purchaseNow}</p>}
      <SpecList
        items={[
          ...(product.brand ? [{ label: "Brand", value: product.brand }] : []),
          { label: "Thickness", value: formatRange(product.thicknessMin, product.thicknessMax) },
          { label: "All thicknesses, mm", value: product.thickness.join(", ") },
          { label: "Width", value: formatRange(product.widthMin, product.widthMax) },
          { label: "All widths, mm", value: product.width.join(", ") },
          { label: "Delivery", value: <a href={deliveryPath}>{product.deliveryDays}</a> },
        ]}
      />
      <p className="cluster screen-only">
        {company && (
          <>
            <ButtonLink href={telLink(product.number, company.country)} icon="phone" size="large">
              Call {formatPhone(product.number, company.country)}
            </ButtonLink>
            <ButtonLink
              href={whatsappLink(company.whatsapp, company.country, question)}
              icon="whatsapp"
              look="quiet"
            >
              WhatsApp
            </ButtonLink>
          </>
        )}
        <ButtonLink href={`/contact?product=${product.id}`} icon="mail" look="quiet">
          Ask for a quote
        </ButtonLink>
        <ButtonLink href="#calculator" icon="plus" look="bare">
          Add to enquiry
        </ButtonLink>
      </p>
    </div>
  );
}

function describe(product: {
  name: string;
  thicknessMin: number;
  thicknessMax: number;
  widthMin: number;
  widthMax: number;
  deliveryDays: string;
}) {
  const thickness = formatRange(product.thicknessMin, product.thicknessMax);
  const width = formatRange(product.widthMin, product.widthMax);
  return `${product.name}: thickness ${thickness}, width ${width}, delivery ${product.deliveryDays}.`;
}
