import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadFile } from "~/http/file/fault.server";
import { SHARED } from "~/http/sharing.server";
import { type Search, searchSite } from "~/models/search/read.server";
import { wishOf } from "~/models/search/wish.server";
import { figures } from "~/models/shop/figures.server";
import { cleanLine, hasAtMost } from "~/models/text/typed-text";
import { chosenOf } from "~/site/product/add-size";
import { listAsked } from "~/site/product/asked.server";
import { steelTypes } from "~/steel/kind";
import { LONGEST_QUERY } from "~/steel/limits";
import { formatSpan } from "~/steel/measure";
import { listChips } from "~/steel/reading/chip";
import type { Suggestion } from "~/ui/frame/suggestion-list";
import { findPages, isOnPages } from "./page-index.server";
import { sayKind } from "./said-total";
import { searchHref } from "./search-link";

const PRODUCTS = 4;
const PAGES = 2;
const BLOGS = 2;

export async function loader({ request }: LoaderFunctionArgs) {
  return loadFile(request, async () => {
    const query = cleanLine(new URL(request.url).searchParams.get("q") ?? "");
    const isAsked = query !== "" && hasAtMost(query, LONGEST_QUERY);
    const suggestions = isAsked ? await describe(query, await searchSite(query, 1, isOnPages)) : [];
    return new Response(JSON.stringify(suggestions), {
      headers: { "Content-Type": "application/json; charset=utf-8", "Cache-Control": SHARED },
    });
  });
}

async function describe(query: string, { reading, words, products, blogs }: Search): Promise<Suggestion[]> {
  const chips = listChips(query);
  const rows = products.rows.slice(0, PRODUCTS);
  const wish = wishOf(reading);
  const asked = await listAsked(rows, wish, reading);
  const understood = {
    label: chips.map(({ label }) => label).join(" · "),
    detail: sayKind(products, "product", figures),
    href: searchHref(query),
  };
  return [
    ...(chips.length > 0 ? [understood] : []),
    ...rows.map(({ id, name, type, thicknessMin, thicknessMax }) => ({
      label: name,
      detail: formatSpan(thicknessMin, thicknessMax),
      href: `${steelTypes[type].detailPath}/${id}${asked[id] ? chosenOf(type, asked[id]) : ""}`,
    })),
    ...findPages(words, wish.types)
      .slice(0, PAGES)
      .map(({ href, title }) => ({ label: textOf(title), detail: "Page", href })),
    ...blogs.rows
      .slice(0, BLOGS)
      .map(({ id, title }) => ({ label: textOf(title), detail: "Article", href: `/blog/${id}` })),
  ];
}

function textOf(parts: { text: string }[]) {
  return parts.map(({ text }) => text).join("");
}
