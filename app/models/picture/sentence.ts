import { sayAge } from "~/models/row/age";
import { type Figures, formatCount, sayCount } from "~/steel/figures";
import type { SweepReport } from "./report.server";

export function saySweep({ at, orphans, pictures, held }: SweepReport, now: Date, figures: Figures): string {
  const some = `${formatCount(orphans, figures)} of ${sayCount(pictures, "picture", figures)}`;
  const belong = orphans === 1 ? "belongs" : "belong";
  if (held) {
    return `${some} in the uploads folder ${belong} to nothing in this database. None was moved: make sure that this is the right database.`;
  }
  return `${some} belonged to nothing in this database and went to the trash ${sayAge(new Date(at), now, figures)}. The trash keeps them for 7 days and returns any that are needed again.`;
}
