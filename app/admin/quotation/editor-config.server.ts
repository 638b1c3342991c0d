import type { EditorConfig, Sending, StoredRow } from "~/admin/editor/config.server";
import { findAccount } from "~/models/account/write.server";
import { readPastedList } from "~/models/enquiry/pasted";
import { listRemarks } from "~/models/enquiry/pasted-text";
import { checkQuotation, workOut } from "~/models/quotation/form";
import { typeLine } from "~/models/quotation/line";
import { quotationList } from "~/models/quotation/list";
import { findQuotation } from "~/models/quotation/read.server";
import { readTerms } from "~/models/quotation/settings.server";
import {
  keepQuotation,
  restoreQuotation,
  reviseQuotation,
  unsendQuotation,
  withdrawQuotation,
} from "~/models/quotation/step.server";
import {
  emptyLine,
  readTypedCharges,
  readTypedLines,
  type TypedLine,
  writeTypedCharges,
  writeTypedLines,
} from "~/models/quotation/typed";
import { saveQuotation } from "~/models/quotation/write.server";
import { isId } from "~/models/row/id.server";
import { type FieldErrors, ok } from "~/models/row/result";
import { beginQuotation, fillRates } from "./beginning.server";

const SEND = "send";
const RATES = "rates";

/** Fields of the form that are no part of what it says. */
const OWN = new Set(["once", "parked", "version", "base", "intent", "paste"]);

export function quotationConfig(id: string | undefined): EditorConfig {
  const step =
    (take: typeof withdrawQuotation) =>
    async ({ version, adminId }: Sending) =>
      take({ id: id ?? "", version, by: await nameAdmin(adminId) });
  return {
    kind: "quotation",
    id,
    files: [],
    saves: [SEND],
    steps: id
      ? {
          withdraw: step(withdrawQuotation),
          restore: step(restoreQuotation),
          revise: step(reviseQuotation),
          keep: step(keepQuotation),
          unsend: step(unsendQuotation),
        }
      : {},
    async check(fields) {
      const sends = fields.get("intent") === SEND;
      const checked = checkQuotation(fields, await readTerms(), sends);
      if (!checked.ok) return checked;
      const asked = fields.get("enquiry") ?? "";
      const typed = [...fields].filter(([name]) => !OWN.has(name));
      const draft = { input: checked.value, fields: typed, sends, enquiryId: isId(asked) ? asked : null };
      return ok(async (_, { version, receiptId, adminId }) =>
        saveQuotation(id, { ...draft, by: await nameAdmin(adminId) }, { version, receiptId }),
      );
    },
    success: (saved, intent) => ({
      to: `${quotationList.editPath}${saved}`,
      text: said[intent] ?? "Draft saved",
    }),
    failure: { text: "The quotation was not saved. " },
    begin: beginQuotation,
    find: async (asked) => asStored(await findQuotation(asked)),
    missing: "Failed to fetch quotation data.",
    amend,
    unread,
  };
}

const said: Record<string, string> = {
  [SEND]: "The quotation is at its address: hand it on to your customer",
  withdraw: "Withdrawn: its address no longer shows it",
  restore: "The quotation is at its address again",
  keep: "It stays as it was sent",
  unsend: "Taken back: nobody has seen it. Its number is kept",
  revise: "Write the revision; until it is sent the buyer sees the one before",
};

async function nameAdmin(adminId: string): Promise<string | null> {
  return (await findAccount(adminId))?.fullName ?? null;
}

function asStored(quotation: Awaited<ReturnType<typeof findQuotation>>): StoredRow | null {
  return quotation && { fields: quotation.fields, version: quotation.version, pictures: {} };
}

/** Rows come and go in the order in which they are shown. */
async function amend(fields: URLSearchParams, intent: string) {
  const typed = readTypedLines(fields);
  const lines = intent === RATES ? await fillRates(typed, await readTerms()) : typed;
  const charges = readTypedCharges(fields);
  const removed = Number(/^remove-line-(\d{1,3})$/.exec(intent)?.[1] ?? -1);
  const dropped = Number(/^remove-charge-(\d{1,2})$/.exec(intent)?.[1] ?? -1);
  const pasted = fields.get("paste")?.trim() ?? "";
  // Whatever is pressed, what stands in the field of a message is read.
  if (pasted !== "") lines.push(...(await fillRates(readMessage(pasted), await readTerms())));
  fields.delete("paste");
  writeTypedLines(fields, removed >= 0 ? lines.toSpliced(removed, 1) : lines);
  writeTypedCharges(fields, dropped >= 0 ? charges.toSpliced(dropped, 1) : charges);
}

/** What is still empty is asked for when it is sent. */
async function unread(fields: URLSearchParams): Promise<FieldErrors> {
  const { errors } = workOut(fields, await readTerms());
  return Object.fromEntries(Object.entries(errors).filter(([name]) => fields.get(name)));
}

/** A line that cannot be read keeps its words, and says at its field what is missing. */
function readMessage(text: string): TypedLine[] {
  return readPastedList(text).map((read) =>
    read.ok
      ? { ...emptyLine, ...typeLine(read.line, listRemarks(read.left)) }
      : { ...emptyLine, text: read.typed },
  );
}
