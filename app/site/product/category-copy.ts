import type { ProductType } from "~/steel/kind";
import { coldCoilCategory } from "./category-copy/cold-coil";
import { coldSheetCategory } from "./category-copy/cold-sheet";
import { hotCoilCategory } from "./category-copy/hot-coil";
import { hotSheetCategory } from "./category-copy/hot-sheet";
import type { CategoryCopy } from "./category-copy/shape";

export const categoryCopy: Readonly<Record<ProductType, CategoryCopy>> = {
  hotrolledsheet: hotSheetCategory,
  hotrolledcoil: hotCoilCategory,
  coldrolledsheet: coldSheetCategory,
  coldrolledcoil: coldCoilCategory,
};
