import type { Line } from "./line";

type Choice = { id: string; name: string };

export type FittingProducts = Record<string, Choice[]>;

export function fittingKey({ form, thickness }: Pick<Line, "form" | "thickness">) {
  return `${form} ${thickness}`;
}

/** And the line's own, whatever it lists. */
export function chooseFitting(products: FittingProducts, line: Line): Choice[] {
  const fitting = products[fittingKey(line)] ?? [];
  const { productId, productName } = line;
  if (productId === null || fitting.some(({ id }) => id === productId)) return fitting;
  return [{ id: productId, name: productName ?? "As chosen" }, ...fitting];
}
