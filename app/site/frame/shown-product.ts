import { useMatches } from "@remix-run/react";

/** The product of a product's screen: the frame around it calls that product's own number. */
export function useShownProduct(): { name: string; number: string } | null {
  const shown = useMatches().at(-1)?.data;
  const product = isRecord(shown) ? shown.product : null;
  if (!isRecord(product)) return null;
  const { name, number } = product;
  return typeof name === "string" && typeof number === "string" ? { name, number } : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
