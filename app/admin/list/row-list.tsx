import { useActionData } from "@remix-run/react";
import type { ReactNode } from "react";
import { UndoForm } from "~/admin/frame/message";
import { type ListQuery, writeListQuery } from "~/models/row/list-query";
import { EmptyState } from "~/ui/empty-state";
import { ErrorToast } from "~/ui/frame/error-toast";
import { Notice } from "~/ui/notice";
import { Pager } from "~/ui/pager";
import { DeleteQuestion } from "./delete-question";
import type { RowRefusal } from "./row-actions.server";
import { type RowColumn, RowTable } from "./row-table";
import { ListTools } from "./tools";

/** A list as its loader answers it, with the row whose deletion is asked about. */
export type ListData<Row> = {
  query: ListQuery;
  table: { rows: Row[]; total: number; matching: number; page: number; pages: number };
  question: { id: string; name: string } | null;
  /** The sentence in the place of rows that could not be loaded. */
  problem: string | null;
};

type RowListProps<Row> = {
  /** What the list is headed, before the number of all rows. */
  title: string;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  list: ListData<Row>;
  columns: readonly RowColumn<Row>[];
  path: string;
  csv: string;
  searchHint: string;
  editHref: (row: Row) => string;
  nameOf: (row: Row) => string;
};

/** A screen of rows: search, order, pages, edit and delete. */
export function RowList<Row extends { id: string }>(props: RowListProps<Row>) {
  const { actions, list, columns, path, csv, searchHint, editHref, nameOf } = props;
  const { query, table, question, problem } = list;
  const title = problem ? props.title : `${props.title} (${table.total})`;
  const here = path + writeListQuery(query);
  return (
    <>
      <div className="admin-head">
        <h1>{title}</h1>
        {actions && <div className="cluster">{actions}</div>}
      </div>
      <ActionProblem />
      {question && <DeleteQuestion {...question} action={here} back={here} />}
      {table.total > 0 && (
        <ListTools path={path} query={query} matching={table.matching} csv={csv} hint={searchHint} />
      )}
      <ListProblem text={problem} />
      {!problem && table.rows.length === 0 && (
        <EmptyState title="No data available.">
          {query.q && (
            <p>
              Nothing matches <strong>{query.q}</strong>.
            </p>
          )}
        </EmptyState>
      )}
      {table.rows.length > 0 && (
        <RowTable
          caption={title}
          columns={columns}
          rows={table.rows}
          path={path}
          query={query}
          editHref={(row) => editHref(row) + writeListQuery(query)}
          nameOf={nameOf}
        />
      )}
      <Pager
        page={table.page}
        pages={table.pages}
        href={(page) => path + writeListQuery({ ...query, page })}
      />
    </>
  );
}

/** Says in the place of rows that they could not be loaded. */
export function ListProblem({ text }: { text: string | null }) {
  return text && <Notice tone="bad">{text}</Notice>;
}

/** What went wrong with the last action, in the page and, with JavaScript, for a moment as a toast. */
export function ActionProblem() {
  const { problem, reason, undo } = useActionData<Partial<RowRefusal>>() ?? {};
  if (!problem) return null;
  return (
    <div className="admin-message">
      <Notice tone="bad" title={reason ? problem : undefined}>
        <div className="cluster">
          <p>{reason ?? problem}</p>
          {undo && <UndoForm {...undo} />}
        </div>
      </Notice>
      <ErrorToast text={problem} />
    </div>
  );
}
