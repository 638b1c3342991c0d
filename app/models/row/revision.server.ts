import { db } from "~/db.server";

export type RevisedKind = "product" | "blog" | "testimonial";

/** A trigger draws a new random token at every change: none stands for two states, also after a restore. */
export async function readRevisionToken(kind: RevisedKind): Promise<string | null> {
  const row = await db.revision.findUnique({ where: { kind }, select: { token: true } });
  return row?.token ?? null;
}
