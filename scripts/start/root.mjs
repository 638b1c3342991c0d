import { fileURLToPath } from "node:url";

/** The repository's directory; every relative path of the product starts here. */
export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");
