import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { AdminHeading } from "~/admin/frame/admin-heading";
import { adminHead } from "~/admin/frame/head";
import { useTypedForm, WorkBack } from "~/admin/frame/typed-form";
import { answerForms, dropKept, giveBack, loadForms, type Sent } from "~/admin/frame/typed-form.server";
import { UnsavedForm } from "~/admin/frame/unsaved-form";
import { redirectWithFlash } from "~/http/cookie/flash.server";
import { FORM_TOKEN_FIELD } from "~/http/form/own-field";
import { issueFormToken, readFormToken } from "~/http/form/token.server";
import { BuyerForm, ContactForm } from "~/models/enquiry/form";
import { enquiryList } from "~/models/enquiry/list";
import { EnquiryListForm } from "~/models/enquiry/list-form.server";
import { readMessage } from "~/models/enquiry/message-sender";
import { recordEnquiry } from "~/models/enquiry/write.server";
import { MOST_LIST_BYTES, readPastedList, type TypedLine } from "~/models/line/pasted";
import { chooseGauge, isGaugeChoice, keepText } from "~/models/line/pasted-text";
import { logEvent } from "~/models/row/audit.server";
import { findReceipt, receiptOf } from "~/models/row/receipt.server";
import { errorsByField, type FieldErrors } from "~/models/row/result";
import { figures } from "~/models/shop/figures.server";
import { hasMoreBytes } from "~/models/text/typed-text";
import { sayCount } from "~/steel/figures";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/field/error-summary";
import { TextField } from "~/ui/field/field";
import { PersonFields } from "~/ui/field/person-fields";
import { useFigures } from "~/ui/figures";
import { PastedRows } from "~/ui/pasted-rows";
import { ReadLines } from "~/ui/read-lines";

export const meta: MetaFunction = ({ matches }) => adminHead("New enquiry from a message", matches);

export async function loader(args: LoaderFunctionArgs) {
  const form = { token: issueFormToken() };
  return loadForms(args, undefined, form, async () => form);
}

export async function action(args: ActionFunctionArgs) {
  return answerForms(args, { otherwise: answerMessage });
}

export default function NewEnquiry() {
  const { token } = useLoaderData<typeof loader>();
  const { typed, errors = {}, isRestored } = useTypedForm("list");
  const rows = useActionData<{ rows?: TypedLine[] }>()?.rows;
  const figures = useFigures();
  const values: Record<string, string> = Object.fromEntries(typed ?? []);
  // Drawn anew with a message that was changed, in whose place the typed one would stay; a form that could not be read stays.
  const [message, setMessage] = useState(values.list);
  if (values.list !== undefined && values.list !== message) setMessage(values.list);
  const read = rows?.filter(({ ok }) => ok).length ?? 0;
  return (
    <div className="stack loose">
      <AdminHeading
        title="New enquiry from a message"
        back={{ href: enquiryList.path, label: enquiryList.title }}
      />
      <ErrorSummary errors={errors} />
      {isRestored && <WorkBack />}
      <UnsavedForm unsaved={typed !== null}>
        <Form key={message} method="post" className="admin-form panel" noValidate>
          <input type="hidden" name={FORM_TOKEN_FIELD} value={values.once ?? token} />
          <PersonFields values={values} errors={errors} />
          <TextField
            label="Message"
            name="list"
            rows={10}
            required
            spellCheck={false}
            hint="As the buyer sent it, one size per line. Empty fields above are filled from it; what is not read as a size stays as the enquiry's text."
            defaultValue={values.list}
            errors={errors.list}
          />
          {rows && (
            <ReadLines takesFocus={Object.keys(errors).length === 0}>
              <h2>{`${sayCount(read, "size", figures)} read`}</h2>
              <PastedRows rows={rows} />
            </ReadLines>
          )}
          <div className="cluster">
            <Button name="intent" value="save">
              Make the enquiry
            </Button>
            <Button look="quiet" name="intent" value="read">
              See how it is read
            </Button>
          </div>
        </Form>
      </UnsavedForm>
    </div>
  );
}

const FIELDS = ["name", "phone", "email", "list", FORM_TOKEN_FIELD];

/** `intent=read` shows how the message is read, `save` makes the enquiry of it. */
async function answerMessage(sent: Sent) {
  const { fields, session } = sent;
  const values: Record<string, string> = Object.fromEntries(
    [...fields].filter(([name]) => FIELDS.includes(name)),
  );
  const intent = fields.get("intent") ?? "";
  const reject = (errors: FieldErrors, rows?: TypedLine[]) =>
    data({ ...giveBack(Object.entries(values), errors), rows }, { status: 400 });
  if (hasMoreBytes(values.list ?? "", MOST_LIST_BYTES)) {
    return reject({ list: [`A message may be at most ${MOST_LIST_BYTES / 1024} KB`] });
  }
  const { text: message, ...sender } = readMessage(values.list ?? "");
  for (const field of ["name", "phone", "email"] as const) values[field] ||= sender[field] ?? "";
  values.list = message;
  const list = chooseGauge(message, intent);
  const rows = readPastedList(list);
  if (intent === "read" || isGaugeChoice(intent)) {
    if (rows.length === 0) return reject({ list: ["Paste the message first"] });
    return data({ ...giveBack(Object.entries({ ...values, list }), {}), rows });
  }
  const lines = rows.flatMap((each) => (each.ok ? [each.line] : []));
  const unread = rows.flatMap((each) => keepText(each) ?? []);
  // Without a size, the text is the whole enquiry; beside sizes a quotation reads it as more of them.
  const [form, rest] =
    lines.length > 0 ? ([EnquiryListForm, "list"] as const) : ([ContactForm, "message"] as const);
  const parsed = form
    .extend(BuyerForm.shape)
    .safeParse({ ...values, list: undefined, [rest]: unread.join("\n") });
  if (!parsed.success) {
    const { message: ofText, ...errors } = errorsByField(parsed.error.issues);
    return reject(ofText ? { ...errors, list: ofText } : errors, rows);
  }
  const token = readFormToken(values[FORM_TOKEN_FIELD]);
  const receiptId = token && receiptOf(token.id, [parsed.data, lines]);
  const reference = await recordEnquiry(parsed.data, lines, receiptId);
  if (receiptId && !(await findReceipt(receiptId))) return reject({ form: [sayMade(reference)] }, rows);
  await logEvent({ event: "enquiry-recorded", admin: session.adminId, subject: reference });
  await dropKept(sent);
  const text = `Enquiry ${reference} made, with ${sayCount(lines.length, "size", figures)}${unread.length > 0 ? ` and ${sayCount(unread.length, "line", figures)} of text` : ""}.`;
  return redirectWithFlash(`${enquiryList.path}?q=${reference}`, { kind: "success", text });
}

function sayMade(reference: string) {
  return `This form has made enquiry ${reference} before, as it was then: correct it in the list of enquiries, or open the form again for another`;
}
