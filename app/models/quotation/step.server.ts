import { db } from "~/db.server";
import type { Prisma } from "~/generated/prisma/client";
import type { EnquiryStatus } from "~/models/enquiry/form";
import { findReceipt, type Saving, saveReceipt } from "~/models/row/receipt.server";
import { conflict, invalid, notFound, ok, type Result } from "~/models/row/result";
import { phoneKey } from "~/models/shop/phone";
import { readDocument } from "./document";
import { addEvent } from "./event.server";
import { findSentForm } from "./read.server";
import {
  type EventKind,
  isPossible,
  type OfficeStep,
  officeSteps,
  type QuotationStatus,
  type StoredStatus,
} from "./state";
import { ENDED, isEnded } from "./write.server";

const CHANGED = "It has changed in the meantime. Look at it, and press again";
const SEEN = "It was opened in the meantime: revise it, or withdraw it";

type Asked = Saving & { id: string; by: string | null };

/** Conflict where it has changed since `version` was read, invalid where its state does not allow it. */
export function takeStep(
  step: OfficeStep,
  { id, version, by, receiptId: formId }: Asked,
): Promise<Result<string>> {
  // Of each step one: a form that comes back after one of them takes another.
  const receiptId = formId ? `${formId}.${step}` : null;
  return db.$transaction(async (tx) => {
    if ((await findReceipt(receiptId, tx)) !== null) return ok(id);
    const row = await tx.quotation.findUnique({ where: { id }, select });
    if (!row) return notFound;
    if (version !== undefined && row.version !== version) return conflict({ form: [CHANGED] });
    const isUndone = step === "unsend" && (row.asked !== null || row.drafting);
    if (isUndone || !isPossible(officeSteps[step], row.status as QuotationStatus)) {
      if (step === "restore" || isUndone) return conflict({ form: [CHANGED] });
      return invalid({ form: [isEnded(row.status) ? ENDED : SEEN] });
    }
    const { data, kind, text = null } = await deeds[step](tx, row);
    const at = new Date();
    const moved = { ...data, version: { increment: 1 }, ...(kind && { updatedAt: at }) };
    await tx.quotation.update({ where: { id }, data: moved, select: { id: true } });
    if (kind) await addEvent(tx, id, { kind, revision: row.revision, by, text, at });
    await saveReceipt(tx, receiptId, id);
    return ok(id);
  });
}

const select = {
  ...{ id: true, status: true, revision: true, version: true, drafting: true, asked: true, enquiryId: true },
} satisfies Prisma.QuotationSelect;

type StepRow = Prisma.QuotationGetPayload<{ select: typeof select }>;

/** What becomes of the row. Without a `kind` it is of no concern to the history. */
type Deed = { data: Prisma.QuotationUncheckedUpdateInput; kind?: EventKind; text?: string };

const deeds: Record<OfficeStep, (tx: Prisma.TransactionClient, row: StepRow) => Promise<Deed>> = {
  /** What was sent stays with the buyer until the next revision is sent. */
  revise: async () => ({ data: { drafting: true } }),

  /** Gives a revision that was begun up: what was sent is revised from again. */
  keep: async (tx, row) => ({ data: await dropRevision(tx, row) }),

  /**
   * Takes a sending back that nobody has seen: its number is kept for the next one, and a former revision is there again
   * as it was.
   */
  async unsend(tx, { id, revision, enquiryId }) {
    const where = { quotationId_revision: { quotationId: id, revision } };
    await tx.quotationRevision.delete({ where, select: { revision: true } });
    if (enquiryId) await reopenEnquiry(tx, enquiryId, { quotationId: id, revision });
    const former = await readFormer(tx, id, revision - 1);
    return { data: { ...former, revision: revision - 1, drafting: true }, kind: "unsent" };
  },

  withdraw: async (_, { status }) => ({
    ...{ data: { status: "withdrawn", drafting: false }, kind: "withdrawn", text: status },
  }),

  /** Takes a withdrawal back: its buyer sees it again as it was. */
  async restore(tx, { id }) {
    const before = await readBefore(tx, { quotationId: id, kind: "withdrawn" });
    return { data: { status: before ?? ("sent" satisfies StoredStatus) }, kind: "restored" };
  },
};

/** The state before the last of that kind, which it has noted. */
async function readBefore(
  tx: Prisma.TransactionClient,
  where: { quotationId: string; revision?: number; kind: EventKind },
) {
  const last = await tx.quotationEvent.findFirst({
    where,
    orderBy: { at: "desc" },
    select: { text: true },
  });
  return last?.text ?? null;
}

type Sending = { quotationId: string; revision: number };

/** As it was before that sending, where it alone has answered it; else the others that are out know how it was. */
async function reopenEnquiry(tx: Prisma.TransactionClient, id: string, sending: Sending) {
  const status = await readBefore(tx, { ...sending, kind: "sent" });
  if (!status) return;
  const isOut = {
    id: { not: sending.quotationId },
    status: { in: ["sent", "seen"] satisfies StoredStatus[] },
  };
  const answered: EnquiryStatus = "answered";
  const where = { id, status: answered, quotations: { none: isOut } };
  const data = { version: { increment: 1 }, updatedAt: new Date(), status };
  await tx.enquiry.updateMany({ where, data });
  const others = { kind: "sent" satisfies EventKind, revision: 1, text: null };
  const of = { quotation: { ...isOut, enquiryId: id } };
  await tx.quotationEvent.updateMany({ where: { ...others, ...of }, data: { text: status } });
}

/** What becomes of a row whose next revision is not written after all. */
export async function dropRevision(
  tx: Prisma.TransactionClient,
  { id, revision }: Pick<StepRow, "id" | "revision">,
) {
  const typed = await findSentForm({ id, revision }, tx);
  return { drafting: false, ...(typed ? { fields: JSON.stringify(typed) } : {}) };
}

/** Of before the last sending: its state is what its buyer had done by then. */
async function readFormer(tx: Prisma.TransactionClient, quotationId: string, revision: number) {
  const where = { quotationId_revision: { quotationId, revision } };
  const sent = await tx.quotationRevision.findUnique({ where, select: { document: true } });
  if (!sent) return { status: "draft", asked: null, validUntil: null };
  const events = await tx.quotationEvent.findMany({
    where: { quotationId, revision, kind: { in: ["seen", "declined", "asked"] } },
    orderBy: { at: "desc" },
    select: { kind: true, text: true },
  });
  const done = (kind: EventKind) => events.some((event) => event.kind === kind);
  const said = events.find(({ kind }) => kind !== "seen");
  const { customer, totals, currency, day, validUntil, company } = readDocument(sent.document);
  const { name, phone, email } = customer;
  return {
    status: done("declined") ? "declined" : done("seen") ? "seen" : "sent",
    asked: said?.kind === "asked" ? said.text : null,
    ...{ customer: name, phone, email, total: totals.total, currency: currency.code, day, validUntil },
    phoneKey: phone && phoneKey(phone, company.country),
  };
}
