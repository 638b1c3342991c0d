import path from "node:path";

/** Every relative path of the product starts here. */
export const root = path.resolve(import.meta.dirname, "../..");
