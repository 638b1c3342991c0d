import { Form, useLocation } from "@remix-run/react";
import type { FormState } from "~/admin/editor/form-state";
import { AdminHead } from "~/admin/frame/admin-head";
import { describeLine, nameKind, writeWeight } from "~/models/enquiry/line";
import { writeMoney, writeSum } from "~/models/money/money";
import type { QuotationTerms } from "~/models/quotation/form";
import { quotationList } from "~/models/quotation/list";
import { unitNames } from "~/models/quotation/rate";
import { type EventKind, nameQuotationStatus } from "~/models/quotation/state";
import { Button, ButtonLink } from "~/ui/button";
import { DataTable } from "~/ui/data-table";
import { DayText } from "~/ui/day-text";
import { ErrorSummary } from "~/ui/field/error-summary";
import { MomentText } from "~/ui/moment-text";
import { Notice } from "~/ui/notice";
import { SpecList } from "~/ui/spec-list";
import { HandOn } from "./hand-on";
import type { showQuotation } from "./shown.server";

type Shown = NonNullable<Awaited<ReturnType<typeof showQuotation>>>;

type SentQuotationProps = { shown: Shown; state: FormState; terms: QuotationTerms };

/** A sent one is read here and handed on; what is to be changed becomes its next revision. */
export function SentQuotation({ shown, state, terms }: SentQuotationProps) {
  const { id, number, status, revision, customer, until, asked, document, path, enquiry } = shown;
  const items = [
    { label: "State", value: nameQuotationStatus(status) },
    { label: "Customer", value: <a href={`/admincustomer/${id}`}>{customer}</a> },
    { label: "Revision", value: String(revision) },
    { label: "Valid until", value: until && <DayText day={until} /> },
    {
      label: "Enquiry",
      value: enquiry && <a href={`/adminenquiries?q=${enquiry.reference}`}>{enquiry.reference}</a>,
    },
    { label: "To be changed", value: asked && <span className="lines">{asked}</span> },
  ];
  return (
    <>
      <AdminHead title={`Quotation ${number}`}>
        <div className="cluster">
          {status !== "withdrawn" && (
            <ButtonLink href={path} look="quiet" icon="eye">
              See it as the buyer does
            </ButtonLink>
          )}
          <ButtonLink href={quotationList.path} look="quiet" icon="back">
            {quotationList.title}
          </ButtonLink>
        </div>
      </AdminHead>
      <div className="stack editor">
        {state.alert && <Notice tone="bad">{state.alert}</Notice>}
        <ErrorSummary errors={state.errors} />
        <div className="panel stack">
          <SpecList items={items} />
          <HandOn quotation={shown} />
          <label className="field">
            <span className="field-label">Its address</span>
            <input className="control" readOnly value={shown.address} />
          </label>
          <Steps shown={shown} />
        </div>
        {document && <SentLines document={document} terms={terms} />}
        <History events={shown.events} />
        <p>
          <ButtonLink href={`${quotationList.add.href}?from=${id}`} look="quiet" icon="plus">
            Quote the same again
          </ButtonLink>{" "}
          <ButtonLink
            href={`/backend/api/quotations/${id}`}
            look="quiet"
            icon="download"
            download={`${number}.json`}
          >
            Download (JSON)
          </ButtonLink>
        </p>
      </div>
    </>
  );
}

function Steps({ shown: { status, asked, version } }: { shown: Shown }) {
  const { pathname } = useLocation();
  const ended = status === "accepted" || status === "withdrawn";
  return (
    <Form method="post" action={pathname} className="cluster close">
      <input type="hidden" name="version" value={version} />
      {!ended && (
        <>
          <Button look="quiet" icon="edit" name="intent" value="revise">
            Revise
          </Button>
          {status === "sent" && asked === null && (
            <Button look="quiet" icon="back" name="intent" value="unsend">
              Undo the sending
            </Button>
          )}
          <Button look="quiet" icon="close" name="intent" value="withdraw">
            Withdraw
          </Button>
        </>
      )}
      {status === "withdrawn" && (
        <Button look="quiet" icon="back" name="intent" value="restore">
          Undo the withdrawal
        </Button>
      )}
    </Form>
  );
}

function SentLines({
  document,
  terms: { figures },
}: Pick<SentQuotationProps, "terms"> & {
  document: NonNullable<Shown["document"]>;
}) {
  const { lines, totals, currency, revision } = document;
  return (
    <DataTable
      caption={`Revision ${revision}: ${writeMoney(totals.total, currency, figures)}`}
      columns={[
        { label: "Size" },
        { label: "Steel" },
        { label: "Weight", numeric: true },
        { label: `Rate, ${currency.symbol}`, numeric: true },
        { label: `Amount, ${currency.symbol}`, numeric: true },
      ]}
      rows={lines.map(({ line, rate, amount }) => [
        describeLine(line, figures),
        [nameKind(line), line.grade].filter(Boolean).join(", "),
        writeWeight(line, figures),
        `${writeSum(rate.sum, currency, figures)} per ${unitNames[rate.unit]}`,
        writeSum(amount, currency, figures),
      ])}
    />
  );
}

const happened: Record<EventKind, string> = {
  sent: "Sent",
  unsent: "Taken back before it was opened",
  seen: "Opened by the buyer",
  accepted: "Accepted",
  asked: "A change was asked for",
  declined: "Declined",
  withdrawn: "Withdrawn",
  restored: "Put back",
};

function History({ events }: Pick<Shown, "events">) {
  return (
    <section className="stack" aria-labelledby="history-title">
      <h2 id="history-title">What happened</h2>
      <ol className="plain stack tight">
        {events.map(({ kind, revision, by, text, moment }) => (
          <li key={`${kind} ${moment.at}`}>
            <MomentText moment={moment} /> {happened[kind]}, revision {revision}
            {by && ` · ${by}`}
            {text && kind !== "withdrawn" && <p className="enquiry-message">{text}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
