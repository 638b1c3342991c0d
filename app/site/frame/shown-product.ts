import { useMatches, useOutletContext } from "@remix-run/react";
import { useEffect } from "react";
import type { ProductPage } from "~/site/product/product-page.server";

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
  const shown = useMatches().at(-1)?.data as Partial<ProductPage> | undefined;
  if (!shown?.product?.number) return null;
  const { name, number } = shown.product;
  const size = typed ?? shown.asked?.text;
  return { name: size ? `${name}, ${size}` : name, number };
}
