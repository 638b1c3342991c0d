import { env } from "~/env.server";
import { readFigures } from "~/steel/figures";

export const figures = readFigures(env.LOCALE);
