import { type Figures, sayCount } from "~/steel/figures";
import type { SampleCounts } from "./rows.server";

export function saySampleContent(counts: SampleCounts, figures: Figures): string {
  const { products, blogs, testimonials, quotations, rates, settings } = counts;
  const count = (number: number, noun: string) => sayCount(number, noun, figures);
  const rows = [
    ...[count(products, "product"), count(blogs, "blog"), count(testimonials, "testimonial")],
    ...[count(quotations, "quotation"), count(rates, "rate")],
  ];
  return `${rows.join(", ")} and ${count(settings, "company setting")}`;
}
