import { describe, expect, it } from "vitest";
import { AddProductForm } from "~/models/product/form";
import { TestimonialForm } from "~/models/testimonial/form";
import { sampleBlogs } from "../../../prisma/sample/blogs";
import { sampleProducts } from "../../../prisma/sample/products";
import { sampleTestimonials } from "../../../prisma/sample/testimonials";

const NOTE = "Indicative; the certificate and the agreed standard prevail.";

function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

function wordsOf(html: string): number {
  return html
    .replace(/<[^>]+>/g, " ")
    .split(/\s+/)
    .filter(Boolean).length;
}

describe("sample products", () => {
  it.each(sampleProducts)("$name is taken by the form, its sizes in order", (product) => {
    const { thickness, width } = product;
    AddProductForm.parse({ ...product, thickness: thickness.join(), width: width.join() });
    expect(product.number).toMatch(/^20155501\d\d$/);
    expect(product.picture).toBe(`${slug(product.name)}.jpg`);
    for (const sizes of [thickness, width]) expect([...new Set(sizes)].sort((a, b) => a - b)).toEqual(sizes);
  });
});

describe("sample testimonials", () => {
  it.each(sampleTestimonials)("$fullName is taken by the form", (testimonial) => {
    TestimonialForm.parse(testimonial);
    expect(testimonial.picture).toBe(`person-${slug(testimonial.fullName)}.jpg`);
  });
});

describe("sample articles", () => {
  it.each(sampleBlogs)("$title keeps the limits of the blog form", (article) => {
    expect(article.title.trim()).toBe(article.title);
    expect(article.title.length).toBeGreaterThan(1);
    expect(article.title.length).toBeLessThan(50);
    expect(article.tags.length).toBeGreaterThan(0);
    expect(article.tags.every((tag) => tag.trim().length > 0 && tag.length <= 10)).toBe(true);
    expect(article.banner).toMatch(/^article-[a-z-]+\.jpg$/);
    expect(article.side).toBe(article.banner.replace(".jpg", "-side.jpg"));
  });

  it.each(sampleBlogs)(
    "$title is long enough to be useful, short enough to be read, and says it is indicative",
    (article) => {
      expect(wordsOf(article.html)).toBeGreaterThanOrEqual(500);
      expect(wordsOf(article.html)).toBeLessThanOrEqual(900);
      expect(article.html).toContain(NOTE);
    },
  );
});
