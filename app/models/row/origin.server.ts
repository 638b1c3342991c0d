import { newId } from "./id.server";

/** A row from elsewhere (import, sample) brings its own. */
export type RowOrigin = { id: string; createdAt: Date };

export function newOrigin(): RowOrigin {
  return { id: newId(), createdAt: new Date() };
}
