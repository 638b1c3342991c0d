import { banners } from "./motif/article";
import { sides } from "./motif/article-side";
import { coldCoils } from "./motif/cold-coil";
import { coldSheets } from "./motif/cold-sheet";
import { halls } from "./motif/hall";
import { hotCoils } from "./motif/hot-coil";
import { hotSheets } from "./motif/hot-sheet";
import { portraits } from "./motif/portrait";
import type { Picture } from "./picture";

/** Every rendered picture of the shop. */
export const catalogue: Picture[] = [
  ...hotSheets,
  ...hotCoils,
  ...coldSheets,
  ...coldCoils,
  ...banners,
  ...sides,
  ...portraits,
  ...halls,
];
