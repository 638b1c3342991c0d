import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadScreen } from "~/http/fault-reply.server";
import { summariseTypes } from "~/models/product/count.server";
import { pageHead } from "~/site/frame/head";
import { useLaterParts } from "~/site/frame/later-parts";
import { PageHero } from "~/site/frame/page-hero";
import { steelTypes } from "~/steel/kind";
import { formatSpan } from "~/steel/measure";
import listRules from "~/styles/list.css?inline";
import { Band } from "~/ui/band";
import type { ScreenHandle } from "~/ui/frame/screen-handle";
import { StaticPart } from "~/ui/static-part";
import { ThicknessGauge } from "~/ui/thickness-gauge";
import { categoryCopy } from "./category-copy";
import { listHref } from "./filter-link";
import { FilteredList } from "./filtered-list";
import { loadFilteredList } from "./filtered-list.server";
import { typeOfPath } from "./path";

export const handle: ScreenHandle = { rules: [listRules] };

export const meta: MetaFunction<typeof loader> = ({ matches, data: page }) =>
  page
    ? pageHead(matches, {
        ...page.copy.meta,
        canonical: listHref({ path: steelTypes[page.type].categoryPath }, page.list.page),
      })
    : pageHead(matches, { title: "Category" });

export async function loader({ request }: LoaderFunctionArgs) {
  const type = typeOfPath(new URL(request.url).pathname, "categoryPath");
  const { meta, heading, summary } = categoryCopy[type];
  return loadScreen(request, async () => {
    const { list, reply } = await loadFilteredList(request, type);
    const range = list.problem ? undefined : (await summariseTypes()).find((each) => each.type === type);
    return data({ list, type, copy: { meta, heading, summary }, range }, reply);
  });
}

export default function Category() {
  const { CategoryGuide } = useLaterParts();
  const { list, type, copy, range } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHero
        crumbs={[{ label: copy.heading }]}
        title={copy.heading}
        lead={copy.summary}
        drawing={range && <Range {...range} />}
      />
      <Band look="tight" content="listing">
        <FilteredList place={{ path: steelTypes[type].categoryPath }} kind={type} list={list} counted />
      </Band>
      <StaticPart>
        <CategoryGuide type={type} />
      </StaticPart>
    </>
  );
}

/** In mm, of all that is listed. */
function Range({ thicknessMin, thicknessMax }: { thicknessMin: number; thicknessMax: number }) {
  return (
    <div className="wide-only hero-range">
      <p className="number">{formatSpan(thicknessMin, thicknessMax)}</p>
      <ThicknessGauge min={thicknessMin} max={thicknessMax} />
    </div>
  );
}
