import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useLocation, useParams } from "@remix-run/react";
import { useEffect, useState } from "react";
import { editorAction } from "~/admin/editor/action.server";
import { EDITOR_FORM } from "~/admin/editor/form";
import { type FormState, useFormState } from "~/admin/editor/form-state";
import { loadEditor } from "~/admin/editor/loader.server";
import { EditorScreen } from "~/admin/editor/screen";
import { type Version, versionOf } from "~/admin/editor/versions";
import { AdminHeading } from "~/admin/frame/admin-heading";
import { adminHead } from "~/admin/frame/head";
import { Question } from "~/admin/frame/question";
import { loadForm } from "~/http/form/reply.server";
import {
  chargeRows,
  customerFields,
  type QuotationTerms,
  termFields,
  workOut,
} from "~/models/quotation/form";
import { lineRows } from "~/models/quotation/line";
import { quotationList } from "~/models/quotation/list";
import { readTerms, recallTerms } from "~/models/quotation/settings.server";
import { events, isPossible, officeSteps } from "~/models/quotation/state";
import { pickListState } from "~/models/row/list-query";
import type { FieldErrors } from "~/models/row/result";
import { ButtonLink } from "~/ui/button";
import { textsOf } from "~/ui/field/form-texts";
import { Notice } from "~/ui/notice";
import { quotationConfig } from "./editor-config.server";
import { QuotationFields } from "./form-parts";
import { SentQuotation, type ShownQuotation } from "./sent";
import { showQuotation } from "./shown.server";
import { QuotationFoot } from "./sums";

export { reloadAfterConflict as shouldRevalidate } from "~/ui/revalidation";

export const meta: MetaFunction = ({ params, matches }) =>
  adminHead(params.id ? "Edit Quotation" : "New Quotation", matches);

export async function loader(args: LoaderFunctionArgs) {
  const { id } = args.params;
  const source = await loadEditor(args, quotationConfig(id));
  // What was typed into a form that a failing store has refused stands without the rest.
  const terms = await loadForm(
    args,
    undefined,
    () => recallTerms(),
    () => readTerms(),
  );
  const show = async () => (id ? showQuotation(args.request, id) : null);
  const shown = await loadForm(args, undefined, () => null, show);
  return { ...source, terms, shown };
}

export const action = editorAction(quotationConfig);

export default function QuotationEditor() {
  const adding = useParams().id === undefined;
  const { pathname, search } = useLocation();
  const { terms, shown } = useLoaderData<typeof loader>();
  const state = useFormState();
  const worked = useWorkedOut(state.values, terms);
  // What was typed while somebody else has sent it may become the next revision.
  const isKept = state.isTyped && state.values.has("customer");
  if (shown && !shown.drafting && !(isKept && isPossible(officeSteps.revise, shown.status)))
    return <SentQuotation shown={shown} state={state} />;
  // A step that met an unreadable store carries nothing of the form: an empty one would pass for a draft.
  if (!adding && !shown && !state.values.has("customer"))
    return (
      <>
        <AdminHeading title={quotationList.label} />
        <Notice tone="bad">{state.alert ?? quotationList.failure}</Notice>
      </>
    );
  const rows = nameRows(state.errors);
  const number = shown?.number ? `Revision ${shown.revision + 1} of ${shown.number}` : null;
  const query = new URLSearchParams(search);
  const place = pathname + pickListState(query);
  const isRevision = shown && shown.revision > 0;
  if (isRevision && query.has("keep"))
    return <KeepQuestion {...{ shown, place }} token={state.newToken} title={number ?? ""} />;
  return (
    <EditorScreen
      title={number ?? (adding ? "New Quotation" : "Draft of a quotation")}
      save="Save draft"
      list={quotationList.path}
      state={state}
      schema={null}
      enterSaves={false}
      labels={{ ...rows, ...sumLabels }}
      order={[
        ...Object.keys(customerFields),
        ...Object.keys(rows),
        ...Object.keys(sumLabels),
        ...Object.keys(termFields),
      ]}
      links={
        isRevision && (
          <ButtonLink
            id="keep"
            href={`${place}${place === pathname ? "?" : "&"}keep=1`}
            look="quiet"
            icon="back"
          >
            {officeSteps.keep.press} {shown.revision}
          </ButtonLink>
        )
      }
      foot={<QuotationFoot worked={worked} terms={terms} />}
      fields={{ ...customerFields, ...termFields }}
      versions={versionsOfRows(state)}
    >
      {(errors) => (
        <>
          {state.stored?.warning && <Notice tone="warn">{state.stored.warning}</Notice>}
          {shown && <BuyersWord shown={shown} />}
          <QuotationFields state={state} errors={errors} worked={worked} terms={terms} />
        </>
      )}
    </EditorScreen>
  );
}

