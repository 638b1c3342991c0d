import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { db } from "~/db.server";
import { env } from "~/env.server";
import { findRevision } from "~/models/quotation/read.server";
import { readRateTable, saveRates } from "~/models/rate/table.server";
import { reviewCompany, SAMPLE_SETTING } from "~/models/sample/company.server";
import { addSampleContent } from "~/models/sample/content.server";
import { addFirstSample } from "~/models/sample/first.server";
import { countSampleContent, giveUpSampleContent, removeSampleContent } from "~/models/sample/rows.server";
import { readCompany } from "~/models/shop/company.server";
import { sampleBlogs } from "../../../prisma/sample/blogs";
import { sampleCompany } from "../../../prisma/sample/company";
import { sampleProducts } from "../../../prisma/sample/products";
import { sampleQuotations } from "../../../prisma/sample/quotations";
import { sampleRates } from "../../../prisma/sample/rates";
import { sampleTestimonials } from "../../../prisma/sample/testimonials";
import { addEnquiry } from "../enquiry/row";

/** Encoding is proved elsewhere; here every picture becomes one small file. `failAt` makes one of them fail. */
const studio = vi.hoisted(() => ({ taken: 0, failAt: 0 }));

vi.mock("~/models/picture/encoding.server", () => ({
  encodePicture: async (_: string, id: string) => {
    studio.taken += 1;
    if (studio.taken === studio.failAt) throw new Error("no light");
    const name = `${id}-8x6.webp`;
    return { ok: true, name, files: [{ name, bytes: Buffer.from("x") }] };
  },
}));

const uploads = path.resolve(env.UPLOADS_DIR);
const stored = () =>
  existsSync(uploads) ? readdirSync(uploads).filter((file) => file.endsWith(".webp")) : [];
const counts = async () => [await db.product.count(), await db.blog.count(), await db.testimonial.count()];

beforeEach(async () => {
  Object.assign(studio, { taken: 0, failAt: 0 });
  await removeSampleContent();
  await db.product.deleteMany();
});

describe("addSampleContent", () => {
  it("adds everything, marked, with dates in the last four weeks, and stores one picture for each that is named", async () => {
    const expected = {
      products: sampleProducts.length,
      blogs: sampleBlogs.length,
      testimonials: sampleTestimonials.length,
      quotations: sampleQuotations.length,
      rates: sampleRates.length,
      settings: Object.keys(sampleCompany).length,
    };
    expect(await addSampleContent()).toEqual(expected);
    expect(await counts()).toEqual(Object.values(expected).slice(0, 3));
    const where = { sample: false };
    expect(await db.product.count({ where })).toBe(0);
    expect(await db.blog.count({ where })).toBe(0);
    expect(await db.testimonial.count({ where })).toBe(0);
    const rows = await db.product.findMany({ select: { createdAt: true } });
    const ages = rows.map((row) => (Date.now() - row.createdAt.getTime()) / 86_400_000);
    expect(Math.min(...ages)).toBeGreaterThan(0.5);
    expect(Math.max(...ages)).toBeLessThan(28);
    expect(new Set(ages).size).toBe(rows.length);

    const products = await db.product.findMany({ select: { image: true } });
    const blogs = await db.blog.findMany({ select: { banerImage: true, sideImage: true } });
    const people = await db.testimonial.findMany({ select: { picture: true } });
    const named = [
      ...products.map((row) => row.image),
      ...blogs.flatMap((row) => [row.banerImage, row.sideImage]),
      ...people.map((row) => row.picture),
    ].filter((name) => name !== null);
    expect([...named].sort()).toEqual(stored().sort());
    expect(new Set(named).size).toBe(named.length);
  });

  it("leaves neither rows nor files when it fails half-way, and succeeds afterwards", async () => {
    studio.failAt = 5;
    await expect(addSampleContent()).rejects.toThrow("no light");
    expect(await counts()).toEqual([0, 0, 0]);
    expect(stored()).toEqual([]);
    await addSampleContent();
    expect(await db.product.count()).toBe(sampleProducts.length);
  });
});

describe("removeSampleContent", () => {
  it("takes out the marked rows with their files and nothing else", async () => {
    await addSampleContent();
    const before = stored();
    const own = before[0] ?? "";
    await db.product.updateMany({ where: { image: own }, data: { sample: false } });
    const product = await db.product.findFirstOrThrow({ where: { sample: true }, select: { id: true } });
    const enquiryId = await addEnquiry({ productId: product.id });
    const quoted = await db.quotation.findMany({ orderBy: { number: "asc" } });
    expect(quoted.map(({ number, status }) => [number, status])).toEqual([
      ["SAMPLE-1", "seen"],
      ["SAMPLE-2", "accepted"],
    ]);
    const { city, registrations } = sampleCompany;
    expect((await findRevision(quoted[0]?.id ?? "", 1))?.company).toMatchObject({
      address: expect.stringContaining(city),
      registrations,
    });
    // They drew no number.
    expect(await db.setting.count({ where: { key: { startsWith: "quotation." } } })).toBe(0);
    const { rates } = await readRateTable();
    await saveRates(rates.map((rate, at) => (at === 0 ? { ...rate, sum: 5_500, sample: false } : rate)));

    expect(await removeSampleContent()).toMatchObject({
      products: sampleProducts.length - 1,
      quotations: 2,
      rates: 3,
    });
    expect(await counts()).toEqual([1, 0, 0]);
    expect(stored()).toEqual([own]);
    expect(await db.enquiry.findUniqueOrThrow({ where: { id: enquiryId } })).toMatchObject({
      productId: null,
    });
    expect((await readRateTable()).rates.map(({ sum }) => sum)).toEqual([5_500]);
    expect(await db.quotationEvent.count()).toBe(0);
    await db.setting.deleteMany();
  });

  it("takes back what it said of the company, but for what somebody has said himself, now or later", async () => {
    await db.setting.create({ data: { key: "company.city", value: "Pune 411001" } });
    await addSampleContent();
    expect((await readCompany()).city).toBe("Pune 411001");
    await db.setting.update({ where: { key: "company.founded" }, data: { value: "1998" } });
    await giveUpSampleContent();
    const left = await db.setting.findMany({
      where: { key: { startsWith: "company.", not: "company.rates" } },
    });
    expect(left.map(({ value }) => value).sort()).toEqual(["1998", "Pune 411001"]);

    const own = { key: "company.replyTime", value: sampleCompany.replyTime };
    await db.setting.create({ data: own });
    expect((await countSampleContent()).settings).toBe(0);
    expect((await reviewCompany()).sample).not.toContain("replyTime");
    expect((await giveUpSampleContent()).settings).toBe(0);
    expect((await readCompany()).replyTime).toBe(own.value);

    await db.setting.delete({ where: { key: SAMPLE_SETTING } });
    expect(await addFirstSample(false)).toBeNull();
    expect((await reviewCompany()).sample).not.toContain("replyTime");
    await db.setting.deleteMany();
  });
});
