import { useActionData } from "@remix-run/react";
import type { ReactNode } from "react";
import { AdminHeading } from "~/admin/frame/admin-heading";
import { Question } from "~/admin/frame/question";
import { UndoForm } from "~/admin/frame/undo-form";
import { publicName, type RowKind, type RowList } from "~/models/row/list";
import { type ListQuery, writeListQuery } from "~/models/row/list-query";
import { formatCount } from "~/steel/figures";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { useFigures } from "~/ui/figures";
import { ListProblem, type Problem } from "~/ui/list-problem";
import { Notice } from "~/ui/notice";
import { Pager } from "~/ui/pager";
import type { RowRejection } from "./action.server";
import type { DeletionQuestion } from "./deletion.server";

/** A list is read again after every action, also after one that failed: somebody else may have been there. */
export function alwaysFresh() {
  return true;
}

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
  path: string;
  tools?: ReactNode;
  empty?: ReactNode;
  children: ReactNode;
};

export function ListScreen(props: ListScreenProps) {
  const { title, space = " ", count, actions, path, tools, empty, children } = props;
  const { query, table, question, problem } = props.data;
  const figures = useFigures();
  return (
    <>
      <AdminHeading title={problem ? title : `${title}${space}(${formatCount(count, figures)})`}>
        {actions && <div className="cluster">{actions}</div>}
      </AdminHeading>
      <ActionProblem />
      {question && <DeleteQuestion {...question} back={path + writeListQuery(query)} />}
      <ListProblem problem={problem} />
      {tools}
      {!problem && table.rows.length === 0 && <EmptyState title="No data available.">{empty}</EmptyState>}
      {children}
      <Pager
        page={table.page}
        pages={table.pages}
        href={(page) => path + writeListQuery({ ...query, page })}
      />
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

type EmptyListProps = {
  list: Pick<RowList<never>, "path" | "label" | "add" | "whenEmpty">;
  query?: ListQuery;
};

export function EmptyList({ list: { path, label, add, whenEmpty }, query }: EmptyListProps) {
  if (query?.q) return <NothingFound query={query} path={path} />;
  return (
    <>
      <p>{whenEmpty}</p>
      <p>
        <ButtonLink href={add.href} look="quiet" icon="plus">
          Add the first {label.toLowerCase()}
        </ButtonLink>
      </p>
    </>
  );
}

export function NothingFound({ query, path }: { query: ListQuery; path: string }) {
  return (
    <>
      <p>
        Nothing here matches <strong>{query.q}</strong>.
      </p>
      <p>
        <ButtonLink href={path + writeListQuery({ ...query, q: "", page: 1 })} look="quiet" icon="close">
          Clear the search
        </ButtonLink>
      </p>
    </>
  );
}

const after: Partial<Record<RowKind, string>> = {
  account: "This cannot be undone.",
  enquirer: "Undo brings them back, right afterwards.",
};

/** On the screen `back`, where it leads to. */
export function DeleteQuestion({ name, id, kind, back }: DeletionQuestion & { back: string }) {
  return (
    <Question
      action={back}
      fields={{ intent: "delete", id, name, noun: publicName(kind) }}
      yes="Yes"
      stays
      back={`${back}#delete-${id}`}
    >
      Delete {kind === "enquirer" ? "all enquiries" : publicName(kind)}{" "}
      <strong>{kind === "enquirer" ? name : `“${name}”`}</strong>.{" "}
      {after[kind] ?? "You can undo this right afterwards."}
    </Question>
  );
}
