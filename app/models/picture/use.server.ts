import { db } from "~/db.server";

/** A question takes at most 999 values. */
const ASKED_AT_A_TIME = 500;

export async function findUsedPictures(names: string[]): Promise<Set<string>> {
  const used = new Set<string>();
  for (let at = 0; at < names.length; at += ASKED_AT_A_TIME) {
    for (const name of await findUsed(names.slice(at, at + ASKED_AT_A_TIME))) used.add(name);
  }
  return used;
}

async function findUsed(names: string[]): Promise<Set<string>> {
  const asked = { in: names };
  const [products, banners, sides, testimonials] = await Promise.all([
    db.product.findMany({ where: { image: asked }, select: { image: true } }),
    db.blog.findMany({ where: { banerImage: asked }, select: { banerImage: true } }),
    db.blog.findMany({ where: { sideImage: asked }, select: { sideImage: true } }),
    db.testimonial.findMany({ where: { picture: asked }, select: { picture: true } }),
  ]);
  const used = new Set([
    ...products.flatMap(({ image }) => image ?? []),
    ...banners.map(({ banerImage }) => banerImage),
    ...sides.flatMap(({ sideImage }) => sideImage ?? []),
    ...testimonials.flatMap(({ picture }) => picture ?? []),
  ]);
  // A row may have been deleted or taken back meanwhile.
  for (const name of names) if (!used.has(name) && (await isPictureUsed(name))) used.add(name);
  return used;
}

/** In one transaction: a row that is deleted or taken back meanwhile is either here or there. Deletions and saved drafts name it within a list. */
export async function isPictureUsed(name: string): Promise<boolean> {
  const select = { id: true } as const;
  const waiting = { where: { files: { contains: name } }, select };
  const found = await db.$transaction([
    db.product.findFirst({ where: { image: name }, select }),
    db.blog.findFirst({ where: { OR: [{ banerImage: name }, { sideImage: name }] }, select }),
    db.testimonial.findFirst({ where: { picture: name }, select }),
    db.deletedRow.findFirst(waiting),
    db.savedDraft.findFirst(waiting),
  ]);
  return found.some((row) => row !== null);
}
