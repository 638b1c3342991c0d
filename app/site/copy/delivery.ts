import type { ProductType } from "~/models/steel/kind";
import { coldCoilDelivery } from "./delivery/cold-coil";
import { coldSheetDelivery } from "./delivery/cold-sheet";
import { hotCoilDelivery } from "./delivery/hot-coil";
import { hotSheetDelivery } from "./delivery/hot-sheet";
import type { PageMeta, Section } from "./section";

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
