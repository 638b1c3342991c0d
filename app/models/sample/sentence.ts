import { joinNames } from "~/models/text/joined-names";
import { type Figures, sayCount } from "~/steel/figures";
import type { SampleCounts } from "./rows.server";

/** `2 quotations and 9 company settings`: of what there is. */
export function saySampleContent(counts: SampleCounts, figures: Figures): string {
  const { products, blogs, testimonials, quotations, rates, settings } = counts;
  const nouns: [number, string][] = [
    [products, "product"],
    [blogs, "blog"],
    [testimonials, "testimonial"],
    [quotations, "quotation"],
    [rates, "rate"],
    [settings, "company setting"],
  ];
  const there = nouns.filter(([count]) => count > 0);
  return joinNames(there.map(([count, noun]) => sayCount(count, noun, figures))) || "nothing";
}
