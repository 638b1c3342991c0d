import type { Day } from "~/models/shop/day";
import { type Rate, rateUnits } from "./totals";

/** Where a rate is from: the owner's table of rates, its invented rows, or a quotation that was sent to anybody. */
export type Proposal = { rate: Rate; day: Day; source: (typeof sources)[number] };

const sources = ["table", "sample", "last"] as const;

/** Of a line for which no rate is known. */
export const NO_PROPOSAL = "none";

const PACKED = /^(\w{1,9}) (\d{1,15})\/(\w{1,5}) (\d{4}-\d\d-\d\d) (.{1,40}?) of (.{1,400})$/;

/** For a field of the form beside the size as typed; its day is written out on the server. */
export function packProposal({ rate, day, source }: Proposal, size: string): string {
  return `${source} ${rate.sum}/${rate.unit} ${day.at} ${day.text} of ${size}`;
}

/** With the size that it was proposed for; null where nothing was. */
export function unpackProposal(text: string): (Proposal & { size: string }) | null {
  const [, sourceName, sum, unitName, at = "", dayText = "", size = ""] = PACKED.exec(text) ?? [];
  const unit = rateUnits.find((one) => one === unitName);
  const source = sources.find((one) => one === sourceName);
  if (!unit || !source) return null;
  return {
    rate: { sum: Number(sum), unit },
    day: { at, text: dayText },
    source,
    size,
  };
}
