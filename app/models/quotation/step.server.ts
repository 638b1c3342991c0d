import { db } from "~/db.server";
import type { Prisma } from "~/generated/prisma/client";
import { invalid, notFound, ok, type Result } from "~/models/row/result";
import { phoneKey } from "~/models/shop/phone";
import { readDocument, readTypedForm } from "./document";
import { addEvent } from "./event.server";
import type { EventKind, StoredStatus } from "./state";
import { ENDED, sendable, setEnquiryStatus } from "./write.server";

type Step = { id: string; version: number | undefined; by: string | null };

const CHANGED = "It has changed in the meantime. Look at it, and press again";
const SEEN = "It was opened in the meantime: revise it, or withdraw it";
const NO_REVISION = "There is no earlier revision to go back to";

/** What was sent stays with the buyer until the next revision is sent. */
export function reviseQuotation(asked: Step): Promise<Result<string>> {
  return takeStep(asked, async (_, { status }) =>
    sendable.includes(status) ? { data: { drafting: true } } : invalid({ form: [ENDED] }),
  );
}

/** Gives a revision that was begun up: what was sent is revised from again. */
export function keepQuotation(asked: Step): Promise<Result<string>> {
  return takeStep(asked, async (tx, row) =>
    row.revision === 0 ? invalid({ form: [NO_REVISION] }) : { data: await dropRevision(tx, row) },
  );
}

/**
 * Takes a sending back that nobody has seen: its number is kept for the next one, and a former revision is there again
 * as it was.
 */
export function unsendQuotation(asked: Step): Promise<Result<string>> {
  return takeStep(asked, async (tx, row) => {
    const { id, status, revision } = row;
    if (!sendable.includes(status)) return invalid({ form: [ENDED] });
    const isUnseen = status === ("sent" satisfies StoredStatus) && row.asked === null && !row.drafting;
    if (!isUnseen) return invalid({ form: [SEEN] });
    const where = { quotationId_revision: { quotationId: id, revision } };
    await tx.quotationRevision.delete({ where, select: { revision: true } });
    const former = await readFormer(tx, id, revision - 1);
    if (former.status === "draft" || former.asked)
      await setEnquiryStatus(tx, row.enquiryId, "new", new Date());
    return { data: { ...former, revision: revision - 1, drafting: true }, kind: "unsent" };
  });
}

export function withdrawQuotation(asked: Step): Promise<Result<string>> {
  return takeStep(asked, async (_, { status, revision }) => {
    if (!sendable.includes(status) || revision === 0) return invalid({ form: [ENDED] });
    return { data: { status: "withdrawn", drafting: false }, kind: "withdrawn", text: status };
  });
}

/** Takes a withdrawal back: its buyer sees it again as it was. */
export function restoreQuotation(asked: Step): Promise<Result<string>> {
  return takeStep(asked, async (tx, row) => {
    if (row.status !== ("withdrawn" satisfies StoredStatus)) return changed;
    const last = await tx.quotationEvent.findFirst({
      where: { quotationId: row.id, kind: "withdrawn" },
      orderBy: { at: "desc" },
      select: { text: true },
    });
    return { data: { status: last?.text ?? "sent" }, kind: "restored" };
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

type Refused = Exclude<Result<string>, { ok: true }>;

const changed: Refused = { ok: false, reason: "conflict", errors: { form: [CHANGED] } };

/** Without a `kind` it is of no concern to the history. */
type Taken = { data: Prisma.QuotationUncheckedUpdateInput; kind?: EventKind; text?: string };

function takeStep(
  { id, version, by }: Step,
  step: (tx: Prisma.TransactionClient, row: StepRow) => Promise<Taken | Refused>,
): Promise<Result<string>> {
  return db.$transaction(async (tx) => {
    const row = await tx.quotation.findUnique({ where: { id }, select });
    if (!row) return notFound;
    if (version !== undefined && row.version !== version) return changed;
    const taken = await step(tx, row);
    if ("ok" in taken) return taken;
    const { data, kind, text = null } = taken;
    const at = new Date();
    const moved = { ...data, version: { increment: 1 }, ...(kind && { updatedAt: at }) };
    await tx.quotation.update({ where: { id }, data: moved, select: { id: true } });
    if (kind) await addEvent(tx, id, { kind, revision: row.revision, by, text, at });
    return ok(id);
  });
}
