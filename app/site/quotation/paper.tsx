import type { WrittenQuotation } from "~/models/quotation/written.server";
import { DayText } from "~/ui/day-text";
import { Notice } from "~/ui/notice";
import { quotationCopy } from "./copy";
import { LineTable } from "./line-table";
import type { ShownQuotation } from "./shown.server";

export function Paper({ written, outcomes }: Pick<ShownQuotation, "written" | "outcomes">) {
  const { number, revision, day, validUntil, customer, terms, words, note } = written;
  return (
    <article className="quotation-paper">
      <Letterhead written={written} />
      <header className="quotation-head">
        <div>
          <h1>
            {quotationCopy.kind} <span className="quotation-number">{number}</span>
          </h1>
          <dl className="quotation-facts">
            <Fact label="Revision">{revision}</Fact>
            <Fact label="Date">
              <DayText day={day} />
            </Fact>
            <Fact label="Valid until">
              <DayText day={validUntil} />
            </Fact>
          </dl>
        </div>
        <div className="quotation-customer">
          <h2 className="label">For</h2>
          <p className="quotation-name">{customer.name}</p>
          {customer.ways.map((way) => (
            <p key={way}>{way}</p>
          ))}
        </div>
      </header>
      {outcomes.map(({ kind, title, said, text }) => (
        <div key={kind} className={`quotation-outcome ${kind}`}>
          <Notice title={title}>
            <p>{said}</p>
            {text && <p className="lines quotation-said">{text}</p>}
          </Notice>
        </div>
      ))}
      <LineTable written={written} />
      <div className="quotation-end">
        <div>
          <Sums written={written} />
          {words && <p className="quotation-words">{words}</p>}
        </div>
        {terms.length > 0 && <Terms terms={terms} />}
      </div>
      {note && <p className="soft small">{note}</p>}
    </article>
  );
}

function Letterhead({ written: { company } }: { written: WrittenQuotation }) {
  return (
    <address className="quotation-letterhead">
      <div>
        <p className="quotation-company">{company.name}</p>
        <p>{company.address}</p>
        <p>
          <a href={company.tel}>{company.phone}</a> · <a href={`mailto:${company.email}`}>{company.email}</a>
        </p>
      </div>
      {company.registrations.length > 0 && (
        <p className="lines quotation-registrations">{company.registrations.join("\n")}</p>
      )}
    </address>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="label">{label}</dt>
      <dd className="number">{children}</dd>
    </div>
  );
}

function Sums({ written: { sums, total } }: { written: WrittenQuotation }) {
  return (
    <dl className="quotation-sums">
      {sums.map(({ label, amount, isNet }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two charges may have one name, and none of them moves
        <div key={at} className={isNet ? "quotation-net" : undefined}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
      <div className="quotation-total">
        <dt>Total</dt>
        <dd>{total}</dd>
      </div>
    </dl>
  );
}

function Terms({ terms }: Pick<WrittenQuotation, "terms">) {
  return (
    <section aria-labelledby="terms" className="quotation-terms">
      <h2 id="terms">Terms</h2>
      <dl>
        {terms.map(({ label, text }) => (
          <div key={label}>
            <dt className="label">{label}</dt>
            <dd className="lines">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
