import { type ListQuery, newestFirst, writeListQuery } from "~/models/row/list-query";
import { cleanLine, cutCharacters } from "~/models/row/typed-text";
import { type EnquiryStatus, enquiryStatuses } from "./form";
import { enquiryList } from "./list";
import { isDay } from "./rules";

/** Days as `2026-12-31`, the last one included. A null status is all but spam. */
export type EnquiryFilter = { status: EnquiryStatus | null; from: string | null; to: string | null };

export const noFilter: EnquiryFilter = { status: null, from: null, to: null };

type DayFields = Record<"from" | "to", { typed: string; error: string | null }>;

const LONGEST_TYPED = 40;
const FIRST_DAY = "2000-01-01";
const LAST_DAY = "2999-12-31";

/** A day that is none is left out of the filter. */
export function parseEnquiryFilter(search: URLSearchParams): { filter: EnquiryFilter; days: DayFields } {
  const from = readDay(search.get("from"));
  const to = readDay(search.get("to"));
  const status = parseEnquiryStatus(search.get("status"));
  if (from.day && to.day && to.day < from.day) {
    const error = "This day is before the first one";
    return { filter: { status, from: from.day, to: null }, days: { from, to: { ...to, error } } };
  }
  return { filter: { status, from: from.day, to: to.day }, days: { from, to } };
}

export function parseEnquiryStatus(text: string | null | undefined): EnquiryStatus | null {
  return enquiryStatuses.find((status) => status === text) ?? null;
}

export function writeEnquiryPath(query: ListQuery, filter: EnquiryFilter, path = enquiryList.path): string {
  return path + writeListQuery(query, filter);
}

/** The list with this one; without a status it leaves spam out. */
export function writeReferencePath({ reference, status }: { reference: string; status: string }): string {
  const asked: EnquiryFilter = { ...noFilter, status: status === "spam" ? "spam" : null };
  return writeEnquiryPath({ ...newestFirst, q: reference }, asked);
}

function readDay(text: string | null) {
  const typed = cutCharacters(cleanLine(text ?? ""), LONGEST_TYPED);
  if (typed === "") return { typed, day: null, error: null };
  if (isDay(typed) && typed >= FIRST_DAY && typed <= LAST_DAY) return { typed, day: typed, error: null };
  // The browser's own field for dates shows nothing that is no date.
  return { typed, day: null, error: `“${typed}” is not a date: enter one such as 2026-12-31` };
}
