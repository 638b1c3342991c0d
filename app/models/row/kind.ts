/** Everything that must find all pictures (sweep, backup, undo, sample content) reads their columns here. */
export const rowKinds = {
  product: { table: "Product", pictures: ["image"] },
  blog: { table: "Blog", pictures: ["banerImage", "sideImage"] },
  testimonial: { table: "Testimonial", pictures: ["picture"] },
} as const;

export type RowKind = keyof typeof rowKinds;

/** File names; a column that is absent keeps the picture it has. */
export type NewPictures<Kind extends RowKind> = {
  [Column in (typeof rowKinds)[Kind]["pictures"][number]]?: string | undefined;
};

/** Without `version` an edit overwrites any; `receiptId` is the one-time id of its form. */
export type Saving = { version?: number | undefined; receiptId?: string | null };
