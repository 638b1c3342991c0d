import type { ProductType } from "~/steel/kind";
import { coldCoilDelivery } from "./copy/cold-coil";
import { coldSheetDelivery } from "./copy/cold-sheet";
import { hotCoilDelivery } from "./copy/hot-coil";
import { hotSheetDelivery } from "./copy/hot-sheet";
import type { DeliveryCopy } from "./copy/shape";

export const deliveryCopy: Readonly<Record<ProductType, DeliveryCopy>> = {
  hotrolledsheet: hotSheetDelivery,
  hotrolledcoil: hotCoilDelivery,
  coldrolledsheet: coldSheetDelivery,
  coldrolledcoil: coldCoilDelivery,
};
