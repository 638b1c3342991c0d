import { describe, expect, it } from "vitest";
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
  it("are twenty, five of each type", () => {
    const perType = new Map<string, number>();
    for (const { type } of sampleProducts) perType.set(type, (perType.get(type) ?? 0) + 1);
    expect(sampleProducts).toHaveLength(20);
    expect([...perType.values()]).toEqual([5, 5, 5, 5]);
  });

  it.each(sampleProducts)("$name keeps the limits of the product form", (product) => {
    expect(product.name.length).toBeLessThanOrEqual(100);
    expect(product.brand.length).toBeLessThanOrEqual(60);
    expect(product.purchaseNow.length).toBeLessThanOrEqual(100);
    expect(product.deliveryDays.length).toBeLessThanOrEqual(40);
    expect(product.number).toMatch(/^20155501\d\d$/);
    expect(product.picture).toBe(`${slug(product.name)}.jpg`);
    for (const sizes of [product.thickness, product.width]) {
      expect(sizes.length).toBeGreaterThan(0);
      expect(sizes.every((mm) => mm > 0 && mm <= 100_000)).toBe(true);
      expect([...sizes].sort((a, b) => a - b)).toEqual(sizes);
      expect(new Set(sizes).size).toBe(sizes.length);
    }
  });
});

describe("sample testimonials", () => {
  it("are six, by six people", () => {
    expect(new Set(sampleTestimonials.map((testimonial) => testimonial.fullName)).size).toBe(6);
    expect(sampleTestimonials).toHaveLength(6);
  });

  it.each(sampleTestimonials)("$fullName keeps the limits of the testimonial form", (testimonial) => {
    expect(testimonial.designation.length).toBeGreaterThan(0);
    expect(testimonial.designation.length).toBeLessThanOrEqual(50);
    expect(testimonial.description.length).toBeGreaterThan(0);
    expect(testimonial.description.length).toBeLessThanOrEqual(140);
    expect(testimonial.rating).toBeGreaterThanOrEqual(1);
    expect(testimonial.rating).toBeLessThanOrEqual(5);
    expect(testimonial.rating % 0.5).toBe(0);
    expect(testimonial.picture).toBe(`person-${slug(testimonial.fullName)}.jpg`);
  });
});

describe("sample articles", () => {
  it("are six, with unique titles", () => {
    expect(sampleBlogs).toHaveLength(6);
    expect(new Set(sampleBlogs.map((article) => article.title)).size).toBe(6);
  });

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
