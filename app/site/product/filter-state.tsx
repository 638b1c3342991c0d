import { type FilterPart, filterFields, finishLabels, type GivenFilter } from "~/models/product/filter-field";
import { Chip } from "~/ui/chip";
import { ChipRow } from "~/ui/chip-row";
import { EmptyState } from "~/ui/empty-state";
import { joinNames } from "~/ui/joined-names";
import { hrefWithout, type ListPlace } from "./filter-link";
import type { Filter } from "./product-filter";

type FilterStateProps = { place: ListPlace; filter: Filter };

export function FilterChips({ place, filter: { given, errors } }: FilterStateProps) {
  const used = Object.fromEntries(
    filterFields.map((field) => [field, errors[field] ? "" : given[field]]),
  ) as GivenFilter;
  const chips: { part: FilterPart; label: string }[] = [
    { part: "thickness", label: labelRange("Thickness", used.tmin, used.tmax) },
    { part: "width", label: labelRange("Width", used.wmin, used.wmax) },
    { part: "grade", label: used.grade },
    { part: "surface", label: labelFinish(used.finish) },
  ];
  const shown = chips.filter(({ label }) => label !== "");
  if (shown.length === 0) return null;
  return (
    <ChipRow label="Filtered by">
      {shown.map(({ part, label }) => (
        <Chip key={part} href={hrefWithout({ ...place, given }, [part])} active>
          {label} <span aria-hidden="true">×</span>
          <span className="visually-hidden">: remove</span>
        </Chip>
      ))}
    </ChipRow>
  );
}

export function NoProducts({ place, filter: { given, emptied } }: FilterStateProps) {
  return (
    <EmptyState title="No products found.">
      {emptied.length > 0 ? (
        <p>
          The filter on {joinNames(emptied)} matches nothing.{" "}
          <a href={hrefWithout({ ...place, given }, emptied)}>Show the list without it</a>
        </p>
      ) : (
        <p>
          <a href="/contact">Ask us</a> for what you need: we can supply more than is listed.
        </p>
      )}
    </EmptyState>
  );
}

function labelRange(name: string, from: GivenFilter["tmin"], to: GivenFilter["tmax"]): string {
  if (from === "" && to === "") return "";
  if (from === to) return `${name} ${from} mm`;
  if (from === "") return `${name} up to ${to} mm`;
  return to === "" ? `${name} from ${from} mm` : `${name} ${from}–${to} mm`;
}

function labelFinish(finish: string) {
  return finish === "chequered" || finish === "pickled" ? finishLabels[finish] : finish;
}
