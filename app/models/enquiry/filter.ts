import { type ListQuery, type Narrowing, newestFirst, writeListQuery } from "~/models/row/list-query";
import { isDay } from "~/models/shop/day";
import { type EnquiryStatus, enquiryStatuses } from "./form";
import { enquiryList } from "./list";

/** Days as `2026-12-31`, the last one included. A null status is all but spam. */
export type EnquiryFilter = { status: EnquiryStatus | null; from: string | null; to: string | null };

export type EnquiryQuery = ListQuery & EnquiryFilter;

export const noFilter: EnquiryFilter = { status: null, from: null, to: null };

/** Of each status. */
export type EnquiryCounts = Record<EnquiryStatus, number>;

export const noCounts = Object.fromEntries(enquiryStatuses.map((status) => [status, 0])) as EnquiryCounts;

const day = { read: readDay, noun: "day", example: "2026-11-27" };

/** What is no status is left out: the list's own links ask for nothing else. */
export const enquiryNarrowing: Narrowing<EnquiryFilter> = {
  status: { read: (text) => enquiryStatuses.find((each) => each === text) ?? null },
  from: day,
  to: day,
};

/** The list with this one; without a status it leaves spam out. */
export function writeReferencePath({ reference, status }: { reference: string; status: string }): string {
  const filter: EnquiryFilter = { ...noFilter, status: status === "spam" ? "spam" : null };
  return enquiryList.path + writeListQuery({ ...newestFirst, q: reference, ...filter });
}

const FIRST_DAY = "2000-01-01";
const LAST_DAY = "2999-12-31";

function readDay(text: string) {
  return isDay(text) && text >= FIRST_DAY && text <= LAST_DAY ? text : null;
}
