import { Form, useLocation } from "@remix-run/react";
import type { FormState } from "~/admin/editor/form-state";
import { AdminHeading } from "~/admin/frame/admin-heading";
import { FORM_TOKEN_FIELD, PRESSED_FIELD } from "~/http/form/own-field";
import { writeReferencePath } from "~/models/enquiry/filter";
import { quotationList } from "~/models/quotation/list";
import { events, isPossible, type OfficeStep, officeSteps } from "~/models/quotation/state";
import type { WrittenQuotation } from "~/models/quotation/written.server";
import { pickListState } from "~/models/row/list-query";
import { capitalise } from "~/models/text/typed-text";
import { Button, ButtonLink } from "~/ui/button";
import { DataTable } from "~/ui/data-table";
import { DayText } from "~/ui/day-text";
import { ErrorSummary } from "~/ui/field/error-summary";
import { HiddenFields } from "~/ui/field/hidden-fields";
import type { IconName } from "~/ui/icon";
import { MomentText } from "~/ui/moment-text";
import { Notice } from "~/ui/notice";
import { SpecList } from "~/ui/spec-list";
import { HandOn } from "./hand-on";
import type { showQuotation } from "./shown.server";

export type ShownQuotation = NonNullable<Awaited<ReturnType<typeof showQuotation>>>;

type SentQuotationProps = { shown: ShownQuotation; state: FormState };

/** A sent one is read here and handed on; what is to be changed becomes its next revision. */
export function SentQuotation({ shown, state }: SentQuotationProps) {
  const { id, number, status, revision, customer, until, asked, written, path, enquiry } = shown;
  const { pathname, search } = useLocation();
  const listState = pickListState(new URLSearchParams(search));
  const items = [
    { label: "State", value: capitalise(status) },
    { label: "Customer", value: <a href={`/admincustomer/${id}`}>{customer}</a> },
    { label: "Revision", value: String(revision) },
    { label: "Valid until", value: until && <DayText day={until} /> },
    {
      label: "Enquiry",
      value: enquiry && <a href={writeReferencePath(enquiry)}>{enquiry.reference}</a>,
    },
    { label: "To be changed", value: asked && <span className="lines">{asked}</span> },
  ];
  return (
    <>
      <AdminHeading title={`Quotation ${number}`}>
        <div className="cluster">
          {status !== "withdrawn" && (
            <ButtonLink href={path} look="quiet" icon="eye">
              See it as the buyer does
            </ButtonLink>
          )}
          <ButtonLink href={quotationList.path + listState} look="quiet" icon="back">
            {quotationList.title}
          </ButtonLink>
        </div>
      </AdminHeading>
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
          <Steps shown={shown} token={state.token ?? state.newToken} action={pathname + listState} />
        </div>
        {written && <SentLines written={written} />}
        <History shown={shown} />
        <p className="cluster close">
          <ButtonLink href={`${quotationList.add.href}?from=${id}`} look="quiet" icon="plus">
            Quote the same again
          </ButtonLink>
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

const icons: Partial<Record<OfficeStep, IconName>> = {
  ...{ revise: "edit", unsend: "back", withdraw: "close", restore: "back" },
};

type StepsProps = { shown: ShownQuotation; token: string; action: string };

/** Those that its state allows. A sending is undone before anything was heard of it. */
function Steps({ shown: { status, asked, version }, token, action }: StepsProps) {
  const possible = (Object.keys(icons) as OfficeStep[]).filter(
    (step) => isPossible(officeSteps[step], status) && !(step === "unsend" && asked !== null),
  );
  if (possible.length === 0) return null;
  return (
    <Form method="post" action={action} className="cluster close">
      <HiddenFields fields={{ [FORM_TOKEN_FIELD]: token, version: String(version), [PRESSED_FIELD]: "1" }} />
      {possible.map((step) => (
        <Button key={step} look="quiet" icon={icons[step]} name="intent" value={step}>
          {officeSteps[step].press}
        </Button>
      ))}
    </Form>
  );
}

function SentLines({ written: { revision, total, columns, lines } }: { written: WrittenQuotation }) {
  const [, size, ...figures] = columns;
  return (
    <DataTable
      caption={`Revision ${revision}: ${total}`}
      columns={[{ label: size }, ...figures.map((label) => ({ label, numeric: true }))]}
      rows={lines.map((line) => [
        <>
          {line.size}
          <p className="lines soft small">
            {[line.steel, ...line.notes.map(({ label, text }) => `${label}: ${text}`)].join("\n")}
          </p>
        </>,
        ...[line.pieces, line.weight, `${line.rate} / ${line.unit}`, line.amount],
      ])}
    />
  );
}

function History({ shown }: { shown: ShownQuotation }) {
  return (
    <section className="stack" aria-labelledby="history-title">
      <h2 id="history-title">What happened</h2>
      <ol className="stack close">
        {shown.events.map(({ kind, revision, by, text, moment }) => (
          <li key={`${kind} ${moment.at}`}>
            <MomentText moment={moment} /> {events[kind].said}, revision {revision}
            {by && ` · ${by}`}
            {text && "news" in events[kind] && <p className="enquiry-message">{text}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
