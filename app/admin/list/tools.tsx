import { type ListQuery, newestFirst, writeListQuery } from "~/models/row/list-query";
import { sayCount } from "~/steel/figures";
import { Button, ButtonLink } from "~/ui/button";
import { InputField } from "~/ui/field/field";
import { useFigures } from "~/ui/figures";

type ListToolsProps = {
  path: string;
  query: ListQuery;
  matching: number;
  csv?: string;
  /** More of the list's state, kept through a search. */
  also?: Record<string, string>;
  hint: string;
};

/** A search begins on the first page and keeps the order. */
export function ListTools({ path, query, matching, csv, also = {}, hint }: ListToolsProps) {
  const figures = useFigures();
  const address = (to: string, state: ListQuery) => {
    const search = new URLSearchParams([
      ...new URLSearchParams(writeListQuery(state)),
      ...Object.entries(also),
    ]);
    return search.size > 0 ? `${to}?${search}` : to;
  };
  return (
    <form method="get" action={path} className="admin-tools" role="search" key={query.q}>
      <InputField
        label={hint}
        name="q"
        id="list-search"
        type="search"
        maxLength={100}
        defaultValue={query.q}
      />
      {query.sort && <input type="hidden" name="sort" value={query.sort} />}
      {query.sort && query.dir === "desc" && <input type="hidden" name="dir" value="desc" />}
      {Object.entries(also).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button look="quiet" icon="search">
        Search
      </Button>
      {query.q && (
        <ButtonLink look="quiet" icon="close" href={address(path, { ...query, q: "", page: 1 })}>
          Clear
        </ButtonLink>
      )}
      {query.sort && (
        <ButtonLink look="quiet" href={address(path, { ...newestFirst, q: query.q })}>
          Newest first
        </ButtonLink>
      )}
      {csv && (
        <ButtonLink look="quiet" icon="download" href={address(csv, { ...query, page: 1 })} download>
          CSV
        </ButtonLink>
      )}
      {query.q && (
        <p className="soft" role="status">
          {sayCount(matching, "match", figures, "matches")}
        </p>
      )}
    </form>
  );
}
