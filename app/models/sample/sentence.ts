import { type Figures, sayCount } from "~/steel/figures";
import type { SampleCounts } from "./rows.server";

export function saySampleContent({ products, blogs, testimonials }: SampleCounts, figures: Figures): string {
  const count = (number: number, noun: string) => sayCount(number, noun, figures);
  return `${count(products, "product")}, ${count(blogs, "blog")} and ${count(testimonials, "testimonial")}`;
}
