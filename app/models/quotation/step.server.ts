import { db } from "~/db.server";
import type { Prisma } from "~/generated/prisma/client";
import { invalid, notFound, ok, type Result } from "~/models/row/result";
import { phoneKey } from "~/models/shop/phone";
import { readDocument, readTypedForm } from "./document";
import { addEvent } from "./event.server";
import type { StoredStatus } from "./state";
import { ENDED, sendable, setEnquiryStatus } from "./write.server";

type Step = { id: string; version: number | undefined; by: string | null };

const CHANGED = "It has changed in the meantime. Look at it, and press again";
const SEEN = "It was opened in the meantime: revise it, or withdraw it";
const NO_REVISION = "There is no earlier revision to go back to";

/** What was sent stays with the buyer until the next revision is sent. */
export function reviseQuotation({ id, version }: Step): Promise<Result<string>> {
  return takeStep(id, version, async (tx, row) => {
    if (!sendable.includes(row.status)) return invalid({ form: [ENDED] });
    await change(tx, id, { drafting: true });
    return ok(id);
  });
}

/** Gives a revision that was begun up: what was sent is revised from again. */
export function keepQuotation({ id, version }: Step): Promise<Result<string>> {
  return takeStep(id, version, async (tx, row) => {
    if (row.revision === 0) return invalid({ form: [NO_REVISION] });
    await change(tx, id, await dropRevision(tx, row));
    return ok(id);
  });
}

/**
 * Takes a sending back that nobody has seen: its number is kept for the next one, and a former revision is there again
 * as it was.
 */
export function unsendQuotation({ id, version, by }: Step): Promise<Result<string>> {
  return takeStep(id, version, async (tx, row, now) => {
    if (!sendable.includes(row.status)) return invalid({ form: [ENDED] });
    const isUnseen = row.status === ("sent" satisfies StoredStatus) && row.asked === null && !row.drafting;
    if (!isUnseen) return invalid({ form: [SEEN] });
    const where = { quotationId_revision: { quotationId: id, revision: row.revision } };
    await tx.quotationRevision.delete({ where, select: { revision: true } });
    const former = await readFormer(tx, id, row.revision - 1);
    await change(tx, id, { ...former, revision: row.revision - 1, drafting: true, updatedAt: now });
    await addEvent(tx, id, { kind: "unsent", revision: row.revision, by, text: null, at: now });
    if (former.status === "draft" || former.asked) await setEnquiryStatus(tx, row.enquiryId, "new", now);
    return ok(id);
  });
}

export function withdrawQuotation({ id, version, by }: Step): Promise<Result<string>> {
  return takeStep(id, version, async (tx, row, now) => {
    if (!sendable.includes(row.status) || row.revision === 0) return invalid({ form: [ENDED] });
    await change(tx, id, { status: "withdrawn", drafting: false, updatedAt: now });
    await addEvent(tx, id, { kind: "withdrawn", revision: row.revision, by, text: row.status, at: now });
    return ok(id);
  });
}

/** Takes a withdrawal back: its buyer sees it again as it was. */
export function restoreQuotation({ id, version, by }: Step): Promise<Result<string>> {
  return takeStep(id, version, async (tx, row, now) => {
    if (row.status !== ("withdrawn" satisfies StoredStatus)) return changed;
    const where = { quotationId: id, kind: "withdrawn" };
    const last = await tx.quotationEvent.findFirst({
      where,
      orderBy: { at: "desc" },
      select: { text: true },
    });
    await change(tx, id, { status: last?.text ?? "sent", updatedAt: now });
    await addEvent(tx, id, { kind: "restored", revision: row.revision, by, text: null, at: now });
    return ok(id);
  });
}

/** What becomes of a row whose next revision is not written after all. */
export async function dropRevision(
  tx: Prisma.TransactionClient,
  { id, revision }: Pick<StepRow, "id" | "revision">,
) {
  const where = { quotationId_revision: { quotationId: id, revision } };
  const sent = await tx.quotationRevision.findUnique({ where, select: { document: true } });
  const typed = sent && readTypedForm(sent.document);
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
  const done = (kind: string) => events.find((event) => event.kind === kind);
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

const select = {
  ...{ id: true, status: true, revision: true, version: true, drafting: true, asked: true, enquiryId: true },
} satisfies Prisma.QuotationSelect;

type StepRow = Prisma.QuotationGetPayload<{ select: typeof select }>;

const changed: Result<string> = { ok: false, reason: "conflict", errors: { form: [CHANGED] } };

function takeStep(
  id: string,
  version: number | undefined,
  step: (tx: Prisma.TransactionClient, row: StepRow, now: Date) => Promise<Result<string>>,
): Promise<Result<string>> {
  return db.$transaction(async (tx) => {
    const row = await tx.quotation.findUnique({ where: { id }, select });
    if (!row) return notFound;
    if (version !== undefined && row.version !== version) return changed;
    return step(tx, row, new Date());
  });
}

function change(tx: Prisma.TransactionClient, id: string, data: Prisma.QuotationUncheckedUpdateInput) {
  return tx.quotation.update({
    where: { id },
    data: { ...data, version: { increment: 1 } },
    select: { id: true },
  });
}
