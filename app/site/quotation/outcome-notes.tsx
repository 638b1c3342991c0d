import { Notice } from "~/ui/notice";
import type { ShownQuotation } from "./shown.server";

export function OutcomeNotes({ outcomes }: Pick<ShownQuotation, "outcomes">) {
  return outcomes.map(({ kind, title, said, text }) => (
    <div key={kind} className={`quotation-outcome ${kind}`}>
      <Notice title={title}>
        <p>{said}</p>
        {text && <p className="lines quotation-said">{text}</p>}
      </Notice>
    </div>
  ));
}
