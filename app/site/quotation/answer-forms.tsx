import { FORM_TOKEN_FIELD } from "~/http/form/own-field";
import { type AnswerIntent, answerRules } from "~/models/quotation/answer";
import { sayCount } from "~/steel/figures";
import { withPattern } from "~/steel/measure";
import { CheckedForm } from "~/ui/field/checked-form";
import { ErrorSummary } from "~/ui/field/error-summary";
import { fieldOf, InputField, TextField } from "~/ui/field/field";
import type { FrameProps } from "~/ui/field/field-frame";
import { checkByRules } from "~/ui/field/rule-check";
import { useFigures } from "~/ui/figures";
import { Icon, type IconName } from "~/ui/icon";
import { SendButton } from "~/ui/send-button";
import type { AnswerFailure } from "./answer.server";
import { quotationCopy } from "./copy";
import type { ShownQuotation } from "./shown.server";

type AnswerFormsProps = {
  /** Null where the store failed: what was typed stands alone then. */
  shown: ShownQuotation | null;
  token: string;
  failure: AnswerFailure | undefined;
};

export function AnswerForms({ shown, token, failure }: AnswerFormsProps) {
  const open = shown ? shown.open : failure?.intent ? [failure.intent] : [];
  const failed = failure?.intent && open.includes(failure.intent) ? failure : undefined;
  if (open.length === 0 && !failure) return null;
  return (
    <section id="answer" className="stack screen-only" aria-labelledby="answer-heading">
      <h2 id="answer-heading">{quotationCopy.answer}</h2>
      {failure && !failed && <ErrorSummary errors={failure.errors} />}
      {failure && !failed && <Unsent values={failure.values} />}
      {open.map((intent) => (
        <AnswerForm
          key={`${intent} ${token}`}
          intent={intent}
          shown={shown}
          token={token}
          failure={failed?.intent === intent ? failed : undefined}
        />
      ))}
    </section>
  );
}

type Field = FrameProps & { autoComplete?: string; isLong?: boolean };

const { accept, change, decline, anew } = quotationCopy;

const forms: Record<AnswerIntent | "anew", { icon: IconName; fields: Field[] }> = {
  accept: {
    icon: "check",
    fields: [
      { name: "name", label: accept.name, autoComplete: "name", required: true },
      { name: "order", label: accept.order, hint: accept.orderHint },
      { name: "note", label: accept.note, isLong: true },
    ],
  },
  change: {
    icon: "mail",
    fields: [{ name: "message", label: change.message, isLong: true, required: true }],
  },
  anew: { icon: "mail", fields: [{ name: "message", label: anew.message, isLong: true, required: true }] },
  decline: { icon: "close", fields: [{ name: "reason", label: decline.reason, isLong: true }] },
};

type AnswerFormProps = {
  intent: AnswerIntent;
  shown: ShownQuotation | null;
  token: string;
  failure: AnswerFailure | undefined;
};

/** One is open at a time: to open it is a question, and only its button answers. */
function AnswerForm({ intent, shown, token, failure }: AnswerFormProps) {
  const words = shown?.anew ? "anew" : intent;
  const { heading, press } = quotationCopy[words];
  const { icon, fields } = forms[words];
  const values: Record<string, string> = failure?.values ?? { message: shown?.anew ?? "" };
  return (
    <details
      name="answer"
      className={intent === "accept" ? "panel hot fold" : "panel fold"}
      open={failure !== undefined || words === "anew"}
    >
      <summary>
        {heading}
        <Icon name="plus" />
      </summary>
      <div className="stack">
        {words === "accept" ? shown && <Question shown={shown} /> : <p>{quotationCopy[words].text}</p>}
        <CheckedForm
          check={(fields) => checkByRules(answerRules[intent], fields)}
          serverErrors={failure?.errors}
          className="form"
        >
          {(errors) => (
            <>
              {fields.map(({ isLong, ...field }) => {
                const shown = { ...field, ...fieldOf(field.name, values, errors) };
                return isLong ? (
                  <TextField key={field.name} rows={4} {...shown} />
                ) : (
                  <InputField key={field.name} maxLength={answerRules[intent][field.name]?.most} {...shown} />
                );
              })}
              <input type="hidden" name="revision" value={shown?.newest ?? values.revision} />
              <input type="hidden" name={FORM_TOKEN_FIELD} value={token} />
              <SendButton
                name="intent"
                value={intent}
                icon={icon}
                look={intent === "decline" ? "danger" : "main"}
                busy={quotationCopy.sending}
              >
                {press}
              </SendButton>
            </>
          )}
        </CheckedForm>
      </div>
    </details>
  );
}

function Question({ shown: { written } }: { shown: ShownQuotation }) {
  const { number, revision, lines, weight, total, validUntil, terms, note } = written;
  const { question, agreed, once } = quotationCopy.accept;
  const sizes = sayCount(lines.length, "size", useFigures());
  return (
    <>
      <p className="quotation-question">{question}</p>
      <p>{agreed}</p>
      <ul className="bullets">
        <li>
          {number}, revision {revision}: {sizes}, {withPattern(`${weight} kg`, note !== null)}
        </li>
        <li>
          In all <strong className="number">{total}</strong>
        </li>
        {terms.map(({ label, text }) => (
          <li key={label}>
            {label}: {text}
          </li>
        ))}
      </ul>
      <p className="soft small">
        {once} It is valid until {validUntil.text}.
      </p>
    </>
  );
}

export function Unsent({ values }: { values: Record<string, string> }) {
  const typed = ["name", "order", "note", "message", "reason"].flatMap((name) => values[name]?.trim() || []);
  if (typed.length === 0) return null;
  return (
    <div className="panel">
      <p className="label">{quotationCopy.unsent}</p>
      <p className="lines">{typed.join("\n")}</p>
    </div>
  );
}
