import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { useState } from "react";
import { everybody, loadForm, respondToForm } from "~/http/form/reply.server";
import { picturePath } from "~/models/picture/file-name";
import { comparePath } from "~/models/product/comparison";
import { findProduct } from "~/models/product/read.server";
import { RowLinks } from "~/site/frame/admin-actions";
import { pageHead } from "~/site/frame/head";
import { missing } from "~/site/frame/missing.server";
import { useSayTyped } from "~/site/frame/shown-product";
import { describeProduct } from "~/site/frame/structured";
import { indicativeNote } from "~/site/written/section";
import { type SteelForm, steelTypes } from "~/steel/kind";
import { formatSpan } from "~/steel/measure";
import productRules from "~/styles/product.css?inline";
import { Band } from "~/ui/band";
import { OnwardLink } from "~/ui/button";
import { DayText } from "~/ui/day-text";
import { ErrorSummary } from "~/ui/field/error-summary";
import { Breadcrumb } from "~/ui/frame/breadcrumb";
import { useFrame } from "~/ui/frame/frame";
import type { ScreenHandle } from "~/ui/frame/screen-handle";
import { Section } from "~/ui/section";
import { addSize, refuseSize, type SizeReply } from "./add-size.server";
import { ProductDatasheet } from "./datasheet";
import { ProductGrid } from "./product-grid";
import { ProductHead } from "./product-head";
import { type ProductPage, readProductPage } from "./product-page.server";
import { ProductShare } from "./product-share";
import { ProductSizes } from "./size-rows";
import { useTypedSize } from "./typed-size";
import { UnreadProduct } from "./unread-product";
import { sumUp, WeightCalculator } from "./weight-calculator";

export const handle: ScreenHandle = { rules: [productRules], isDocument: true };

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => {
  if (!data?.product) return pageHead(matches, { title: "Product", noIndex: true });
  const { id, name, type, brand, image } = data.product;
  const offer = data.rate?.offer ?? null;
  const { label, detailPath } = steelTypes[type];
  const path = `${detailPath}/${id}`;
  const description = describe(data.product);
  const picture = image ? picturePath(image) : undefined;
  return pageHead(matches, {
    title: name,
    description,
    canonical: path,
    image: picture,
    structured: describeProduct({ name, description, category: label, brand, path, image: picture, offer }),
  });
};

export async function loader(args: LoaderFunctionArgs) {
  const { request, params } = args;
  return loadForm(
    args,
    undefined,
    (fault) => ({ product: null, fault }),
    async () => {
      const product = await findProduct(params.id ?? "");
      if (!product) throw await missing(request, "This product is no longer in the catalogue");
      return readProductPage(request, product);
    },
  );
}

export async function action(args: ActionFunctionArgs) {
  return respondToForm(args, {
    guard: everybody,
    again: ({ fields, message }) => refuseSize(fields, message),
    respond: ({ fields }) => addSize(args.request, fields, args.params.id ?? ""),
  });
}

export default function ProductDetail() {
  const loaded = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>() ?? null;
  const wanted = loaded.product && loaded.asked?.query;
  const [asked, setAsked] = useState(wanted);
  // Fields that were drawn for another size would keep it. The page that follows an Add asks for none.
  if (wanted && wanted !== asked) setAsked(wanted);
  if (!loaded.product) return <UnreadProduct fault={loaded.fault} reply={reply} />;
  return <Product key={asked} {...loaded} reply={reply} />;
}

function Product({ reply, ...loaded }: ProductPage & { reply: SizeReply | null }) {
  const { product, updated, similar, similarAsked, datasheet, sizes, asked } = loaded;
  const calculator = reply?.size === null ? reply.calculator : loaded.calculator;
  const { pathname } = useLocation();
  const { label, categoryPath, detailPath } = steelTypes[product.type];
  const address = `${useFrame().origin}${detailPath}/${product.id}`;
  const { typed, follow } = useTypedSize();
  useSayTyped(typed?.text ?? null);
  return (
    <>
      <div className="container">
        <Breadcrumb crumbs={[{ label, href: categoryPath }, { label: product.name }]} />
      </div>
      <article className="container stack sections band tight product-page" onInput={follow}>
        <RowLinks
          editHref={`/editproduct/${product.id}`}
          deleteHref={`/adminallproduct?delete=${product.id}`}
        />
        {reply && <ErrorSummary {...sumUpReply(reply, sizes.form)} />}
        <ProductHead {...loaded} typed={typed} path={pathname} reply={reply} />
        {sizes.groups.length > 0 && (
          <div className="screen-only">
            <Section id="sizes" title="Sizes and weights">
              <ProductSizes {...loaded} typed={typed} path={pathname} reply={reply} />
            </Section>
          </div>
        )}
        <div className="screen-only">
          <Section id="calculator" title="Any other size">
            <WeightCalculator
              path={pathname}
              calculator={calculator}
              ofProduct
              patterned={product.finish === "chequered"}
              summed={reply !== null}
            />
          </Section>
        </div>
        <Section
          id="datasheet"
          title="Data sheet"
          text={indicativeNote}
          action={<ProductShare id={product.id} name={product.name} url={address} />}
        >
          <ProductDatasheet datasheet={datasheet} />
        </Section>
        <p className="soft small">
          Last updated <DayText day={updated} /> <span className="print-only">{address}</span>
        </p>
      </article>
      {similar.length > 0 && (
        <Band look="sunk screen-only">
          <Section
            id="similar"
            title="Similar sizes"
            action={<OnwardLink href={comparePath([product.id], asked?.query)}>Compare with…</OnwardLink>}
          >
            <ProductGrid products={similar} three asked={similarAsked} />
          </Section>
        </Band>
      )}
    </>
  );
}

/** Leads to the fields of the calculator, or to that of a row's pieces. */
function sumUpReply({ fault, place, problem, size, calculator }: SizeReply, form: SteelForm) {
  if (size === null && Object.keys(calculator.errors).length > 0) return sumUp(calculator);
  return {
    errors: { [fault ? place : "form"]: [fault ?? problem] },
    labels: { [place]: form === "sheet" ? "Pieces" : "Coils" },
  };
}

function describe(product: ProductPage["product"]) {
  const thickness = formatSpan(product.thicknessMin, product.thicknessMax);
  const width = formatSpan(product.widthMin, product.widthMax);
  return `${product.name}: thickness ${thickness}, width ${width}, delivery ${product.deliveryDays.replace(/\.$/, "")}.`;
}
