import type { WaitingFor } from "~/models/quotation/waiting.server";
import { ButtonLink } from "~/ui/button";
import { ListProblem, type Problem } from "~/ui/list-problem";
import { HandOn } from "./hand-on";
import type { ShownWaiting } from "./shown.server";

const reasons: Record<WaitingFor, string> = {
  accepted: "Accepted",
  asked: "A change is asked for",
  ends: "Ends today or tomorrow",
  silent: "Nothing heard for two days",
};

type WaitingQuotationsProps = { quotations: { rows: readonly ShownWaiting[]; problem: Problem | null } };

export function WaitingQuotations({ quotations: { rows, problem } }: WaitingQuotationsProps) {
  if (rows.length === 0 && !problem) return null;
  return (
    <section className="stack" aria-labelledby="waiting-quotations">
      <div className="cluster between">
        <h2 id="waiting-quotations">Quotations to follow up</h2>
        <ButtonLink href="/adminquotations" look="quiet" icon="list">
          All quotations
        </ButtonLink>
      </div>
      <ListProblem problem={problem} />
      <ul className="waiting">
        {rows.map((quotation) => (
          <li key={quotation.id} className="panel stack close">
            <p>
              <strong>{reasons[quotation.because]}</strong>:{" "}
              <a href={`/editquotation/${quotation.id}`} className="number">
                {quotation.number}
              </a>{" "}
              · {quotation.customer}{" "}
              {quotation.totalText && <span className="number">· {quotation.totalText}</span>}
            </p>
            {quotation.asked && <p className="enquiry-message">{quotation.asked}</p>}
            {quotation.because !== "asked" && <HandOn quotation={quotation} reminds />}
          </li>
        ))}
      </ul>
    </section>
  );
}
