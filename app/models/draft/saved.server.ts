import { z } from "zod";
import { db } from "~/db.server";
import { findUsedPictures } from "~/models/picture/use.server";
import { removePicture } from "~/models/picture/write.server";
import { isId, newId } from "~/models/row/id.server";

export const SAVED_MS = 24 * 60 * 60 * 1000;

const StoredFields = z.object({
  adminId: z.string(),
  fields: z.array(z.tuple([z.string(), z.string()])),
  pictures: z.array(z.object({ field: z.string(), name: z.string(), label: z.string() })),
});

type Stored = z.output<typeof StoredFields>;

export type DraftPicture = Stored["pictures"][number];

export type SavedDraft = Pick<Stored, "fields" | "pictures"> & { id: string; path: string };

export async function saveDraft(adminId: string, post: Omit<SavedDraft, "id">): Promise<string> {
  const id = newId();
  await db.savedDraft.create({
    data: {
      id,
      path: post.path,
      fields: JSON.stringify({ adminId, fields: post.fields, pictures: post.pictures }),
      files: JSON.stringify(post.pictures.map((picture) => picture.name)),
      createdAt: new Date(),
    },
    select: { id: true },
  });
  await forgetSavedDrafts();
  return id;
}

export async function findSavedDraft(id: string | null, adminId: string): Promise<SavedDraft | null> {
  if (!id || !isId(id)) return null;
  const row = await db.savedDraft.findFirst({
    where: { id, createdAt: { gt: new Date(Date.now() - SAVED_MS) } },
    select: { path: true, fields: true },
  });
  const stored = row && StoredFields.parse(JSON.parse(row.fields));
  if (!stored || stored.adminId !== adminId) return null;
  return { id, path: row.path, fields: stored.fields, pictures: stored.pictures };
}

/** Its pictures are the caller's to use or to remove. */
export async function takeSavedDraft(id: string | null, adminId: string): Promise<SavedDraft | null> {
  const post = await findSavedDraft(id, adminId);
  if (!post) return null;
  const { count } = await db.savedDraft.deleteMany({ where: { id: post.id } });
  return count > 0 ? post : null;
}

const SOME = 200;

export async function forgetSavedDrafts(now = new Date()) {
  const where = { createdAt: { lte: new Date(now.getTime() - SAVED_MS) } };
  for (;;) {
    const expired = await db.savedDraft.findMany({ where, select: { id: true, files: true }, take: SOME });
    if (expired.length === 0) return;
    await db.savedDraft.deleteMany({ where: { id: { in: expired.map((row) => row.id) } } });
    const names = expired.flatMap((row) => z.array(z.string()).parse(JSON.parse(row.files)));
    // A saved form's pictures belong to a row, even when a crash left the draft behind.
    const used = await findUsedPictures(names);
    for (const name of names) if (!used.has(name)) await removePicture(name);
  }
}
