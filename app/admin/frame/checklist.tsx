import { Form } from "@remix-run/react";
import type { Checklist } from "~/models/upkeep/checklist.server";
import { sayCount } from "~/steel/figures";
import { Button } from "~/ui/button";
import { HiddenFields } from "~/ui/field/hidden-fields";
import { useFigures } from "~/ui/figures";

export const ASIDE_INTENT = "put-aside";
export const BACK_INTENT = "bring-back";

export function ChecklistPanel({
  checklist: { open, done, aside },
  action,
}: {
  checklist: Checklist;
  action: string;
}) {
  if (open.length === 0) return null;
  return (
    <section className="panel stack" aria-labelledby="checklist">
      <div className="cluster between">
        <h2 id="checklist">Before you open</h2>
        <p className="soft">
          {done} of {open.length + done} done
        </p>
      </div>
      <ul className="plain checklist-points">
        {open.map(({ key, label, text, href }) => (
          <li key={key}>
            <div>
              <h3>{href ? <a href={href}>{label}</a> : label}</h3>
              <p>{text}</p>
            </div>
            <Form method="post" action={action} preventScrollReset>
              <HiddenFields fields={{ intent: ASIDE_INTENT, point: key }} />
              <Button look="quiet" size="small">
                Put aside<span className="visually-hidden">: {label}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      <div className="cluster">
        <Form method="post" action={action}>
          <Button name="intent" value={ASIDE_INTENT} look="bare" size="small">
            Put the whole list aside
          </Button>
        </Form>
        {aside > 0 && <BringBack aside={aside} action={action} />}
      </div>
    </section>
  );
}

export function BringBack({ aside, action }: { aside: number; action: string }) {
  const figures = useFigures();
  return (
    <Form method="post" action={action}>
      <Button name="intent" value={BACK_INTENT} look="bare" size="small" icon="back">
        Bring back {sayCount(aside, "point", figures)} put aside
      </Button>
    </Form>
  );
}
