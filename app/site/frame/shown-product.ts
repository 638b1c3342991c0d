import { useMatches } from "@remix-run/react";

/** The product of a product's screen, with the size that was asked for: the frame around it calls its own number. */
export function useShownProduct(): { name: string; number: string } | null {
  const shown = useMatches().at(-1)?.data;
  const product = isRecord(shown) ? shown.product : null;
  if (!isRecord(product)) return null;
  const { name, number } = product;
  if (typeof name !== "string" || typeof number !== "string") return null;
  const size = isRecord(shown) && isRecord(shown.asked) ? shown.asked.text : null;
  return { name: typeof size === "string" ? `${name}, ${size}` : name, number };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
