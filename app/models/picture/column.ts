import { rowKinds } from "~/models/row/kind";

type Column = readonly [table: string, column: string];

export const ROW_PICTURE_COLUMNS: readonly Column[] = Object.values(rowKinds).flatMap(({ table, pictures }) =>
  pictures.map((column) => [table, column] as const),
);

/** JSON lists of pictures that wait for an undo or for the sender of a saved draft. */
export const WAITING_PICTURE_COLUMNS: readonly Column[] = [
  ["DeletedRow", "files"],
  ["ParkedPost", "files"],
];

export const PICTURE_COLUMNS: readonly Column[] = [...ROW_PICTURE_COLUMNS, ...WAITING_PICTURE_COLUMNS];
