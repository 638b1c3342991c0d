import { sayAge } from "~/models/row/age";
import type { SweepReport } from "./report.server";

/** What the owner is told of pictures of which no row speaks. */
export function saySweep({ at, orphans, pictures, held }: SweepReport, now: Date): string {
  const some = `${orphans} of ${pictures === 1 ? "1 picture" : `${pictures} pictures`}`;
  const belong = orphans === 1 ? "belongs" : "belong";
  if (held) {
    return `${some} in the uploads folder ${belong} to nothing in this database. None was touched: make sure that this is the right database.`;
  }
  return `${some} belonged to nothing in this database and went to the trash ${sayAge(new Date(at), now)}. The trash keeps them for 7 days, and gives back by itself what belongs to something again.`;
}
