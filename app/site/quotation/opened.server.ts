import { data } from "@remix-run/node";
import { isReadByVisitor } from "~/http/bot.server";
import { loadOr } from "~/http/fault-reply.server";
import { quotationPath, readQuotationToken } from "~/http/quotation-link.server";
import { noteSeen } from "~/models/quotation/answer.server";
import type { QuotationDocument } from "~/models/quotation/document";
import { findQuotation, findRevision, type Quotation } from "~/models/quotation/read.server";

/** Its address opens it: no cache keeps it, no search engine lists it, and no other site is told of it. */
export const OWN_HEADERS = {
  "Cache-Control": "private, no-store",
  "Referrer-Policy": "same-origin",
  "X-Robots-Tag": "noindex, nofollow",
};

/** What an address opens: the newest that was sent or, with `revision`, a former one. */
export type Opened = { quotation: Quotation; document: QuotationDocument };

/** Null for all that is not to be read, whatever the reason: withdrawn, a draft, cut, guessed, of no such revision. */
export async function findOpened(request: Request, token: string | undefined): Promise<Opened | null> {
  const quotation = await findSent(token);
  if (!quotation) return null;
  const asked = readRevision(request) ?? quotation.revision;
  const document =
    asked === quotation.revision ? quotation.document : await findRevision(quotation.id, asked);
  return document && { quotation, document };
}

export async function findSent(token: string | undefined): Promise<Quotation | null> {
  const id = readQuotationToken(token);
  const quotation = id === null ? null : await findQuotation(id);
  return quotation?.document && quotation.status !== "withdrawn" ? quotation : null;
}

/** Null where the address names none. */
export function readRevision(request: Request): number | null {
  const asked = new URL(request.url).searchParams.get("revision");
  if (asked === null) return null;
  return /^\d{1,6}$/.test(asked) ? Number(asked) : 0;
}

/** What was typed comes back with it: it is nowhere else. */
export function gone(typed: Record<string, string> | null = null) {
  return data(typed, { status: 404 });
}

/** The first time that its buyer opens the newest. Nobody waits for it: reading goes on while another program writes. */
export async function noteReading(request: Request, { quotation, document }: Opened) {
  const { id, status, revision } = quotation;
  if (status !== "sent" || document.revision !== revision) return;
  await loadOr(request, undefined, async () => {
    if (await isReadByVisitor(request)) await noteSeen(id, revision);
  });
}

export function pathOf({ id }: Pick<Quotation, "id">, revision?: number) {
  return quotationPath(id) + (revision === undefined ? "" : `?revision=${revision}`);
}
