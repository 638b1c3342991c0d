import { wishOf } from "~/models/search/wish.server";
import { readSteel } from "~/steel/reading/text";

/** Leads to a new product of what was asked for. */
export function nameAddPath(term: string): string {
  const reading = readSteel(term);
  const { types } = wishOf(reading);
  const [thickness] = reading.thickness;
  const fields = new URLSearchParams();
  if (types.length === 1) fields.set("type", types[0] ?? "");
  if (thickness) fields.set("thickness", String(thickness.mm));
  if (reading.width) fields.set("width", String(reading.width.mm));
  return fields.size > 0 ? `/addproduct?${fields}` : "/addproduct";
}
