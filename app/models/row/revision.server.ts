import { db } from "~/db.server";

/** Each with all that belongs to it, such as a product's sizes. */
export type RevisedKind = "product" | "blog" | "testimonial";

/**
 * The database draws a new random token in every transaction that changes the kind's rows: none ever stands for two
 * states, also after a restore.
 */
export async function findRevision(kind: RevisedKind): Promise<string | null> {
  const row = await db.revision.findUnique({ where: { kind }, select: { token: true } });
  return row?.token ?? null;
}
