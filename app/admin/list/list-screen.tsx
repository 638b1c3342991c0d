import { useActionData, useNavigate } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { AdminHead } from "~/admin/frame/admin-head";
import { UndoForm } from "~/admin/frame/message";
import { PressForm } from "~/admin/frame/press-form";
import { publicName, type RowKind, type RowList } from "~/models/row/list";
import type { ListQuery } from "~/models/row/list-query";
import { formatCount } from "~/steel/figures";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { HiddenFields } from "~/ui/field/hidden-fields";
import { useFigures } from "~/ui/figures";
import { ListProblem, type Problem } from "~/ui/list-problem";
import { Notice } from "~/ui/notice";
import { Pager } from "~/ui/pager";
import type { RowRejection } from "./row-actions.server";
import type { DeletionQuestion } from "./row-kinds.server";

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

type EmptyListProps = {
  list: Pick<RowList<never>, "label" | "add" | "whenEmpty">;
  q?: string;
  all?: string;
};

export function EmptyList({ list, q = "", all = "" }: EmptyListProps) {
  const { label, add, whenEmpty } = list;
  if (q) return <NothingFound q={q} all={all} />;
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

export function NothingFound({ q, all }: { q: string; all: string }) {
  return (
    <>
      <p>
        Nothing matches <strong>{q}</strong>.
      </p>
      <p>
        <ButtonLink href={all} look="quiet" icon="close">
          Clear the search
        </ButtonLink>
      </p>
    </>
  );
}

type DeleteQuestionProps = {
  name: string;
  id: string;
  action: string;
  back: string;
  kind: RowKind;
};

const after: Partial<Record<RowKind, string>> = {
  account: "This cannot be undone.",
  enquirer: "Undo brings them back, right afterwards.",
};

/** With JavaScript a modal dialog; the focus lies on No, and goes back to Delete or to where the screen begins. */
export function DeleteQuestion({ name, id, action, back, kind }: DeleteQuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const no = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const [path = "", query = ""] = back.split("?");
  const button = `delete-${id}`;

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.close();
    element.showModal();
    no.current?.focus();
    const cancel = (event: Event) => {
      event.preventDefault();
      navigate(`${back}#${button}`, { preventScrollReset: true });
    };
    element.addEventListener("cancel", cancel);
    return () => {
      element.removeEventListener("cancel", cancel);
      const next = document.getElementById(button) ?? document.getElementById("content");
      next?.focus({ preventScroll: true });
    };
  }, [navigate, back, button]);

  return (
    <dialog
      ref={dialog}
      open
      className="delete-question"
      aria-labelledby="delete-question"
      aria-describedby="delete-what"
    >
      <h2 id="delete-question">Are you sure?</h2>
      <p id="delete-what">
        Delete {kind === "enquirer" ? "all enquiries" : publicName(kind)}{" "}
        <strong>{kind === "enquirer" ? name : `“${name}”`}</strong>.{" "}
        {after[kind] ?? "You can undo this right afterwards."}
      </p>
      <div className="cluster">
        <PressForm
          action={action}
          fields={{ intent: "delete", id, noun: publicName(kind) }}
          stays
          look="danger"
          icon="trash"
        >
          Yes
        </PressForm>
        <form method="get" action={`${path}#${button}`}>
          <HiddenFields fields={new URLSearchParams(query)} />
          {/* biome-ignore lint/a11y/noAutofocus: the answer that changes nothing is the one that a hasty Return gives */}
          <button type="submit" className="button quiet" ref={no} autoFocus>
            No
          </button>
        </form>
      </div>
    </dialog>
  );
}
