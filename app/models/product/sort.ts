/** How a category's products may be ordered. */
export const productSorts = { newest: "Newest", thinnest: "Thinnest first", widest: "Widest first" } as const;
export type ProductSort = keyof typeof productSorts;

/** The sizes that a category can be filtered by, in mm. */
export type FilterField = "tmin" | "tmax" | "wmin" | "wmax";
