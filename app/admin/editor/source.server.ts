import { issueFormToken } from "~/http/form-token.server";
import { readParkedPost } from "~/http/saved-draft.server";
import type { SignedIn } from "~/http/session.server";
import type { ParkedPost } from "~/models/draft/saved.server";

/** What is stored now of the row that is edited: the fields as a form sends them, and its pictures by field. */
export type StoredRow = {
  fields: [name: string, value: string][];
  version: number;
  pictures: Record<string, string | null>;
};

/** What an editor starts from: the stored row, and what its sender typed before the session ended. */
export type EditorSource = {
  stored: StoredRow | null;
  restored: Omit<ParkedPost, "path"> | null;
  token: string;
};

/** Gathers what an editor's screen shows; `stored` is null while something is added. */
export async function readEditorSource(
  request: Request,
  session: SignedIn,
  stored: StoredRow | null,
): Promise<EditorSource> {
  const parked = await readParkedPost(request, session);
  const restored = parked && { id: parked.id, fields: parked.fields, pictures: parked.pictures };
  return { stored, restored, token: issueFormToken() };
}
