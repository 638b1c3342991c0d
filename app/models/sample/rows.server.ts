import { db } from "~/db.server";
import { findUsedPictures } from "~/models/picture/use.server";
import { removePicture } from "~/models/picture/write.server";
import { readRateTable } from "~/models/rate/table.server";
import { writeSetting } from "~/models/row/setting.server";
import { listSampleSettings, REMOVED, SAMPLE_SETTING } from "./company.server";
import { removeSampleRates } from "./rates.server";

export type SampleCounts = {
  products: number;
  blogs: number;
  testimonials: number;
  quotations: number;
  rates: number;
  settings: number;
};

const where = { sample: true };

export async function countSampleContent(): Promise<SampleCounts> {
  const [products, blogs, testimonials, quotations, { rates }, { length: settings }] = await Promise.all([
    db.product.count({ where }),
    db.blog.count({ where }),
    db.testimonial.count({ where }),
    db.quotation.count({ where }),
    readRateTable(),
    listSampleSettings(),
  ]);
  const sampleRates = rates.filter(({ sample }) => sample).length;
  return { products, blogs, testimonials, quotations, rates: sampleRates, settings };
}

export async function removeSampleContent(): Promise<SampleCounts> {
  const { pictured, counts } = await db.$transaction(async (tx) => {
    const shown = await tx.product.findMany({ where, select: { image: true } });
    const articles = await tx.blog.findMany({ where, select: { banerImage: true, sideImage: true } });
    const people = await tx.testimonial.findMany({ where, select: { picture: true } });
    const key = { in: await listSampleSettings(tx) };
    return {
      pictured: [...shown, ...articles, ...people],
      counts: {
        products: (await tx.product.deleteMany({ where })).count,
        blogs: (await tx.blog.deleteMany({ where })).count,
        testimonials: (await tx.testimonial.deleteMany({ where })).count,
        quotations: (await tx.quotation.deleteMany({ where })).count,
        rates: await removeSampleRates(tx),
        settings: (await tx.setting.deleteMany({ where: { key } })).count,
      },
    };
  });
  const names = pictured.flatMap((row) => Object.values(row).filter((name) => name !== null));
  const used = await findUsedPictures(names);
  for (const name of names) if (!used.has(name)) await removePicture(name);
  return counts;
}

/** As its owner decides: no later start brings it back. */
export async function giveUpSampleContent(): Promise<SampleCounts> {
  const counts = await removeSampleContent();
  await writeSetting(SAMPLE_SETTING, REMOVED);
  return counts;
}
