import type { Checklist } from "~/models/upkeep/checklist.server";
import { sayCount } from "~/steel/figures";
import { useFigures } from "~/ui/figures";
import { PressForm } from "./press-form";

export const ASIDE_INTENT = "put-aside";
export const BACK_INTENT = "bring-back";
const DASHBOARD = "/admindashboard";

export function ChecklistPanel({ checklist: { open, done, aside } }: { checklist: Checklist }) {
  if (open.length === 0) return null;
  return (
    <section className="panel stack" aria-labelledby="checklist">
      <div className="cluster between">
        <h2 id="checklist">Before you open</h2>
        <p className="soft">
          {done} of {open.length + done} done
        </p>
      </div>
      <ul className="checklist-points">
        {open.map(({ key, label, text, href }) => (
          <li key={key}>
            <div>
              <h3>{href ? <a href={href}>{label}</a> : label}</h3>
              <p>{text}</p>
            </div>
            <PressForm
              action={DASHBOARD}
              fields={{ intent: ASIDE_INTENT, point: key }}
              stays
              look="quiet"
              size="small"
              about={label}
            >
              Put aside
            </PressForm>
          </li>
        ))}
      </ul>
      <div className="cluster">
        <PressForm action={DASHBOARD} fields={{ intent: ASIDE_INTENT }} look="bare" size="small">
          Put the whole list aside
        </PressForm>
        {aside > 0 && <BringBack aside={aside} />}
      </div>
    </section>
  );
}

export function BringBack({ aside }: { aside: number }) {
  const figures = useFigures();
  return (
    <PressForm action={DASHBOARD} fields={{ intent: BACK_INTENT }} look="bare" size="small" icon="back">
      Bring back {sayCount(aside, "point", figures)} put aside
    </PressForm>
  );
}
