export const productSorts = { newest: "Newest", thinnest: "Thinnest first", widest: "Widest first" } as const;
export type ProductSort = keyof typeof productSorts;
