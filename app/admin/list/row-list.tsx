import type { RowList } from "~/models/row/list";
import { type ListQuery, writeListQuery } from "~/models/row/list-query";
import { formatCount } from "~/steel/figures";
import { ButtonLink } from "~/ui/button";
import { useFigures } from "~/ui/figures";
import { ListChoice } from "./choice";
import { EmptyList } from "./empty-list";
import { type ListData, ListScreen } from "./list-screen";
import type { DeletionQuestion } from "./row-kinds.server";
import { RowTable, type ShownRow } from "./row-table";
import { ListTools } from "./tools";

type RowListScreenProps<Row> = {
  list: RowList<Row>;
  /** `own`: the id of the admin who looks. */
  data: ListData<Row> & { question: DeletionQuestion | null; own: string | null };
};

export function RowListScreen<Row extends ShownRow>({ list, data }: RowListScreenProps<Row>) {
  const { query, table, question, problem } = data;
  const figures = useFigures();
  const heading = problem ? list.title : `${list.title} (${formatCount(table.total, figures)})`;
  const href = (state: ListQuery, path = list.path) => path + writeListQuery(state);
  return (
    <ListScreen
      heading={heading}
      actions={
        <>
          <ButtonLink href={list.add.href} icon="plus">
            {list.add.label}
          </ButtonLink>
          {list.also && (
            <ButtonLink href={list.also.href} look="quiet" icon="list">
              {list.also.label}
            </ButtonLink>
          )}
        </>
      }
      data={data}
      question={question}
      href={href}
      tools={table.total > 0 && <ListTools list={list} query={query} matching={table.matching} href={href} />}
      empty={<EmptyList list={list} q={query.q} all={href({ ...query, q: "", page: 1 })} />}
    >
      {table.rows.length > 0 && (
        <RowTable
          caption={heading}
          list={list}
          rows={table.rows}
          path={list.path}
          query={query}
          own={data.own}
        />
      )}
      {table.rows.length > 0 && list.many && (
        <ListChoice path={list.many} query={query} shown={table.rows.length} matching={table.matching} />
      )}
    </ListScreen>
  );
}
