import type { View } from "./camera";
import type { Look } from "./film/print";
import type { World } from "./world";

/** One picture to be taken. Width and height in pixels. */
export interface Picture {
  /** File name without its ending. */
  name: string;
  kind: "goods" | "article" | "side" | "person" | "hero" | "social";
  width: number;
  height: number;
  /** Light paths through every pixel with metal in it. */
  samples: number;
  look?: Partial<Look>;
  build: () => { world: World; view: View };
}

/** Pictures of goods share one format. */
export function goods(name: string, build: Picture["build"], look?: Partial<Look>): Picture {
  return { name, kind: "goods", width: 1600, height: 1200, samples: 4, look, build };
}
