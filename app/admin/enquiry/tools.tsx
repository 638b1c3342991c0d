import {
  type EnquiryFilter,
  noFilter,
  type parseEnquiryFilter,
  writeEnquiryPath,
} from "~/models/enquiry/filter";
import { type EnquiryStatus, enquiryStatuses, nameStatus } from "~/models/enquiry/form";
import { enquiryList } from "~/models/enquiry/list";
import { searchHint } from "~/models/row/list";
import { type ListQuery, newestFirst } from "~/models/row/list-query";
import { sayCount } from "~/steel/figures";
import { Button, ButtonLink } from "~/ui/button";
import { Chip } from "~/ui/chip";
import { ChipRow } from "~/ui/chip-row";
import { InputField } from "~/ui/field/field";
import { useFigures } from "~/ui/figures";

type Shown = { query: ListQuery; filter: EnquiryFilter };

type StatusChipsProps = Shown & {
  /** Null when they could not be counted. */
  counts: Record<EnquiryStatus, number> | null;
};

export function StatusChips({ query, filter, counts }: StatusChipsProps) {
  const first = { ...query, page: 1 };
  return (
    <div className="admin-tools">
      <ChipRow label="Status">
        <Chip href={writeEnquiryPath(first, { ...filter, status: null })} active={filter.status === null}>
          All but spam
        </Chip>
        {enquiryStatuses.map((status) => (
          <Chip
            key={status}
            href={writeEnquiryPath(first, { ...filter, status })}
            active={filter.status === status}
            count={counts?.[status]}
          >
            {nameStatus(status)}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}

type InboxToolsProps = Shown & {
  days: ReturnType<typeof parseEnquiryFilter>["days"];
  matching: number;
};

/** Words and days in one form: neither is lost by asking for the other. */
export function InboxTools({ query, filter, days, matching }: InboxToolsProps) {
  const figures = useFigures();
  const { status } = filter;
  const asked = Boolean(query.q || days.from.typed || days.to.typed);
  return (
    <form
      method="get"
      action={enquiryList.path}
      className="admin-tools inbox-tools"
      role="search"
      key={writeEnquiryPath(query, filter)}
      noValidate
    >
      <InputField
        label={searchHint(enquiryList)}
        name="q"
        id="list-search"
        type="search"
        maxLength={100}
        defaultValue={query.q}
      />
      <div className="inbox-days">
        <DayField label="From" name="from" {...days.from} />
        <DayField label="To" name="to" {...days.to} />
      </div>
      {status && <input type="hidden" name="status" value={status} />}
      {query.sort && <input type="hidden" name="sort" value={query.sort} />}
      {query.sort && query.dir === "desc" && <input type="hidden" name="dir" value="desc" />}
      <div className="cluster close">
        <Button look="quiet" icon="search">
          Search
        </Button>
        {asked && (
          <ButtonLink
            look="quiet"
            icon="close"
            href={writeEnquiryPath({ ...query, q: "", page: 1 }, { ...noFilter, status })}
          >
            Clear
          </ButtonLink>
        )}
        {query.sort && (
          <ButtonLink look="quiet" href={writeEnquiryPath({ ...newestFirst, q: query.q }, filter)}>
            Newest first
          </ButtonLink>
        )}
        <ButtonLink
          look="quiet"
          icon="download"
          href={writeEnquiryPath({ ...query, page: 1 }, filter, `${enquiryList.path}.csv`)}
          download
        >
          CSV
        </ButtonLink>
      </div>
      {query.q && (
        <p className="soft" role="status">
          {sayCount(matching, "match", figures, "matches")}
        </p>
      )}
    </form>
  );
}

type DayFieldProps = { label: string; name: "from" | "to"; typed: string; error: string | null };

function DayField({ label, name, typed, error }: DayFieldProps) {
  return (
    <InputField
      label={label}
      name={name}
      type="date"
      defaultValue={typed}
      errors={error ? [error] : undefined}
    />
  );
}
