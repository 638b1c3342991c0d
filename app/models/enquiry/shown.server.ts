import { db } from "~/db.server";
import type { ProductType } from "~/steel/kind";
import { recogniseFinish } from "~/steel/reading/finish";
import { formatGrade } from "~/steel/reading/grade-text";
import type { EnquiryLine } from "./form";
import { type ListedLine, weighLine } from "./line";
import { keyOf } from "./packed.server";

/** With the name that the line has on its list. `weight` is what was asked in kg, null for another measure. */
export type ShownLine = EnquiryLine & { key: string; weight: number | null };

type LineProduct = {
  id: string;
  name: string;
  type: string;
  grade: string | null;
  standard: string | null;
  finish: string | null;
};

/**
 * The lines with their weights and with name, type and grade of their products. A product that has gone leaves its line
 * without a name.
 */
export async function showLines(lines: readonly ListedLine[]): Promise<ShownLine[]> {
  const ids = [...new Set(lines.flatMap(({ product }) => product ?? []))];
  if (ids.length === 0) return showBareLines(lines);
  const products = await db.product.findMany({
    where: { id: { in: ids } },
    select: { id: true, name: true, type: true, grade: true, standard: true, finish: true },
  });
  const byId = new Map(products.map((product) => [product.id, product]));
  return lines.map((line) => showLine(line, line.product ? byId.get(line.product) : undefined));
}

/** For a store that cannot be read: sizes and weights are in the list itself. */
export function showBareLines(lines: readonly ListedLine[]): ShownLine[] {
  return lines.map((line) => showLine(line, undefined));
}

function showLine(line: ListedLine, product: LineProduct | undefined): ShownLine {
  const { form, thickness, width, pieces, inner, weight } = line;
  const grade = product ? sayGrade(product) : line.words;
  return {
    key: keyOf(line),
    form,
    thickness,
    width,
    ...weighLine(line),
    pieces,
    inner,
    weight,
    productId: product?.id ?? null,
    productName: product?.name ?? null,
    type: product ? (product.type as ProductType) : line.type,
    grade: grade || null,
    patterned: isPatterned(product?.name ?? null, grade),
  };
}

/** With a pattern that the name is silent about: only what a line says is kept with an enquiry. */
function sayGrade({ name, grade, standard, finish }: LineProduct) {
  const said = formatGrade({ name: grade, standard });
  const pattern = finish === "chequered" && !isPatterned(name, said) ? "chequered" : "";
  return [said, pattern].filter(Boolean).join(", ");
}

/** By what a line says of its product. */
export function isPatterned(productName: string | null, grade: string | null) {
  return recogniseFinish(productName, grade) === "chequered";
}
