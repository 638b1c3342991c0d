import { db } from "~/db.server";
import { stillOpen } from "~/models/account/session.server";
import { forgetOldDemand } from "~/models/demand/count.server";
import { forgetSavedDrafts } from "~/models/draft/saved.server";
import { deleteOldEnquiries } from "~/models/enquiry/delete.server";
import { dropForgottenMails } from "~/models/mail/outbox.server";
import { type Swept, sweepPictures } from "~/models/picture/sweep.server";
import { findUsedPictures } from "~/models/picture/use.server";
import { removePicture } from "~/models/picture/write.server";
import { pastBy } from "~/models/queue/past";
import { deleteOldQuotations } from "~/models/quotation/delete.server";
import { logEvent } from "~/models/row/audit.server";
import { LONGEST_UNDO_MS } from "~/models/row/undo.server";
import { forgetOldSheets } from "~/models/spreadsheet/store.server";

/** A younger file may belong to a row that is just being written. */
const ORPHAN_MS = 10 * 60 * 1000;
const RECEIPT_MS = 24 * 60 * 60 * 1000;

const SOME = 200;

/** A clock that has leapt is most often put right within minutes. */
const LEAP_MS = 60 * 60 * 1000;

type Look = { startedAt?: Date | undefined; lookedAt?: Date | undefined; agreed?: number | undefined };

/**
 * At a start no file's row is on its way: `startedAt` replaces the ten minutes. `lookedAt` is the look before: only a
 * clock that has not leapt since says what is too old to be kept.
 */
export async function sweepLeftovers(
  now = new Date(),
  { startedAt, lookedAt, agreed }: Look = {},
): Promise<Swept> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  await db.session.deleteMany({ where: { NOT: stillOpen(now) } });
  await db.throttle.deleteMany({ where: { expiresAt: { lte: now } } });
  await db.formReceipt.deleteMany({ where: { createdAt: { lt: ago(RECEIPT_MS) } } });
  await forgetDeletedRows(now);
  await forgetSavedDrafts(now);
  await forgetOldSheets(now);
  if (lookedAt && now.getTime() - lookedAt.getTime() < LEAP_MS) await deleteOutdated(now);
  return sweepPictures(findUsedPictures, startedAt ?? ago(ORPHAN_MS), { agreed, now });
}

async function deleteOutdated(now: Date) {
  await forgetOldDemand(now);
  await dropForgottenMails(now);
  const old = await deleteOldEnquiries(now);
  if (old > 0) await logEvent({ event: "enquiries-outdated", admin: null, subject: String(old) });
  const outdated = await deleteOldQuotations(now);
  if (outdated > 0) await logEvent({ event: "quotations-outdated", admin: null, subject: String(outdated) });
}

async function forgetDeletedRows(now: Date) {
  const where = { OR: pastBy(now, LONGEST_UNDO_MS).map((expiresAt) => ({ expiresAt })) };
  for (;;) {
    const expired = await db.deletedRow.findMany({ where, select: { id: true, files: true }, take: SOME });
    if (expired.length === 0) return;
    await db.deletedRow.deleteMany({ where: { id: { in: expired.map((row) => row.id) } } });
    for (const row of expired) {
      for (const name of JSON.parse(row.files) as string[]) await removePicture(name);
    }
  }
}
