import type { CopySections } from "~/site/written/section";

export type DeliveryCopy = {
  /** Its title as well. */
  heading: string;
  /** For search engines. */
  description: string;
  summary: string;
  /** Packing, lots, vehicles, unloading, lead times, inspection, returns, documents, storage: in this order. */
  sections: CopySections;
};
