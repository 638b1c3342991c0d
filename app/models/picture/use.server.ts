import { db } from "~/db.server";

/** Of these pictures' names, at most a few hundred, those that some row speaks of, kept deletions and parked forms too. */
export async function findUsedPictures(names: string[]): Promise<Set<string>> {
  const listed = { in: names };
  const [products, blogs, testimonials] = await db.$transaction([
    db.product.findMany({ where: { image: listed }, select: { image: true } }),
    db.blog.findMany({
      where: { OR: [{ banerImage: listed }, { sideImage: listed }] },
      select: { banerImage: true, sideImage: true },
    }),
    db.testimonial.findMany({ where: { picture: listed }, select: { picture: true } }),
  ]);
  const used = new Set([
    ...products.map((row) => row.image),
    ...blogs.flatMap((row) => [row.banerImage, row.sideImage]),
    ...testimonials.map((row) => row.picture),
  ]);
  const found = new Set<string>();
  // What is not in use is rare, and is looked for once more: a row may have been deleted or taken back meanwhile.
  for (const name of names) if (used.has(name) || (await isPictureUsed(name))) found.add(name);
  return found;
}

/** Whether any row speaks of a picture, looked for everywhere at one moment. */
export async function isPictureUsed(name: string): Promise<boolean> {
  const counts = await db.$transaction([
    db.product.count({ where: { image: name } }),
    db.blog.count({ where: { banerImage: name } }),
    db.blog.count({ where: { sideImage: name } }),
    db.testimonial.count({ where: { picture: name } }),
    db.deletedRow.count({ where: { files: { contains: name } } }),
    db.parkedPost.count({ where: { files: { contains: name } } }),
  ]);
  return counts.some((count) => count > 0);
}
