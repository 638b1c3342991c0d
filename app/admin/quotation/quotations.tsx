import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { adminHead } from "~/admin/frame/head";
import { respondToRowAction } from "~/admin/list/action.server";
import { EmptyList, ListScreen } from "~/admin/list/list-screen";
import { loadRows, noRows } from "~/admin/list/loader.server";
import { RowTable } from "~/admin/list/row-table";
import { ListTools, StatusChips } from "~/admin/list/tools";
import { writeMoney } from "~/models/money/money";
import { type QuotationQuery, quotationList, quotationNarrowing } from "~/models/quotation/list";
import { listQuotationRows, type QuotationSums, sumQuotations } from "~/models/quotation/list.server";
import { quotationStatuses } from "~/models/quotation/state";
import { writeListQuery } from "~/models/row/list-query";
import type { FieldErrors } from "~/models/row/result";
import { writeCalendarMonth } from "~/models/shop/day.server";
import { capitalise } from "~/models/text/typed-text";
import { ButtonLink } from "~/ui/button";
import { DayText } from "~/ui/day-text";
import { InputField } from "~/ui/field/field";
import { useFigures } from "~/ui/figures";
import { type ShownRow, showRow } from "./shown.server";

export { alwaysFresh as shouldRevalidate } from "~/admin/list/list-screen";

export const meta: MetaFunction = ({ matches }) => adminHead(quotationList.title, matches);

export async function loader(args: LoaderFunctionArgs) {
  return loadRows(args, {
    list: quotationList,
    narrowing: quotationNarrowing,
    kinds: ["quotation"],
    empty: { table: noRows, sums: { open: [], won: [] }, month: null },
    async read(query) {
      const [table, sums] = await Promise.all([listQuotationRows(query), sumQuotations(query)]);
      const month = query.month && writeCalendarMonth(query.month);
      return { table: { ...table, rows: table.rows.map(showRow) }, sums, month };
    },
  });
}

export async function action(args: ActionFunctionArgs) {
  return respondToRowAction(args, ["quotation"]);
}

export default function Quotations() {
  const loaded = useLoaderData<typeof loader>();
  const { query, errors, table, sums, month } = loaded;
  const figures = useFigures();
  const money = (sums: QuotationSums["open"]) =>
    sums.map(({ sum, currency }) => writeMoney(sum, currency, figures)).join(" and ");
  return (
    <ListScreen
      title={quotationList.title}
      count={table.matching}
      data={loaded}
      path={quotationList.path}
      empty={
        !query.q && (query.status || query.month) ? (
          <p>
            There is no quotation of this state or month: <a href={quotationList.path}>All quotations</a>.
          </p>
        ) : (
          <EmptyList list={quotationList} query={query} />
        )
      }
      actions={
        <ButtonLink href={quotationList.add.href} icon="plus">
          {quotationList.add.label}
        </ButtonLink>
      }
      tools={
        <>
          <StatusChips
            label="State"
            all="All"
            statuses={quotationStatuses}
            chosen={query.status}
            href={(status) => quotationList.path + writeListQuery({ ...query, page: 1, status })}
          />
          {table.total > 0 && <QuotationTools {...{ query, errors }} matching={table.matching} />}
          {table.total > 0 && (
            <p className="inbox-count soft">
              Open {money(sums.open)} · won {money(sums.won)}
              {month && ` in ${month}`}
            </p>
          )}
        </>
      }
    >
      {table.rows.length > 0 && (
        <RowTable
          caption={quotationList.title}
          list={quotationList}
          rows={table.rows.map(tableRow)}
          path={quotationList.path}
          query={query}
        />
      )}
    </ListScreen>
  );
}

function tableRow(row: ShownRow) {
  const { id, number, customer, status, asked, drafting, revision, dayText, until, totalText } = row;
  const cells = {
    number: number ?? "–",
    customer: <a href={`/admincustomer/${id}`}>{customer}</a>,
    status: (
      <>
        {capitalise(status)}
        {asked && <span className="second-line">A change is asked for</span>}
        {drafting && revision > 0 && <span className="second-line">Revision begun</span>}
      </>
    ),
    day: <DayText day={dayText} />,
    validUntil: until ? <DayText day={until} /> : "–",
    total: <span className="number">{totalText ?? "–"}</span>,
  };
  const name = number ?? `the draft for ${customer}`;
  return { id, name, cells, stays: revision > 0 || number !== null };
}

type QuotationToolsProps = { query: QuotationQuery; errors: FieldErrors; matching: number };

function QuotationTools({ query, errors, matching }: QuotationToolsProps) {
  const typed = useSearchParams()[0].get("month") ?? "";
  return (
    <ListTools
      list={quotationList}
      query={query}
      matching={matching}
      days={{
        // Not every browser has a field for months: it may be anything that is typed.
        fields: (
          <InputField label="Month" name="month" type="month" defaultValue={typed} errors={errors.month} />
        ),
        names: ["month"],
        asked: typed !== "",
      }}
    />
  );
}
