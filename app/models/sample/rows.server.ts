import { db } from "~/db.server";
import { findUsedPictures } from "~/models/picture/use.server";
import { removePicture } from "~/models/picture/write.server";
import { writeSetting } from "~/models/row/setting.server";
import { sampleSettings } from "./company.server";

export const SAMPLE_SETTING = "sampleContent";

export type SampleCounts = { products: number; blogs: number; testimonials: number; settings: number };

const where = { sample: true };

export async function countSampleContent(): Promise<SampleCounts> {
  const [products, blogs, testimonials, settings] = await Promise.all([
    db.product.count({ where }),
    db.blog.count({ where }),
    db.testimonial.count({ where }),
    db.setting.count({ where: sampleSettings }),
  ]);
  return { products, blogs, testimonials, settings };
}

export async function removeSampleContent(): Promise<SampleCounts> {
  const [shown, articles, people, products, blogs, testimonials, settings] = await db.$transaction([
    db.product.findMany({ where, select: { image: true } }),
    db.blog.findMany({ where, select: { banerImage: true, sideImage: true } }),
    db.testimonial.findMany({ where, select: { picture: true } }),
    db.product.deleteMany({ where }),
    db.blog.deleteMany({ where }),
    db.testimonial.deleteMany({ where }),
    db.setting.deleteMany({ where: sampleSettings }),
  ]);
  const names = [...shown, ...articles, ...people].flatMap((row) =>
    Object.values(row).filter((name) => name !== null),
  );
  const used = await findUsedPictures(names);
  for (const name of names) if (!used.has(name)) await removePicture(name);
  return {
    products: products.count,
    blogs: blogs.count,
    testimonials: testimonials.count,
    settings: settings.count,
  };
}

/** As its owner decides: no later start brings it back. */
export async function giveUpSampleContent(): Promise<SampleCounts> {
  const counts = await removeSampleContent();
  await writeSetting(SAMPLE_SETTING, "removed");
  return counts;
}
