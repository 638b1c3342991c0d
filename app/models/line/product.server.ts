import { db } from "~/db.server";
import type { Prisma } from "~/generated/prisma/client";
import { type ProductType, productTypes, steelTypes } from "~/steel/kind";
import { recogniseFinish } from "~/steel/reading/finish";
import { formatGrade } from "~/steel/reading/shape";
import { sizeAround } from "~/steel/size-range";
import { type FittingProducts, fittingKey } from "./fitting-product";
import { isPatterned, type Line } from "./line";

const named = { id: true, name: true, type: true, grade: true, standard: true, finish: true } as const;

type LineProduct = Prisma.ProductGetPayload<{ select: typeof named }>;

/** In the place of a name: the line keeps no word of what was chosen. */
const UNLISTED = "a product that is no longer listed";

/** Of those that `nameLines` has named. */
export function isUnlisted({ productName }: Line) {
  return productName === UNLISTED;
}

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
  if (line.productId === null || line.productName !== null) return line;
  if (!product) return { ...line, productName: UNLISTED };
  const grade = sayGrade(product) || null;
  const type = product.type as ProductType;
  const said = { ...line, productName: product.name, type, grade };
  return { ...said, patterned: isPatterned(said) };
}

/** With a pattern that the name is silent about: only what a line says is kept with an enquiry. */
function sayGrade({ name, grade, standard, finish }: LineProduct) {
  const said = formatGrade({ name: grade, standard });
  const pattern = finish === "chequered" && recogniseFinish(name, said) !== finish ? "chequered" : "";
  return [said, pattern].filter(Boolean).join(", ");
}

const MOST = 12;

/** In all: sizes of many products at once would make the page long. */
const MOST_READ = 500;

export async function listFittingProducts(lines: readonly Line[]): Promise<FittingProducts> {
  if (lines.length === 0) return {};
  const soldAs = (mm: number) => sizeAround({ mm }, "thickness");
  const thicknesses = [...new Set(lines.map(({ thickness }) => thickness))];
  const rows = await db.productSize.findMany({
    where: {
      axis: "thickness",
      OR: thicknesses.map(soldAs).map(({ min, max }) => ({ mm: { gte: min, lte: max } })),
    },
    select: { mm: true, product: { select: { id: true, name: true, type: true } } },
    orderBy: { productId: "desc" },
    take: MOST_READ,
  });
  return Object.fromEntries(
    lines.map((line) => {
      const { min, max } = soldAs(line.thickness);
      const types: string[] = productTypes.filter((type) => steelTypes[type].form === line.form);
      const fitting = rows.filter(
        ({ mm, product }) => mm >= min && mm <= max && types.includes(product.type),
      );
      return [fittingKey(line), fitting.slice(0, MOST).map(({ product: { id, name } }) => ({ id, name }))];
    }),
  );
}
