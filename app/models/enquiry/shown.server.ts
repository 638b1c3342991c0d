import { db } from "~/db.server";
import type { ProductType } from "~/models/steel/kind";
import { formatGrade } from "~/models/steel/reading/grade-text";
import type { EnquiryLine } from "./form";
import { type ListedLine, weighLine } from "./line";
import { keyOf } from "./packed.server";

/** With the name that the line has on its list. `weight` is what was asked in kg, null for another measure. */
export type ShownLine = EnquiryLine & { key: string; weight: number | null };

/**
 * The lines with their weights and with name, type and grade of their products. A product that has gone leaves its line without
 * a name.
 */
export async function showLines(lines: readonly ListedLine[]): Promise<ShownLine[]> {
  const ids = [...new Set(lines.flatMap(({ product }) => product ?? []))];
  const products =
    ids.length > 0
      ? await db.product.findMany({
          where: { id: { in: ids } },
          select: { id: true, name: true, type: true, grade: true, standard: true },
        })
      : [];
  const byId = new Map(products.map((product) => [product.id, product]));
  return lines.map((line) => {
    const product = line.product ? byId.get(line.product) : undefined;
    const { form, thickness, width, pieces, inner, weight } = line;
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
      grade:
        (product ? formatGrade({ name: product.grade, standard: product.standard }) : line.words) || null,
    };
  });
}
