import type { ProductType } from "~/models/steel/kind";
import type { PageMeta, Section } from "~/site/written/section";
import { coldCoilDelivery } from "./copy/cold-coil";
import { coldSheetDelivery } from "./copy/cold-sheet";
import { hotCoilDelivery } from "./copy/hot-coil";
import { hotSheetDelivery } from "./copy/hot-sheet";

export type DeliveryCopy = {
  meta: PageMeta;
  heading: string;
  summary: string;
  /** Packing, lots, vehicles, unloading, lead times, inspection, returns, documents, storage: in this order. */
  sections: readonly Section[];
};

export const deliveryCopy: Readonly<Record<ProductType, DeliveryCopy>> = {
  hotrolledsheet: hotSheetDelivery,
  hotrolledcoil: hotCoilDelivery,
  coldrolledsheet: coldSheetDelivery,
  coldrolledcoil: coldCoilDelivery,
};
