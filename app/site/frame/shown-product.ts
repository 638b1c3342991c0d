import { useMatches, useOutletContext } from "@remix-run/react";
import { useEffect } from "react";

/** Of the frame's outlet: a screen says which size stands in its fields, in words. */
export type SayTyped = (size: string | null) => void;

export function useSayTyped(size: string | null) {
  const say = useOutletContext<SayTyped>();
  useEffect(() => {
    say(size);
    return () => say(null);
  }, [say, size]);
}

/** The product of a product's screen, with the size that was typed or asked for: the frame around it calls its own number. */
export function useShownProduct(typed: string | null): { name: string; number: string } | null {
  const shown = useMatches().at(-1)?.data;
  const product = isRecord(shown) ? shown.product : null;
  if (!isRecord(product)) return null;
  const { name, number } = product;
  if (typeof name !== "string" || typeof number !== "string") return null;
  const size = typed ?? (isRecord(shown) && isRecord(shown.asked) ? shown.asked.text : null);
  return { name: typeof size === "string" ? `${name}, ${size}` : name, number };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
