import type { Product } from "~/models/product/read.server";
import { listSimilarProducts } from "~/models/product/similar.server";
import { writeDay } from "~/models/shop/day.server";
import { figures } from "~/models/shop/figures.server";
import { readCalculator } from "~/steel/calculator";
import type { Calculator } from "~/steel/calculator-fields";
import { writeDatasheet } from "~/steel/datasheet";
import { steelTypes } from "~/steel/kind";
import { formatGrade } from "~/steel/reading/shape";
import { listSizeRows, type SizeRows } from "~/steel/size-row";
import { describeSize, writeSize } from "~/steel/size-text";
import { countListed } from "./add-size.server";
import { listCarried } from "./asked.server";
import { showRate } from "./shown-rate.server";
import { askQuery } from "./typed-size";

const SIMILAR = 3;

export type ProductPage = Awaited<ReturnType<typeof readProductPage>>;

export async function readProductPage(request: Request, product: Product) {
  const { form } = steelTypes[product.type];
  const sizes = listSizeRows(product.type, product.thickness, product.width);
  const { searchParams } = new URL(request.url);
  const asked = readCalculator(searchParams, figures, form);
  const similar = await listSimilarProducts(product, SIMILAR);
  return {
    product,
    grade: formatGrade({ name: product.grade, standard: product.standard }),
    rate: await showRate(product),
    updated: writeDay(product.updatedAt),
    similar,
    similarAsked: await listCarried(similar, asked.result),
    datasheet: writeDatasheet(product, figures),
    sizes,
    calculator: searchParams.has("form") ? asked : weighFirst(sizes),
    /** A size in words and in the fields of a link: what a link asked for. */
    asked: asked.result && { text: describeSize(asked.result, figures), query: askQuery(asked) },
    /** How many are on the enquiry list, by size. */
    listed: await countListed(request, product.id),
    /** As a link says it that was made for a size that somebody asked for. */
    chosen: { size: searchParams.get("size"), pieces: asked.given.pieces ?? "" },
  };
}

/** The first usual size stands in the calculator, weighed, until another one is asked for. */
function weighFirst({ form, groups: [first] }: SizeRows): Calculator {
  const [row] = first?.rows ?? [];
  const fields = new URLSearchParams(
    first && row ? { size: writeSize(first.thickness, row), pieces: "1" } : {},
  );
  fields.set("form", form);
  return readCalculator(fields, figures);
}
