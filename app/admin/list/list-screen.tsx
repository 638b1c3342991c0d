import { useActionData } from "@remix-run/react";
import type { ReactNode } from "react";
import { AdminHead } from "~/admin/frame/admin-head";
import { UndoForm } from "~/admin/frame/message";
import type { ListQuery } from "~/models/row/list-query";
import { formatCount } from "~/steel/figures";
import { EmptyState } from "~/ui/empty-state";
import { useFigures } from "~/ui/figures";
import { ListProblem, type Problem } from "~/ui/list-problem";
import { Notice } from "~/ui/notice";
import { Pager } from "~/ui/pager";
import { DeleteQuestion } from "./delete-question";
import type { RowRejection } from "./row-actions.server";
import type { DeletionQuestion } from "./row-kinds.server";

type ListData = {
  query: ListQuery;
  table: { rows: unknown[]; page: number; pages: number };
  question: DeletionQuestion | null;
  problem: Problem | null;
};

type ListScreenProps = {
  title: string;
  /** Before the count. */
  space?: string;
  count: number;
  actions?: ReactNode;
  data: ListData;
  href: (query: ListQuery) => string;
  tools?: ReactNode;
  empty?: ReactNode;
  children: ReactNode;
};

export function ListScreen(props: ListScreenProps) {
  const { title, space = " ", count, actions, href, tools, empty, children } = props;
  const { query, table, question, problem } = props.data;
  const figures = useFigures();
  const here = href(query);
  return (
    <>
      <AdminHead title={problem ? title : `${title}${space}(${formatCount(count, figures)})`}>
        {actions && <div className="cluster">{actions}</div>}
      </AdminHead>
      <ActionProblem />
      {question && <DeleteQuestion {...question} action={here} back={here} />}
      <ListProblem problem={problem} />
      {tools}
      {!problem && table.rows.length === 0 && <EmptyState title="No data available.">{empty}</EmptyState>}
      {children}
      <Pager page={table.page} pages={table.pages} href={(page) => href({ ...query, page })} />
    </>
  );
}

export function ActionProblem() {
  const { problem, reason, undo } = useActionData<Partial<RowRejection>>() ?? {};
  if (!problem) return null;
  return (
    <div className="admin-message">
      <Notice tone="bad" title={reason ? problem : undefined}>
        <div className="cluster">
          <p>{reason ?? problem}</p>
          {undo && <UndoForm {...undo} />}
        </div>
      </Notice>
    </div>
  );
}
