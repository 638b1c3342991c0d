/** Everything that must find all pictures (sweep, backup, undo, sample content) reads their columns here. */
export const rowKinds = {
  product: { table: "Product", pictures: ["image"] },
  blog: { table: "Blog", pictures: ["banerImage", "sideImage"] },
  testimonial: { table: "Testimonial", pictures: ["picture"] },
} as const;

export type RowKind = keyof typeof rowKinds;

/** A column that is absent leaves the picture as it is. */
export type NewPictures<Kind extends RowKind> = {
  [Column in (typeof rowKinds)[Kind]["pictures"][number]]?: string | undefined;
};

export type Saving = { version?: number | undefined; receiptId?: string | null };
