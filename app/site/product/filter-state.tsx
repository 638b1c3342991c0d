import { Chip } from "~/ui/chip";
import { ChipRow } from "~/ui/chip-row";
import { EmptyState } from "~/ui/empty-state";
import { joinNames } from "~/ui/joined-names";
import { hrefWithout, type ListPlace, listHref } from "./filter-link";
import { describeFilter } from "./filter-words";
import type { Filter } from "./product-filter";

type FilterStateProps = { place: ListPlace; filter: Filter };

export function FilterChips({ place, filter }: FilterStateProps) {
  const { given } = filter;
  const shown = describeFilter(filter);
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
          <a href={listHref({ ...place, path: "/contact", given })}>Ask us</a> for what you need: we can
          supply more than is listed.
        </p>
      )}
    </EmptyState>
  );
}
