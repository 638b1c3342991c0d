import { Form } from "@remix-run/react";
import type { ManyField } from "~/models/product/many";
import { formatCount, sayCount } from "~/steel/figures";
import { Button } from "~/ui/button";
import { useFigures } from "~/ui/figures";
import { useTraffic } from "~/ui/frame/connection";
import { Notice } from "~/ui/notice";
import type { ManyReply, ShownMany } from "./many-reply.server";
import { Changes, PlanTable } from "./plan-table";

type ManyPlanProps = {
  plan: ShownMany;
  values: Partial<Record<ManyField, string>>;
  moved: ManyReply["moved"];
  action: string;
};

export function ManyPlan({ plan, values, moved, action }: ManyPlanProps) {
  const { rows, page, pages, changed, same } = plan;
  const figures = useFigures();
  return (
    <>
      {moved && <MovedNotice moved={moved} />}
      <section className="panel stack" aria-labelledby="plan">
        <h2 id="plan">What would change</h2>
        <p role="status">
          {sayCount(changed, "product", figures)} to change, {formatCount(same, figures)}{" "}
          {same === 1 ? "stays" : "stay"} as {same === 1 ? "it is" : "they are"}.
        </p>
        <PlanForm plan={plan} values={values} action={action} />
      </section>
      <PlanTable
        caption={pages > 1 ? `Page ${page} of ${pages}` : "Each product, as it is now and as it would be"}
        columns={["Product", "Change"]}
        rows={rows.map(({ id, name, changes }) => ({
          key: id,
          cells: [name, changes.length > 0 ? <Changes key={id} changes={changes} /> : "Stays as it is"],
        }))}
      />
    </>
  );
}

/** One form, so that every button sends what was seen. */
function PlanForm({ plan, values, action }: Omit<ManyPlanProps, "moved">) {
  const { page, pages, changed, seen, token } = plan;
  const figures = useFigures();
  const sending = useTraffic() === "sending";
  return (
    <Form method="post" action={action} className="stack" preventScrollReset={false}>
      <input type="hidden" name="once" value={token} />
      <input type="hidden" name="seen" value={seen} />
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="cluster">
        {changed > 0 && (
          <Button name="intent" value="apply" icon="check" disabled={sending}>
            {sending ? "Changing..." : `Change ${sayCount(changed, "product", figures)}`}
          </Button>
        )}
        <Button name="intent" value="again" look="quiet" disabled={sending}>
          Change something else
        </Button>
      </div>
      {pages > 1 && (
        <div className="cluster">
          {page > 1 && (
            <Button name="page" value={String(page - 1)} look="quiet" size="small" disabled={sending}>
              Previous page
            </Button>
          )}
          <span className="soft">
            Page {page} of {pages}
          </span>
          {page < pages && (
            <Button name="page" value={String(page + 1)} look="quiet" size="small" disabled={sending}>
              Next page
            </Button>
          )}
        </div>
      )}
    </Form>
  );
}

function MovedNotice({ moved: { moved, gone } }: { moved: NonNullable<ManyReply["moved"]> }) {
  const shown = moved.slice(0, 20);
  const more = moved.length - shown.length;
  return (
    <Notice tone="warn" title="Nothing was changed">
      {moved.length > 0 && (
        <p>
          Somebody has changed these in the meantime: {shown.join(", ")}
          {more > 0 && ` and ${more} more`}.
        </p>
      )}
      {gone > 0 && <p>{gone === 1 ? "1 product is" : `${gone} products are`} no longer there.</p>}
      <p>Below is what would change now.</p>
    </Notice>
  );
}
