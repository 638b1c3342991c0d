import { rowKinds } from "~/models/row/kind";

type Column = readonly [table: string, column: string];

/** Every column that names the one stored picture that a row shows. */
export const ROW_PICTURE_COLUMNS: readonly Column[] = Object.values(rowKinds).flatMap(({ table, pictures }) =>
  pictures.map((column) => [table, column] as const),
);

/** Every column with a JSON list of pictures that wait: for the undo of a deletion, for the sender of a saved draft. */
export const WAITING_PICTURE_COLUMNS: readonly Column[] = [
  ["DeletedRow", "files"],
  ["ParkedPost", "files"],
];

/** Every column with the names of stored pictures. */
export const PICTURE_COLUMNS: readonly Column[] = [...ROW_PICTURE_COLUMNS, ...WAITING_PICTURE_COLUMNS];