/** What the form says, as it is typed; without a script, as it was when the page was made. */
function useWorkedOut(values: URLSearchParams, terms: QuotationTerms) {
  const [typed, setTyped] = useState(values);
  // What is ticked while an answer is on its way stands in the form alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer fills the form anew
  useEffect(() => {
    const form = document.querySelector<HTMLFormElement>(`#${EDITOR_FORM}`);
    const read = () => form && setTyped(textsOf(new FormData(form)));
    read();
    form?.addEventListener("input", read);
    return () => form?.removeEventListener("input", read);
  }, [values]);
  // On the screen a row that was emptied keeps its place.
  return workOut(typed, terms, typed === values ? undefined : lineRows.readAll(typed));
}

type KeepQuestionProps = { shown: ShownQuotation; place: string; token: string; title: string };

/** Without the form, all of which is given up. */
function KeepQuestion({ shown: { revision, version }, place, token, title }: KeepQuestionProps) {
  return (
    <>
      <AdminHeading title={title} />
      <Question
        yes="Yes, give it up"
        action={place}
        fields={{ intent: "keep", once: token, version: String(version) }}
        back={`${place}#keep`}
      >
        <strong>{title}</strong>, as far as it is written, is given up: its buyer keeps revision {revision}.
        This cannot be undone.
      </Question>
    </>
  );
}

/** What is to be known before the next revision goes out. */
function BuyersWord({ shown: { revision, events: happened } }: { shown: ShownQuotation }) {
  const said = happened.filter(
    (event) => event.revision === revision && (event.kind === "asked" || event.kind === "declined"),
  );
  return said.map(({ kind, text, moment }) => (
    <Notice key={moment.at} title={events[kind].said}>
      <span className="lines">{text}</span>
    </Notice>
  ));
}

/** Below the charges. */
const sumLabels = { freight: "Freight", discount: "Discount", taxes: "Taxes" };

/** Before the message of a row its place, as the form numbers it. */
function nameRows(errors: FieldErrors): Record<string, string> {
  const rows = Object.keys(errors).flatMap((field) => {
    const [, part, at] = /^(lines|charges)\[(\d+)\]/.exec(field) ?? [];
    return part ? [{ field, part, at: Number(at) }] : [];
  });
  rows.sort((one, other) => other.part.localeCompare(one.part) || one.at - other.at);
  return Object.fromEntries(
    rows.map(({ field, part, at }) => [field, `${part === "lines" ? "Line" : "Charge"} ${at + 1}`]),
  );
}

export function versionsOfRows({ values, stored }: FormState): Version[] {
  const theirs = new URLSearchParams(stored?.fields);
  const version = (name: string, label: string, write: (fields: URLSearchParams) => string): Version => {
    const [mine = "", other = ""] = [values, theirs].map(write);
    return versionOf(name, label, mine, other);
  };
  const one = (name: string) => (fields: URLSearchParams) => fields.getAll(name).join(", ");
  return [
    version("lines", "Lines", (fields) =>
      // Where a rate is from stands nowhere in the form.
      writeRows(lineRows.read(fields).map((row) => ({ ...row, proposed: "" }))),
    ),
    version("charges", "Charges", (fields) => writeRows(chargeRows.read(fields))),
    version("freight", "Freight", one("freight")),
    version("discount", "Discount", one("discount")),
    version("taxes", "Taxes", one("taxes")),
  ];
}

function writeRows(rows: readonly Record<string, string>[]) {
  return rows.map((row) => Object.values(row).filter(Boolean).join(", ")).join("; ");
}
