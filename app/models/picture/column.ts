type Column = readonly [table: string, column: string];

/** Everything that must find all pictures (sweep, backup, sample content) reads their columns here. */
export const ROW_PICTURE_COLUMNS: readonly Column[] = [
  ["Product", "image"],
  ["Blog", "banerImage"],
  ["Blog", "sideImage"],
  ["Testimonial", "picture"],
];

/** JSON lists of pictures that wait for an undo or for the sender of a saved draft. */
export const WAITING_PICTURE_COLUMNS: readonly Column[] = [
  ["DeletedRow", "files"],
  ["SavedDraft", "files"],
];

export const PICTURE_COLUMNS: readonly Column[] = [...ROW_PICTURE_COLUMNS, ...WAITING_PICTURE_COLUMNS];
