import { readJson } from "~/models/row/json";
import { z } from "~/models/row/schema";
import type { Line } from "./line";
import { LineShape } from "./line-shape";
import { MOST_LINES } from "./listed";

const CarriedLines = z.array(LineShape).max(MOST_LINES);

/** As a form carries them, so that what another admin has saved meanwhile changes nothing of them; null where they did not arrive as they were sent. */
export function readCarried(text: string | null): Line[] | null {
  const json = readJson(text ?? "");
  const read = CarriedLines.safeParse(json.ok ? json.value : null);
  return read.success ? read.data : null;
}
