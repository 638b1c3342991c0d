import { db } from "~/db.server";
import { productTypes, steelTypes } from "~/steel/kind";
import { type FittingProducts, fittingKey } from "./fitting-product";
import type { Line } from "./line";

/** So large a share off, two thicknesses are sold as one: 1/8 inch as 3.18 mm. */
const SHARE = 0.004;

const MOST = 12;

/** In all: sizes of many products at once would make the page long. */
const MOST_READ = 500;

export async function listFittingProducts(lines: readonly Line[]): Promise<FittingProducts> {
  if (lines.length === 0) return {};
  const thicknesses = [...new Set(lines.map(({ thickness }) => thickness))];
  const rows = await db.productSize.findMany({
    where: {
      axis: "thickness",
      OR: thicknesses.map((mm) => ({ mm: { gte: mm * (1 - SHARE), lte: mm * (1 + SHARE) } })),
    },
    select: { mm: true, product: { select: { id: true, name: true, type: true } } },
    orderBy: { productId: "desc" },
    take: MOST_READ,
  });
  return Object.fromEntries(
    lines.map((line) => {
      const types: string[] = productTypes.filter((type) => steelTypes[type].form === line.form);
      const fitting = rows.filter(
        ({ mm, product }) => Math.abs(mm / line.thickness - 1) <= SHARE && types.includes(product.type),
      );
      return [fittingKey(line), fitting.slice(0, MOST).map(({ product: { id, name } }) => ({ id, name }))];
    }),
  );
}
