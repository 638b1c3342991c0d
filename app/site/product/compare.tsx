import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadScreen } from "~/http/fault-reply.server";
import { comparePath, MOST_COMPARED, readComparedIds } from "~/models/product/comparison";
import { compareProducts } from "~/models/product/comparison.server";
import { listProductsWhole, type Product, type ProductCard } from "~/models/product/read.server";
import { listSimilarProducts } from "~/models/product/similar.server";
import { writeDay } from "~/models/shop/day.server";
import { figures } from "~/models/shop/figures.server";
import { pageHead } from "~/site/frame/head";
import { PrintedFrom } from "~/site/frame/printed-from";
import { Screen } from "~/site/frame/screen";
import { readCalculator } from "~/steel/calculator";
import { formatCount, sayCount } from "~/steel/figures";
import { formatSpan } from "~/steel/measure";
import compareRules from "~/styles/compare.css?inline";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { HiddenFields } from "~/ui/field/hidden-fields";
import { useFigures } from "~/ui/figures";
import type { ScreenHandle } from "~/ui/frame/screen-handle";
import { Notice } from "~/ui/notice";
import { Section } from "~/ui/section";
import { listCarried } from "./asked.server";
import { CompareTable } from "./compare-table";
import { askQuery } from "./typed-size";

const OFFERED = 4;

export const handle: ScreenHandle = { rules: [compareRules], isDocument: true };

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageHead(matches, { title: "Compare products", noIndex: true });

export async function loader({ request }: LoaderFunctionArgs) {
  return loadScreen(request, async () => {
    const { searchParams } = new URL(request.url);
    const ids = readComparedIds(searchParams);
    const size = readCalculator(searchParams, figures);
    const carried = size.result ? askQuery(size) : "";
    // Check boxes send the parameter once each; the page has one address.
    if (searchParams.getAll("ids").length > 1) throw redirect(comparePath(ids, carried));
    const known = await listProductsWhole(ids);
    const shown = known.slice(0, MOST_COMPARED);
    return {
      products: compareProducts(shown),
      carried,
      asked: await listCarried(shown, size.result),
      day: writeDay(new Date(Math.max(0, ...shown.map(({ updatedAt }) => updatedAt.getTime())))),
      missing: ids.length - known.length,
      surplus: known.length - shown.length,
      similar: await listOffered(shown),
    };
  });
}

export default function Compare() {
  const { products, carried, asked, day, missing, surplus, similar } = useLoaderData<typeof loader>();
  const shownFigures = useFigures();
  const choices = similar.length > 0 && (
    <CompareChoices shown={products.map(({ id }) => id)} carried={carried} offered={similar} />
  );
  return (
    <Screen crumbs={[{ label: "Products", href: "/allProduct" }, { label: "Compare" }]}>
      <h1>Compare products</h1>
      {missing > 0 && (
        <Notice tone="warn">
          {`${sayCount(missing, "product is", shownFigures, "products are")} no longer in the catalogue.`}
        </Notice>
      )}
      {surplus > 0 && (
        <Notice tone="warn">
          {`At most ${MOST_COMPARED} products fit side by side: the first ${MOST_COMPARED} are shown, ${formatCount(surplus, shownFigures)} left out.`}
        </Notice>
      )}
      {products.length < 2 && (
        <EmptyState title={products.length === 0 ? "Nothing to compare yet" : "One more is needed"}>
          <p>
            Tick two to four products in <a href="/allProduct">the list of products</a> or in a category, then
            press Compare{similar.length > 0 && "; or choose from those of nearly the same size below"}.
          </p>
        </EmptyState>
      )}
      {products.length === 1 && choices}
      {products.length > 0 && (
        <>
          <CompareTable products={products} carried={carried} asked={asked} />
          <PrintedFrom day={day} path={comparePath(products.map(({ id }) => id))} />
        </>
      )}
      {products.length > 1 && choices}
    </Screen>
  );
}

type CompareChoicesProps = {
  shown: string[];
  /** The fields of a size, as a link has them. */
  carried: string;
  offered: ProductCard[];
};

function CompareChoices({ shown, carried, offered }: CompareChoicesProps) {
  return (
    <Section id="choices" title="Similar sizes">
      <form method="get" action="/compare" className="form">
        {shown.map((id) => (
          <input key={id} type="hidden" name="ids" value={id} />
        ))}
        <HiddenFields fields={[...new URLSearchParams(carried)]} />
        <fieldset className="choices compare-choices">
          <legend>Compare with</legend>
          {offered.map(({ id, name, thicknessMin, thicknessMax, widthMin, widthMax }) => (
            <label key={id} className="choice">
              <input type="checkbox" name="ids" value={id} />
              <span>
                <strong>{name}</strong>
                <br />
                {formatSpan(thicknessMin, thicknessMax)} × {formatSpan(widthMin, widthMax)}
              </span>
            </label>
          ))}
        </fieldset>
        <p>
          <Button>Compare</Button>
        </p>
      </form>
    </Section>
  );
}

/** The nearest to the first, while there is room for one more. */
async function listOffered(shown: Product[]) {
  const [first] = shown;
  if (!first || shown.length === MOST_COMPARED) return [];
  const near = await listSimilarProducts(first, OFFERED + shown.length - 1);
  return near.filter(({ id }) => shown.every((product) => product.id !== id)).slice(0, OFFERED);
}
