import { joinNames } from "~/models/text/joined-names";
import { sayCount } from "~/steel/figures";
import type { ProductType } from "~/steel/kind";
import { Chip, ChipRow } from "~/ui/chip";
import { EmptyState } from "~/ui/empty-state";
import { useFigures } from "~/ui/figures";
import { ListProblem } from "~/ui/list-problem";
import { Pager } from "~/ui/pager";
import { type Filtered, hrefWithout, type ListPlace, listHref } from "./filter-link";
import { describeFilter } from "./filter-words";
import type { Filter, FilteredProducts } from "./filtered-list.server";
import { ProductFilter } from "./product-filter";
import { ProductGrid } from "./product-grid";

type FilteredListProps = {
  place: ListPlace;
  list: FilteredProducts;
  /** Where its path says it. */
  kind?: ProductType;
  /** Where its heading does not say how many there are. */
  counted?: boolean;
  target?: "coilproduct";
};

export function FilteredList({ place: { path, type }, list, kind, counted, target }: FilteredListProps) {
  const { rows, total, page, pages, asked, filter, problem } = list;
  const figures = useFigures();
  const place = { path, type, given: filter.given };
  const isWrong = Object.keys(filter.errors).length > 0;
  const isBare = !problem && total === 0 && filter.emptied.length === 0 && !isWrong;
  const chips = <FilterChips place={place} filter={filter} />;
  return (
    <>
      {!isBare && <ProductFilter place={place} filter={filter} />}
      <div className="stack">
        {counted ? (
          <div className="cluster">
            {!problem && (
              <p role="status" className="label">
                {sayCount(total, "product", figures)}
              </p>
            )}
            {chips}
          </div>
        ) : (
          chips
        )}
        <ListProblem problem={problem} />
        {!problem && rows.length === 0 && (
          <NoProducts place={place} kind={kind ?? type} emptied={filter.emptied} />
        )}
        {rows.length > 0 && <ProductGrid products={rows} level={2} target={target} compare asked={asked} />}
        <Pager page={page} pages={pages} href={(number) => listHref(place, number)} />
      </div>
    </>
  );
}

function FilterChips({ place, filter }: { place: Filtered; filter: Filter }) {
  const shown = describeFilter(filter);
  if (shown.length === 0) return null;
  return (
    <ChipRow label="Filtered by">
      {shown.map(({ part, label }) => (
        <Chip key={part} href={hrefWithout(place, [part])} active>
          {label} <span aria-hidden="true">×</span>
          <span className="visually-hidden">: remove</span>
        </Chip>
      ))}
    </ChipRow>
  );
}

type NoProductsProps = Pick<Filter, "emptied"> & { place: Filtered; kind: ListPlace["type"] };

function NoProducts({ place, kind, emptied }: NoProductsProps) {
  return (
    <EmptyState title="No products found.">
      {emptied.length > 0 ? (
        <p>
          The filter on {joinNames(emptied)} matches nothing.{" "}
          <a href={hrefWithout(place, emptied)}>Show the list without it</a>
        </p>
      ) : (
        <p>
          <a href={listHref({ ...place, type: kind, path: "/contact" })}>Ask us</a> for what you need: we can
          supply more than is listed.
        </p>
      )}
    </EmptyState>
  );
}
