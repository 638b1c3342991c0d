import type { ProductType } from "~/steel/kind";
import { coldCoilDelivery } from "./copy/cold-coil";
import { coldSheetDelivery } from "./copy/cold-sheet";
import { hotCoilDelivery } from "./copy/hot-coil";
import { hotSheetDelivery } from "./copy/hot-sheet";

export const deliveryCopy: Readonly<Record<ProductType, typeof hotSheetDelivery>> = {
  hotrolledsheet: hotSheetDelivery,
  hotrolledcoil: hotCoilDelivery,
  coldrolledsheet: coldSheetDelivery,
  coldrolledcoil: coldCoilDelivery,
};
