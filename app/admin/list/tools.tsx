import type { ReactNode } from "react";
import { type List, searchHint } from "~/models/row/list";
import { type ListQuery, newestFirst, writeListQuery } from "~/models/row/list-query";
import { capitalise } from "~/models/text/typed-text";
import { sayCount } from "~/steel/figures";
import { LONGEST_QUERY } from "~/steel/limits";
import { Button, ButtonLink } from "~/ui/button";
import { Chip, ChipRow } from "~/ui/chip";
import { InputField } from "~/ui/field/field";
import { HiddenFields } from "~/ui/field/hidden-fields";
import { useFigures } from "~/ui/figures";

type StatusChipsProps<Status extends string> = {
  label: string;
  /** Of the chip without a status. */
  all: string;
  statuses: readonly Status[];
  chosen: Status | null;
  href: (status: Status | null) => string;
  counts?: Record<Status, number> | null;
};

export function StatusChips<Status extends string>(props: StatusChipsProps<Status>) {
  const { label, all, statuses, chosen, href, counts } = props;
  return (
    <div className="admin-tools">
      <ChipRow label={label}>
        {[null, ...statuses].map((status) => (
          <Chip
            key={status}
            href={href(status)}
            active={status === chosen}
            count={status ? counts?.[status] : undefined}
          >
            {status ? capitalise(status) : all}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}

type ListToolsProps<Query> = {
  list: List<never>;
  query: Query;
  matching: number;
  /** What else is typed: its fields narrow the list. `asked` also where it cannot be read. */
  days?: { fields: ReactNode; names: readonly (keyof Query & string)[]; asked: boolean };
};

/** A search begins on the first page and keeps the order; neither words nor days are lost by asking for the other. */
export function ListTools<Query extends ListQuery>({ list, query, matching, days }: ListToolsProps<Query>) {
  const figures = useFigures();
  const { q, sort } = query;
  const href = (state: ListQuery) => list.path + writeListQuery(state);
  const names = days?.names ?? [];
  const cleared = { ...query, q: "", page: 1, ...Object.fromEntries(names.map((name) => [name, null])) };
  return (
    <form
      method="get"
      action={list.path}
      className={days ? "admin-tools inbox-tools" : "admin-tools"}
      role="search"
      key={href(query)}
      noValidate
    >
      <InputField
        label={searchHint(list)}
        name="q"
        id="list-search"
        type="search"
        maxLength={LONGEST_QUERY}
        defaultValue={q}
      />
      {days?.fields}
      <HiddenFields fields={new URLSearchParams(writeListQuery(cleared))} />
      <div className="cluster close">
        <Button look="quiet" icon="search">
          Search
        </Button>
        {(q || days?.asked) && (
          <ButtonLink look="quiet" icon="close" href={href(cleared)}>
            Clear
          </ButtonLink>
        )}
        {sort && (
          <ButtonLink look="quiet" href={href({ ...query, ...newestFirst, q })}>
            Newest first
          </ButtonLink>
        )}
        <ButtonLink
          look="quiet"
          icon="download"
          href={`${list.path}.csv${writeListQuery({ ...query, page: 1 })}`}
        >
          CSV
        </ButtonLink>
      </div>
      {q && (
        <p className="soft" role="status">
          {sayCount(matching, "match", figures, "matches")}
        </p>
      )}
    </form>
  );
}
