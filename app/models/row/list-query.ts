import { cleanLine, cutCharacters } from "~/models/text/typed-text";
import { LONGEST_QUERY } from "~/steel/limits";
import { parsePage } from "./page-number";
import { withQuery } from "./query";
import type { FieldErrors } from "./result";

export const ROWS_PER_PAGE = 25;

export type ListQuery<Sort extends string = string> = {
  q: string;
  sort: Sort | null;
  dir: "asc" | "desc";
  page: number;
};

export const newestFirst: ListQuery<never> = { q: "", sort: null, dir: "asc", page: 1 };

/** By which fields of an address a list is narrowed beside words; null narrows nothing. */
export type Narrowing<By> = { [Name in keyof By]: Filter<By[Name]> };

/** One that is typed says what it is, such as a day, and how it is written. */
type Filter<Value> = { read: (text: string) => Value; noun?: string; example?: string };

export function parseListQuery<Sort extends string, By extends object = object>(
  search: URLSearchParams,
  sorts: readonly Sort[],
  narrowing?: Narrowing<By>,
): ListQuery<Sort> & By {
  const narrowed = Object.entries<Filter<unknown>>(narrowing ?? {});
  return {
    q: cutCharacters(cleanLine(search.get("q") ?? ""), LONGEST_QUERY),
    sort: sorts.find((each) => each === search.get("sort")) ?? null,
    dir: search.get("dir") === "desc" ? "desc" : "asc",
    page: parsePage(search) ?? 1,
    ...(Object.fromEntries(narrowed.map(([name, { read }]) => [name, read(search.get(name) ?? "")])) as By),
  };
}

const LONGEST_SAID = 40;

/** Of what is typed and cannot be read: the list is shown as if it were not. */
export function findUnread<By extends object>(
  search: URLSearchParams,
  narrowing?: Narrowing<By>,
): FieldErrors {
  const errors: FieldErrors = {};
  for (const [name, { read, noun, example }] of Object.entries<Filter<unknown>>(narrowing ?? {})) {
    const typed = cutCharacters(cleanLine(search.get(name) ?? ""), LONGEST_SAID);
    if (noun && typed && read(typed) === null)
      errors[name] = [`“${typed}” is not a ${noun}: enter one such as ${example}`];
  }
  return errors;
}

/** With what a list of its own kind is narrowed by. */
export function writeListQuery<Query extends ListQuery>(query: Query): string {
  const { q, sort, dir, page, ...narrowed } = query;
  const search = new URLSearchParams();
  if (q) search.set("q", q);
  if (sort) search.set("sort", sort);
  if (sort && dir === "desc") search.set("dir", dir);
  if (page > 1) search.set("page", String(page));
  for (const [name, value] of Object.entries<unknown>(narrowed)) {
    if (typeof value === "string" && value) search.set(name, value);
  }
  return withQuery("", search);
}

/** What an editor leads back with, of whichever list. */
export function pickListState(search: URLSearchParams): string {
  const state = new URLSearchParams();
  for (const name of ["q", "sort", "dir", "page", "status", "month", "from", "to"]) {
    const value = search.get(name);
    if (value) state.set(name, value.slice(0, LONGEST_QUERY));
  }
  return withQuery("", state);
}

export function sortedBy<Sort extends string>(query: ListQuery<Sort>, sort: Sort): ListQuery<Sort> {
  if (query.sort !== sort) return { ...query, sort, dir: "asc", page: 1 };
  if (query.dir === "asc") return { ...query, dir: "desc", page: 1 };
  return { ...query, sort: null, dir: "asc", page: 1 };
}
