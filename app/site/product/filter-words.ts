import { type FilterField, type FilterPart, filterFields, finishLabels } from "~/models/product/filter-field";
import type { Filter } from "./filtered-list.server";

/** What holds of a filter, in words: `Thickness 0.5–1 mm`, `Width 4 ft (1220 mm)`. Parts that say nothing are left out. */
export function describeFilter({ given, errors, readings }: Pick<Filter, "given" | "errors" | "readings">) {
  const used = Object.fromEntries(filterFields.map((field) => [field, errors[field] ? "" : given[field]]));
  const range = (name: string, from: FilterField, to: FilterField) =>
    sayRange(
      name,
      { text: used[from] ?? "", reading: readings[from] },
      { text: used[to] ?? "", reading: readings[to] },
    );
  const parts: { part: FilterPart; label: string }[] = [
    { part: "thickness", label: range("Thickness", "tmin", "tmax") },
    { part: "width", label: range("Width", "wmin", "wmax") },
    { part: "grade", label: used.grade ?? "" },
    { part: "surface", label: sayFinish(used.finish ?? "") },
  ];
  return parts.filter(({ label }) => label !== "");
}

type End = { text: string; reading: string | undefined };

function sayRange(name: string, from: End, to: End): string {
  if (from.text === "" && to.text === "") return "";
  if (from.text === to.text) return `${name} ${sayEnd(from)}`;
  if (from.text === "") return `${name} up to ${sayEnd(to)}`;
  if (to.text === "") return `${name} from ${sayEnd(from)}`;
  const plain = from.reading === undefined && to.reading === undefined;
  return plain ? `${name} ${bare(from)}–${bare(to)} mm` : `${name} ${sayEnd(from)} to ${sayEnd(to)}`;
}

function sayEnd(end: End) {
  return end.reading === undefined ? `${bare(end)} mm` : `${end.text} (${end.reading})`;
}

function bare({ text }: End) {
  return text.replace(/ ?mm\.?$/i, "");
}

function sayFinish(finish: string) {
  return finish === "chequered" || finish === "pickled" ? finishLabels[finish] : finish;
}
