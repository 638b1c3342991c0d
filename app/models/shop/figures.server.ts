import { env } from "~/env.server";
import { readFigures } from "~/steel/figures";

/** As LOCALE writes numbers. */
export const figures = readFigures(env.LOCALE);
