import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { ShownPlan } from "~/models/sheet/store.server";
import { formatCount, sayCount } from "~/steel/figures";
import { Button, ButtonLink } from "~/ui/button";
import { useFigures } from "~/ui/figures";
import { useTraffic } from "~/ui/frame/connection";
import { Notice } from "~/ui/notice";
import { Changes, PlanTable } from "./plan-table";

type SheetPlanProps = {
  sheet: { id: string; name: string; plan: ShownPlan; state: "planned" | "moved" | "done" };
  action: string;
  list: string;
};

export function SheetPlan({ sheet: { id, name, plan, state }, action, list }: SheetPlanProps) {
  const { counts, ignored, refused, changed, added } = plan;
  const figures = useFigures();
  const say = (count: number) => formatCount(count, figures);
  const done = state === "done";
  return (
    <>
      {state === "moved" && (
        <Notice tone="warn">
          Somebody has changed products in the meantime. Nothing was imported; below is what this file would
          do now.
        </Notice>
      )}
      {done && (
        <Notice tone="good" title="Done.">
          <p>
            {sayCount(counts.added, "product", figures)} added, {say(counts.changed)} changed. The site shows
            them from now on.
          </p>
        </Notice>
      )}
      <section className="panel stack" aria-labelledby="plan">
        <h2 id="plan">{name}</h2>
        <p role="status">
          {sayCount(counts.added, "new product", figures)}, {say(counts.changed)} to change,{" "}
          {say(counts.same)} as they are, {say(counts.refused)} refused.
        </p>
        {ignored.length > 0 && <p className="soft">Columns that are not read: {ignored.join(", ")}.</p>}
        {!done && <PlanActions id={id} plan={plan} action={action} list={list} />}
      </section>
      <PlanSection
        id="refused"
        title="Refused"
        caption="Lines that cannot be imported, and why"
        columns={["Why"]}
        rows={refused.map(({ line, name, messages }) => [line, name || "(no name)", messages.join("; ")])}
        all={counts.refused}
      />
      <PlanSection
        id="changed"
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
        title={done ? "Added" : "New"}
        caption="Lines without an id"
        columns={[]}
        rows={added.map(({ line, name }) => [line, name])}
        all={counts.added}
      />
    </>
  );
}

type PlanActionsProps = { id: string; plan: ShownPlan; action: string; list: string };

function PlanActions({ id, plan: { counts }, action, list }: PlanActionsProps) {
  const sending = useTraffic() === "sending";
  const figures = useFigures();
  const say = (count: number) => formatCount(count, figures);
  const some = counts.added + counts.changed > 0;
  const without = counts.refused > 0 ? `, without the ${say(counts.refused)} refused` : "";
  return (
    <>
      {counts.refused > 0 && (
        <p>
          Correct the refused lines in your file and send it again, or go on without them: they stay as they
          are.
        </p>
      )}
      {!some && counts.refused === 0 && <p>There is nothing to do.</p>}
      <Form method="post" action={action} className="cluster">
        <input type="hidden" name="sheet" value={id} />
        {some && (
          <Button name="intent" value="apply" icon="check" disabled={sending}>
            {nameWork(counts, say) + without}
          </Button>
        )}
        <Button name="intent" value="drop" look="quiet" disabled={sending}>
          Discard
        </Button>
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
  title: string;
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly [line: number, ...cells: ReactNode[]])[];
  all: number;
};

function PlanSection({ id, title, caption, columns, rows, all }: PlanSectionProps) {
  if (rows.length === 0) return null;
  return (
    <section className="stack" aria-labelledby={id}>
      <h2 id={id}>
        {title} (<Count of={all} />)
      </h2>
      <PlanTable
        caption={caption}
        columns={["Line", "Product", ...columns]}
        rows={rows.map((cells) => ({ key: String(cells[0]), cells }))}
      />
      {all > rows.length && (
        <p className="soft">
          And <Count of={all - rows.length} /> more.
        </p>
      )}
    </section>
  );
}

function Count({ of }: { of: number }) {
  return formatCount(of, useFigures());
}
