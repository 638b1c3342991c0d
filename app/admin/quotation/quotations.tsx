import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { adminHead } from "~/admin/frame/title";
import { EmptyList } from "~/admin/list/empty-list";
import { ListScreen } from "~/admin/list/list-screen";
import { respondToRowAction } from "~/admin/list/row-actions.server";
import { askDeletion, type DeletionQuestion } from "~/admin/list/row-kinds.server";
import { noRows } from "~/admin/list/row-list.server";
import { ListTools } from "~/admin/list/tools";
import { requireAdmin } from "~/http/guard.server";
import { listReply, loadList } from "~/http/list-load.server";
import { writeMoney } from "~/models/money/money";
import {
  parseQuotationFilter,
  type QuotationFilter,
  quotationList,
  sayNoMonth,
  writeQuotationPath,
} from "~/models/quotation/list";
import { listQuotationRows, type QuotationSums, sumQuotations } from "~/models/quotation/list.server";
import { nameQuotationStatus, quotationStatuses } from "~/models/quotation/state";
import { sortKeys } from "~/models/row/list";
import { type ListQuery, parseListQuery } from "~/models/row/list-query";
import type { Table } from "~/models/row/order.server";
import { writeCalendarMonth } from "~/models/shop/day.server";
import { formatCount } from "~/steel/figures";
import { ButtonLink } from "~/ui/button";
import { Chip } from "~/ui/chip";
import { ChipRow } from "~/ui/chip-row";
import { InputField } from "~/ui/field/field";
import { useFigures } from "~/ui/figures";
import { QuotationTable } from "./quotation-table";
import { type ShownRow, showRow } from "./rows.server";

export { alwaysFresh as shouldRevalidate } from "~/admin/frame/always-fresh";

type Loaded = {
  table: Table<ShownRow>;
  sums: QuotationSums & { month: string | null };
  question: DeletionQuestion | null;
};

const NOTHING: Loaded = { table: noRows, sums: { open: [], won: [], month: null }, question: null };

export const meta: MetaFunction = ({ matches }) => adminHead(quotationList.title, matches);

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const query = parseListQuery(searchParams, sortKeys(quotationList));
  const filter = parseQuotationFilter(searchParams);
  const list = await loadList(request, quotationList.failure, NOTHING, async () => {
    await requireAdmin(request);
    const [table, sums] = await Promise.all([listQuotationRows(query, filter), sumQuotations(filter)]);
    const asked = searchParams.get("delete");
    return {
      table: { ...table, rows: table.rows.map(showRow) },
      sums: { ...sums, month: filter.month && writeCalendarMonth(filter.month) },
      question: asked ? await askDeletion("quotation", asked) : null,
    };
  });
  return data({ query: { ...query, page: list.table.page }, filter, ...list }, listReply(list));
}

export async function action(args: ActionFunctionArgs) {
  return respondToRowAction(args, ["quotation"]);
}

export default function Quotations() {
  const { query, filter, table, sums, question, problem } = useLoaderData<typeof loader>();
  const figures = useFigures();
  const money = (sums: QuotationSums["open"]) =>
    sums.map(({ sum, currency }) => writeMoney(sum, currency, figures)).join(" and ");
  const { title } = quotationList;
  const heading = problem ? title : `${title} (${formatCount(table.matching, figures)})`;
  return (
    <ListScreen
      heading={heading}
      data={{ query, table, problem }}
      question={question}
      href={(state) => writeQuotationPath(state, filter)}
      empty={
        <EmptyList list={quotationList} q={query.q} all={writeQuotationPath({ ...query, q: "" }, filter)} />
      }
      actions={
        <ButtonLink href={quotationList.add.href} icon="plus">
          {quotationList.add.label}
        </ButtonLink>
      }
      tools={
        <>
          <StatusChips query={query} filter={filter} />
          {table.total > 0 && <QuotationTools query={query} filter={filter} matching={table.matching} />}
          {table.total > 0 && (
            <p className="inbox-count soft">
              Open {money(sums.open)} · won {money(sums.won)}
              {sums.month && ` in ${sums.month}`}
            </p>
          )}
        </>
      }
    >
      {table.rows.length > 0 && (
        <QuotationTable caption={heading} rows={table.rows} query={query} filter={filter} />
      )}
    </ListScreen>
  );
}

type Shown = { query: ListQuery; filter: QuotationFilter };

function StatusChips({ query, filter }: Shown) {
  const first = { ...query, page: 1 };
  return (
    <div className="admin-tools">
      <ChipRow label="State">
        {[null, ...quotationStatuses].map((status) => (
          <Chip
            key={status}
            href={writeQuotationPath(first, { ...filter, status })}
            active={filter.status === status}
          >
            {status ? nameQuotationStatus(status) : "All"}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}

function QuotationTools({ query, filter, matching }: Shown & { matching: number }) {
  const { status, month } = filter;
  const typed = useSearchParams()[0].get("month") ?? "";
  const errors = typed && !month ? [sayNoMonth(typed)] : undefined;
  return (
    <ListTools
      list={quotationList}
      query={query}
      matching={matching}
      href={(state, path) => writeQuotationPath(state, filter, path)}
      days={{
        // Not every browser has a field for months: it may be anything that is typed.
        fields: <InputField label="Month" name="month" type="month" defaultValue={typed} errors={errors} />,
        kept: status ? { status } : {},
        asked: typed !== "",
        cleared: writeQuotationPath({ ...query, q: "", page: 1 }, { status, month: null }),
      }}
    />
  );
}
