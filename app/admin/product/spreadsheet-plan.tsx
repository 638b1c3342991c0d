import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { PressForm } from "~/admin/frame/press-form";
import type { SheetState, ShownPlan } from "~/models/spreadsheet/store.server";
import { formatCount, sayCount } from "~/steel/figures";
import { ButtonLink } from "~/ui/button";
import { useFigures } from "~/ui/figures";
import { Notice } from "~/ui/notice";
import { SendButton } from "~/ui/send-button";
import { SHEET_PATH } from "./spreadsheet-upload";

type SheetPlanProps = {
  sheet: {
    id: string;
    name: string;
    /** Else of products that were chosen in the list. */
    isFile: boolean;
    plan: ShownPlan;
    state: SheetState;
    undoId: string | null;
  };
  action: string;
  list: string;
};

export function SheetPlan({ sheet, action, list }: SheetPlanProps) {
  const { id, name, isFile, plan, state, undoId } = sheet;
  const { counts, ignored, refused, changed, added } = plan;
  const figures = useFigures();
  const say = (count: number) => formatCount(count, figures);
  const done = state === "done";
  const ended = done || state === "undone";
  return (
    <>
      {state === "moved" && (
        <Notice tone="warn">
          Somebody has changed products or this plan in the meantime.{" "}
          {isFile
            ? "Nothing was imported; below is what this file would do now."
            : "Nothing was changed; below is what would change now."}
        </Notice>
      )}
      {done && (
        <Notice tone="good" title="Done.">
          <p>
            {sayCount(counts.added, "product", figures)} added, {say(counts.changed)} changed. The site shows
            them from now on.
          </p>
          {undoId && (
            <PressForm
              action={action}
              fields={{ intent: "undo", id: undoId }}
              look="quiet"
              size="small"
              icon="back"
            >
              {isFile ? "Undo this import" : "Undo this change"}
            </PressForm>
          )}
        </Notice>
      )}
      <section className="panel stack" aria-labelledby="plan">
        <h2 id="plan">{name}</h2>
        {!ended && (
          <p role="status">
            {sayCount(counts.added, "new product", figures)}, {say(counts.changed)} to change,{" "}
            {say(counts.same)} as they are, {say(counts.refused)} refused.
          </p>
        )}
        {plan.byName && <p className="soft">Lines without an id are matched with products by name.</p>}
        {ignored.length > 0 && <p className="soft">Columns that are not read: {ignored.join(", ")}.</p>}
        {!ended && <PlanActions sheet={sheet} action={action} list={list} />}
      </section>
      <PlanSection
        id="refused"
        isFile={isFile}
        title="Refused"
        caption={
          isFile ? "Lines that cannot be imported, and why" : "Products that cannot be changed, and why"
        }
        columns={["Why"]}
        rows={refused.map(({ line, name, messages }) => [line, name || "(no name)", messages.join("; ")])}
        all={counts.refused}
        more={
          <ButtonLink href={`${SHEET_PATH}.csv?refused=${id}`} icon="download" look="quiet">
            Refused lines (CSV)
          </ButtonLink>
        }
      />
      <PlanSection
        id="changed"
        isFile={isFile}
        title={done ? "Changed" : "To change"}
        caption="Cells that differ from what is stored"
        columns={["Change"]}
        rows={changed.map(({ line, name, changes }) => [
          line,
          name,
          <Changes key={line} changes={changes} />,
        ])}
        all={counts.changed}
      />
      <PlanSection
        id="added"
        isFile={isFile}
        title={done ? "Added" : "New"}
        caption="Lines without an id"
        columns={["Type and sizes", ...(counts.known > 0 ? ["Note"] : [])]}
        rows={added.map(({ line, name, read, isKnown }) => [
          ...([line, name, read] as const),
          ...(counts.known > 0 ? [isKnown && "There is already a product with this name"] : []),
        ])}
        all={counts.added}
      />
    </>
  );
}

function PlanActions({ sheet: { id, isFile, plan }, action, list }: SheetPlanProps) {
  const { counts, byName, digest } = plan;
  const figures = useFigures();
  const say = (count: number) => formatCount(count, figures);
  const some = counts.added + counts.changed > 0;
  const without = counts.refused > 0 ? `, without the ${say(counts.refused)} refused` : "";
  return (
    <>
      {counts.refused > 0 && (
        <p>
          {isFile
            ? `Correct the refused lines in your file and send it again${some ? ", or go on without them" : ""}.`
            : "The refused products stay as they are."}
        </p>
      )}
      {counts.known > 0 && (
        <Notice tone="warn">
          {sayCount(counts.known, "new line has", figures, "new lines have")} the name of an existing product:
          added, it would be there twice. Matched by name, the lines change those products.
        </Notice>
      )}
      {!some && counts.refused === 0 && <p>There is nothing to do.</p>}
      <Form method="post" action={action} className="cluster">
        <input type="hidden" name="sheet" value={id} />
        <input type="hidden" name="plan" value={digest} />
        {some && (
          <SendButton name="intent" value="apply" icon="check">
            {nameWork(counts, say) + without}
          </SendButton>
        )}
        {(counts.known > 0 || byName) && (
          <SendButton name="intent" value={byName ? "unmatch" : "match"} look="quiet">
            {byName ? "Add them as new products" : "Match by name"}
          </SendButton>
        )}
        <SendButton name="intent" value="drop" look="quiet">
          Discard
        </SendButton>
        <ButtonLink href={list} look="bare">
          Cancel
        </ButtonLink>
      </Form>
    </>
  );
}

function nameWork({ added, changed }: ShownPlan["counts"], say: (count: number) => string) {
  if (added === 0) return `Change ${say(changed)}`;
  return changed === 0 ? `Add ${say(added)}` : `Add ${say(added)} and change ${say(changed)}`;
}

type PlanSectionProps = {
  id: string;
  isFile: boolean;
  title: string;
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly [line: number, ...cells: ReactNode[]])[];
  all: number;
  more?: ReactNode;
};

/** On a phone each row is a card, so that nothing of it is out of sight. */
function PlanSection({ id, isFile, title, caption, columns, rows, all, more }: PlanSectionProps) {
  if (rows.length === 0) return null;
  const heads = [...(isFile ? ["Line"] : []), "Product", ...columns];
  return (
    <section className="stack" aria-labelledby={id}>
      <h2 id={id}>
        {title} (<Count of={all} />)
      </h2>
      <table className="admin-table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]}>
              <th scope="row" data-label={heads[0]}>
                {row[isFile ? 0 : 1]}
              </th>
              {row.slice(isFile ? 1 : 2).map((cell, index) => (
                <td key={heads[index + 1]} data-label={heads[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {all > rows.length && (
        <p className="soft">
          And <Count of={all - rows.length} /> more.
        </p>
      )}
      {more && <p>{more}</p>}
    </section>
  );
}

function Count({ of }: { of: number }) {
  return formatCount(of, useFigures());
}

type Change = { label: string; from: string; to: string };

function Changes({ changes }: { changes: readonly Change[] }) {
  return (
    <ul className="changes">
      {changes.map(({ label, from, to }) => (
        <li key={label}>
          {label}: <del>{from || "(empty)"}</del> <span aria-hidden="true">→</span>{" "}
          <ins>{to || "(empty)"}</ins>
        </li>
      ))}
    </ul>
  );
}
