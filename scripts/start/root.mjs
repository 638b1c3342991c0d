import path from "node:path";

/** The repository's directory; every relative path of the product starts here. */
export const root = path.resolve(import.meta.dirname, "../..");
