import { db, readRows } from "~/db.server";
import { Prisma } from "~/generated/prisma/client";
import { ROW_PICTURE_COLUMNS } from "~/models/picture/column";
import { findUsedPictures } from "~/models/picture/use.server";
import { removePicture } from "~/models/picture/write.server";
import { writeSetting } from "~/models/row/setting.server";

export const SAMPLE_SETTING = "sampleContent";

export type SampleCounts = { products: number; blogs: number; testimonials: number };

// A value in the place of the 1 would keep SQLite from the indexes of sample rows.
export async function countSampleContent(): Promise<SampleCounts> {
  const [row] = await readRows<SampleCounts>(Prisma.sql`SELECT
    (SELECT count(*) FROM "Product" WHERE "sample" = 1) AS "products",
    (SELECT count(*) FROM "Blog" WHERE "sample" = 1) AS "blogs",
    (SELECT count(*) FROM "Testimonial" WHERE "sample" = 1) AS "testimonials"`);
  return row ?? { products: 0, blogs: 0, testimonials: 0 };
}

/** The sample rows and their pictures, and nothing else. */
export async function removeSampleContent(): Promise<SampleCounts> {
  const [pictures, products, blogs, testimonials] = await db.$transaction([
    db.$queryRawUnsafe<{ name: string }[]>(SAMPLE_PICTURES_SQL),
    db.$executeRaw`DELETE FROM "Product" WHERE "sample" = 1`,
    db.$executeRaw`DELETE FROM "Blog" WHERE "sample" = 1`,
    db.$executeRaw`DELETE FROM "Testimonial" WHERE "sample" = 1`,
  ]);
  const names = pictures.map(({ name }) => name);
  const used = await findUsedPictures(names);
  for (const name of names) if (!used.has(name)) await removePicture(name);
  return { products, blogs, testimonials };
}

/** As its owner decides: no later start brings it back. */
export async function giveUpSampleContent(): Promise<SampleCounts> {
  const counts = await removeSampleContent();
  await writeSetting(SAMPLE_SETTING, "removed");
  return counts;
}

const SAMPLE_PICTURES_SQL = ROW_PICTURE_COLUMNS.map(
  ([table, column]) =>
    `SELECT "${column}" AS "name" FROM "${table}" WHERE "sample" = 1 AND "${column}" IS NOT NULL`,
).join(" UNION ");
