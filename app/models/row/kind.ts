/**
 * The kinds of rows that a person writes, with what they share: their table and the columns that name their pictures.
 * Everything that must find all pictures (sweep, backup, undo, sample content) reads it here.
 */
export const rowKinds = {
  product: { table: "Product", pictures: ["image"] },
  blog: { table: "Blog", pictures: ["banerImage", "sideImage"] },
  testimonial: { table: "Testimonial", pictures: ["picture"] },
} as const;

export type RowKind = keyof typeof rowKinds;

/** The names of a row's stored pictures by column; a column that is absent keeps the picture it has. */
export type NewPictures<Kind extends RowKind> = {
  [Column in (typeof rowKinds)[Kind]["pictures"][number]]?: string | undefined;
};

/** How an edit is saved: over which version (any, when it is absent), and under which one-time id of its form. */
export type Saving = { version?: number | undefined; receiptId?: string | null };
