import type { EditorConfig, Sending, StoredRow } from "~/admin/editor/config.server";
import { OWN_FIELDS } from "~/http/form/own-field";
import { findAccount } from "~/models/account/write.server";
import { readMessage } from "~/models/enquiry/message-sender";
import { readPastedList } from "~/models/line/pasted";
import { isUsedUp, listRemarks, namesNothing } from "~/models/line/pasted-text";
import { currency, findCurrency } from "~/models/money/currency.server";
import { chargeRows, checkQuotation, MOST_QUOTED, workOut } from "~/models/quotation/form";
import { lineRows, type TypedLine, typeLine } from "~/models/quotation/line";
import { quotationList } from "~/models/quotation/list";
import { findQuotation } from "~/models/quotation/read.server";
import { readTerms } from "~/models/quotation/settings.server";
import { isPossible, type OfficeStep, officeSteps } from "~/models/quotation/state";
import { takeStep } from "~/models/quotation/step.server";
import { saveQuotation } from "~/models/quotation/write.server";
import { isId } from "~/models/row/id.server";
import { conflict, type FieldErrors, invalid, ok } from "~/models/row/result";
import { beginQuotation, fillRates } from "./beginning.server";

const SEND = "send";
const RATES = "rates";

/** Fields of the form that are no part of what it says. */
const OWN: readonly string[] = [...OWN_FIELDS, "base", "paste", "seen"];

/** Nobody has seen their rates, nor the total. */
const READ = "Your message was read into lines: check them, then send";
const RATED = "The size of a line has changed, and with it the rate that was proposed: check it, then send";
const TAXED = "The taxes of the settings have changed: check the total, then send";

/** Of one request: what it reads of a message, or proposes anew, is seen before it is sent. */
export function quotationConfig(id: string | undefined): EditorConfig {
  let unseen: string | null = null;
  return {
    kind: "quotation",
    id,
    files: [],
    saves: [SEND],
    ...(id ? { steps: stepsOf(id) } : {}),
    async check(fields) {
      const sends = fields.get("intent") === SEND;
      const terms = await readTerms();
      const checked = checkQuotation(fields, terms, sends);
      if (sends && unseen) return invalid({ ...("errors" in checked && checked.errors), form: [unseen] });
      if (!checked.ok) return checked;
      const asked = fields.get("enquiry") ?? "";
      const typed = [...fields].filter(([name]) => !OWN.includes(name));
      const draft = { input: checked.value, fields: typed, sends, enquiryId: isId(asked) ? asked : null };
      const isTaxed = sends && checked.value.totals.taxes.length > 0;
      const seen = fields.get("seen");
      const isTaxedAnew = isTaxed && seen !== null && seen !== JSON.stringify(terms.taxes);
      return ok(async (_, { version, receiptId, adminId }) =>
        isTaxedAnew
          ? conflict({ taxes: [TAXED] })
          : saveQuotation(id, { ...draft, by: await nameAdmin(adminId) }, { version, receiptId }),
      );
    },
    success: async (saved, fields) => ({
      to: `${quotationList.editPath}${saved}`,
      text: await describeSuccess(saved, fields.get("intent") ?? ""),
    }),
    failure: { text: "The quotation was not saved. " },
    begin: beginQuotation,
    find: async (asked) => asStored(await findQuotation(asked)),
    missing: "Failed to fetch quotation data.",
    async amend(form, intent) {
      unseen = await amend(form, intent);
    },
    unread,
  };
}

const SENT = "The quotation is at its address: hand it on to your customer";
const NOT_SENT = "This form was saved before, as a draft: read it through and send it from here";

/** A form that was saved and is pressed again after Back is answered by what its first press has done. */
async function describeSuccess(saved: string, intent: string) {
  if (isStep(intent)) return officeSteps[intent].done;
  if (!(await findQuotation(saved))?.drafting) return SENT;
  return intent === SEND ? NOT_SENT : "Draft saved";
}

function isStep(intent: string): intent is OfficeStep {
  return Object.hasOwn(officeSteps, intent);
}

function stepsOf(id: string): NonNullable<EditorConfig["steps"]> {
  const steps = Object.keys(officeSteps).filter(isStep);
  const take =
    (step: OfficeStep) =>
    async ({ adminId, ...saving }: Sending) =>
      takeStep(step, { ...saving, id, by: await nameAdmin(adminId) });
  return new Map(steps.map((step) => [step, take(step)]));
}

const UNCONVERTED = "no sum is converted, and the figures that were typed then are read as";
const FINAL = "What was sent cannot be changed: what you save becomes its next revision.";

async function nameAdmin(adminId: string): Promise<string | null> {
  return (await findAccount(adminId))?.fullName ?? null;
}

function asStored(quotation: Awaited<ReturnType<typeof findQuotation>>): StoredRow | null {
  if (!quotation) return null;
  const { fields, version, drafting, status } = quotation;
  const isFinal = !drafting && isPossible(officeSteps.revise, status);
  const { code } = findCurrency(quotation.currency);
  const foreign = code !== currency.code && `It was in ${code}: ${UNCONVERTED} ${currency.code}`;
  const warning = [isFinal && FINAL, foreign].filter(Boolean).join(" ");
  return { fields, version, pictures: {}, warning };
}

/** Rows come and go in the order in which they are shown. Answers what nobody has seen of it yet. */
async function amend(form: { fields: URLSearchParams }, intent: string): Promise<string | null> {
  const { fields } = form;
  const [, row, at] = /^remove-(line|charge)-(\d{1,3})$/.exec(intent) ?? [];
  if (row) (row === "line" ? lineRows : chargeRows).remove(fields, Number(at));
  const typed = lineRows.read(fields);
  const lines = typed.length <= MOST_QUOTED ? await fillRates(typed, intent === RATES) : typed;
  // Whatever is pressed, what stands in the field of a message is read.
  const read = await fillRates(readPaste(fields));
  form.fields = chargeRows.write(lineRows.write(fields, [...lines, ...read]), chargeRows.read(fields));
  if (read.length > 0) return READ;
  return lines.some(({ rate, unit }, at) => rate !== typed[at]?.rate || unit !== typed[at].unit)
    ? RATED
    : null;
}

/** What is still empty is asked for when it is sent. */
async function unread(fields: URLSearchParams): Promise<FieldErrors> {
  const { errors } = workOut(fields, await readTerms());
  return Object.fromEntries(Object.entries(errors).filter(([name]) => fields.get(name)));
}

/**
 * The lines of a message, whose sender stands where none was typed. One that cannot be read keeps its words, and says at its
 * field what is missing; a greeting stays in the message.
 */
function readPaste(fields: URLSearchParams): TypedLine[] {
  const { text, name, phone, email } = readMessage(fields.get("paste") ?? "");
  for (const [field, said] of Object.entries({ customer: name, phone, email }))
    if (said && !fields.get(field)) fields.set(field, said);
  const lines = readPastedList(text).filter((read) => !isUsedUp(read));
  const left = lines.filter(namesNothing);
  fields.set("paste", left.map(({ typed }) => typed).join("\n"));
  const asked = lines.filter((read) => !left.includes(read));
  return asked.map((read) => ({
    ...lineRows.empty,
    ...(read.ok ? typeLine(read.line, listRemarks(read.left)) : { text: read.alone ?? read.typed }),
  }));
}
