import { type ListQuery, newestFirst, writeListQuery } from "~/models/row/list-query";
import { type EnquiryStatus, enquiryStatuses } from "./form";
import { enquiryList } from "./list";
import { isDay } from "./rules";

/** Days as `2026-12-31`, the last one included. A null status is all but spam. */
export type EnquiryFilter = { status: EnquiryStatus | null; from: string | null; to: string | null };

export const noFilter: EnquiryFilter = { status: null, from: null, to: null };

/** Of each status. */
export type EnquiryCounts = Record<EnquiryStatus, number>;

export const noCounts: EnquiryCounts = { new: 0, answered: 0, closed: 0, spam: 0 };

/** What is no status or day is left out: the list's own links and fields ask for nothing else. */
export function parseEnquiryFilter(search: URLSearchParams): EnquiryFilter {
  const status = enquiryStatuses.find((each) => each === search.get("status")) ?? null;
  return { status, from: readDay(search.get("from")), to: readDay(search.get("to")) };
}

export function writeEnquiryPath(query: ListQuery, filter: EnquiryFilter, path = enquiryList.path): string {
  return path + writeListQuery(query, filter);
}

/** The list with this one; without a status it leaves spam out. */
export function writeReferencePath({ reference, status }: { reference: string; status: string }): string {
  const asked: EnquiryFilter = { ...noFilter, status: status === "spam" ? "spam" : null };
  return writeEnquiryPath({ ...newestFirst, q: reference }, asked);
}

const FIRST_DAY = "2000-01-01";
const LAST_DAY = "2999-12-31";

function readDay(text: string | null) {
  return text && isDay(text) && text >= FIRST_DAY && text <= LAST_DAY ? text : null;
}
