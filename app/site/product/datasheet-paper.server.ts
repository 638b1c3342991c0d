import { headPaper, type Paper } from "~/models/paper/print.server";
import type { Product } from "~/models/product/read.server";
import type { Company } from "~/models/shop/company";
import { figures } from "~/models/shop/figures.server";
import { formatPhone } from "~/models/shop/phone";
import { indicativeNote } from "~/site/written/section";
import { writeDatasheet } from "~/steel/datasheet";
import { steelTypes } from "~/steel/kind";
import { ascending, formatSpan, roundSize } from "~/steel/measure";
import { formatGrade } from "~/steel/reading/shape";
import { joinOwnWords } from "./own-words";

const MOST_WIDTHS = 12;

/** The same sheet as the page shows, with both tables in one: their rows are the same thicknesses. */
export function writePaper(product: Product, company: Company, origin: string): Paper {
  const { label, detailPath } = steelTypes[product.type];
  const { facts, weights, tolerances, lists, leftOut } = writeDatasheet(product, figures);
  const url = `${origin}${detailPath}/${product.id}`;
  const grade = formatGrade({ name: product.grade, standard: product.standard });
  return {
    ...headPaper(company, product.updatedAt),
    title: product.name,
    subject: `Data sheet, ${label}`,
    label: "Data sheet",
    kind: label,
    line: joinOwnWords(product),
    url,
    scan: "This product online",
    facts: [
      ...(grade ? [{ label: "Grade", value: grade }] : []),
      { label: "Thickness", value: formatSpan(product.thicknessMin, product.thicknessMax) },
      { label: "Delivery", value: product.deliveryDays },
      { label: "Call", value: formatPhone(product.number, company.country) },
      ...facts.map((fact) => (fact.label === "Widths" ? nameWidths(product.width) : fact)),
    ],
    table: {
      caption: `${weights.caption}. ${tolerances.caption}`,
      columns: [...weights.columns, ...tolerances.columns.slice(1)],
      rows: weights.rows.map((row, index) => [...row, ...(tolerances.rows[index]?.slice(1) ?? [])]),
    },
    rest: "{n} more thicknesses are on the product's page",
    notes: leftOut ? [leftOut] : [],
    lists,
    note: indicativeNote,
    lostNote: "Some characters cannot be printed here; the product's page shows them all.",
  };
}

function nameWidths(widths: readonly number[]) {
  const sizes = ascending(widths.map(roundSize));
  const all = `${sizes.join(", ")} mm`;
  const few = `${formatSpan(sizes[0] ?? 0, sizes.at(-1) ?? 0)}: all ${sizes.length} are on the product's page`;
  return { label: "Widths", value: sizes.length > MOST_WIDTHS ? few : all };
}
