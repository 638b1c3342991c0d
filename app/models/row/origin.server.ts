import { newId } from "./id.server";

/** The id a row gets and the moment it counts as made: now for a new one, its own for one from elsewhere. */
export type RowOrigin = { id: string; createdAt: Date };

export function newOrigin(): RowOrigin {
  return { id: newId(), createdAt: new Date() };
}
