import { catalogue } from "./catalogue";
import { develop } from "./darkroom";

/** An order to take one picture; scale and folder as in `develop`. */
export interface Order {
  name: string;
  scale: number;
  folder?: string;
}

process.on("message", async ({ name, scale, folder }: Order) => {
  const picture = catalogue.find((candidate) => candidate.name === name);
  if (!picture) throw new Error(`There is no picture named ${name}`);
  await develop(picture, scale, folder);
  process.send?.(name);
});
