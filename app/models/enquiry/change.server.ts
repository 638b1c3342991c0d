import { db } from "~/db.server";
import { invalid, notFound, ok, type Result, stale } from "~/models/row/result";
import { optionalText } from "~/models/row/text";
import { cleanLines } from "~/models/row/typed-text";
import { readVersion } from "~/models/row/version";
import { parseEnquiryStatus } from "./filter";
import { type EnquiryStatus, LONGEST_NOTE } from "./form";

/** A status or a note that is not asked for stays. `was` is the note that its writer had read. */
type EnquiryChange = {
  status: EnquiryStatus | null;
  note: { text: string; was: string } | null;
};

const NoteField = optionalText(LONGEST_NOTE, "Note");

/** Its errors are those of `status` or of `note`. */
export function checkEnquiryChange(
  fields: URLSearchParams,
): { ok: true; value: EnquiryChange } | ReturnType<typeof invalid> {
  const asked = fields.get("status");
  const typed = fields.get("note");
  const status = parseEnquiryStatus(asked);
  if (asked !== null && !status) return invalid({ status: ["Choose a status"] });
  if (typed === null && !status) return invalid({ note: ["Nothing was sent to be saved"] });
  if (typed === null) return { ok: true, value: { status, note: null } };
  const note = NoteField.safeParse(typed);
  if (!note.success) return invalid({ note: note.error.issues.map(({ message }) => message) });
  const was = cleanLines(fields.get("was") ?? "");
  return { ok: true, value: { status, note: { text: note.data, was } } };
}

export type ChangedEnquiry = {
  reference: string;
  statuses: [EnquiryStatus, EnquiryStatus];
  noted: boolean;
  version: number;
};

/** `newer` is what somebody else has written since. */
type Changing = { ok: true; value: ChangedEnquiry } | typeof notFound | (typeof stale & { newer: string });

/** An untouched note never stands in a status's way; over somebody else's newer note nothing is saved. */
export function changeEnquiry(id: string, { status, note }: EnquiryChange): Promise<Changing> {
  return db.$transaction(async (tx): Promise<Changing> => {
    const select = { reference: true, status: true, note: true, version: true };
    const row = await tx.enquiry.findUnique({ where: { id }, select });
    if (!row) return notFound;
    const { reference, version } = row;
    const stored = row.note ?? "";
    const before = parseEnquiryStatus(row.status) ?? "new";
    const after = status ?? before;
    const noted = note !== null && note.text !== note.was && note.text !== stored;
    if (noted && note.was !== stored) return { ...stale, newer: stored };
    const statuses: ChangedEnquiry["statuses"] = [before, after];
    if (!noted && after === before) return { ok: true, value: { reference, statuses, noted, version } };
    const data = {
      ...{ status: after, version: version + 1, updatedAt: new Date() },
      ...(noted ? { note: note.text || null } : {}),
    };
    await tx.enquiry.update({ where: { id }, data, select: { id: true } });
    return { ok: true, value: { reference, statuses, noted, version: version + 1 } };
  });
}

/** Puts the former status back, unless the enquiry has changed since it had this version. Answers its reference. */
export async function undoEnquiryStatus(id: string, fields: URLSearchParams): Promise<Result<string>> {
  const status = parseEnquiryStatus(fields.get("status"));
  const where = { id, version: readVersion(fields.get("version")) ?? 0 };
  const data = { status: status ?? "new", version: { increment: 1 }, updatedAt: new Date() };
  const count = status ? (await db.enquiry.updateMany({ where, data })).count : 0;
  const row = await db.enquiry.findUnique({ where: { id }, select: { reference: true } });
  if (!row) return notFound;
  return count > 0 ? ok(row.reference) : stale;
}
