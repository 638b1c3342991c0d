import type { CopySection, PageMeta } from "~/site/written/section";

export type DeliveryCopy = {
  meta: PageMeta;
  heading: string;
  summary: string;
  /** Packing, lots, vehicles, unloading, lead times, inspection, returns, documents, storage: in this order. */
  sections: readonly CopySection[];
};
