import { db } from "~/db.server";
import type { Prisma } from "~/generated/prisma/client";
import type { ProductType } from "~/steel/kind";
import { formatGrade } from "~/steel/reading/shape";
import { isPatterned, type Line } from "./line";

const named = { id: true, name: true, type: true, grade: true, standard: true, finish: true } as const;

type LineProduct = Prisma.ProductGetPayload<{ select: typeof named }>;

/** Those that have no name yet, by their products. */
export async function nameLines(lines: readonly Line[]): Promise<Line[]> {
  const ids = [...new Set(lines.flatMap(({ productId }) => productId ?? []))];
  if (ids.length === 0) return [...lines];
  const products = await db.product.findMany({
    where: { id: { in: ids } },
    select: named,
  });
  const byId = new Map(products.map((product) => [product.id, product]));
  return lines.map((line) => nameLine(line, byId.get(line.productId ?? "")));
}

function nameLine(line: Line, product: LineProduct | undefined): Line {
  if (!product || line.productName !== null) return line;
  const grade = sayGrade(product) || null;
  const type = product.type as ProductType;
  return { ...line, productName: product.name, type, grade, patterned: isPatterned(product.name, grade) };
}

/** With a pattern that the name is silent about: only what a line says is kept with an enquiry. */
function sayGrade({ name, grade, standard, finish }: LineProduct) {
  const said = formatGrade({ name: grade, standard });
  const pattern = finish === "chequered" && !isPatterned(name, said) ? "chequered" : "";
  return [said, pattern].filter(Boolean).join(", ");
}
