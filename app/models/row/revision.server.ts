import { db } from "~/db.server";

/** What a revision is kept of: each with all that belongs to it, such as a product's sizes. */
export type RevisedNoun = "product" | "blog" | "testimonial";

/**
 * A token that stands for the state of all rows of a noun. The database draws a new one at random within every
 * transaction that changes any of them, so that no token ever stands for two states, also after a restore.
 */
export async function findRevision(noun: RevisedNoun): Promise<string | null> {
  const row = await db.revision.findUnique({ where: { noun }, select: { token: true } });
  return row?.token ?? null;
}
