import { db } from "~/db.server";
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

type Checked<T> = { ok: true; value: T } | { ok: false; field: "status" | "note"; message: string };

const NoteField = optionalText(LONGEST_NOTE, "Note");

export function checkEnquiryChange(fields: URLSearchParams): Checked<EnquiryChange> {
  const asked = fields.get("status");
  const typed = fields.get("note");
  const status = parseEnquiryStatus(asked);
  if (asked !== null && !status) return { ok: false, field: "status", message: "Choose a status" };
  const note = NoteField.safeParse(typed ?? "");
  if (!note.success) return { ok: false, field: "note", message: note.error.issues[0]?.message ?? "" };
  if (typed === null && !status) return { ok: false, field: "note", message: "Nothing was sent to be saved" };
  const was = cleanLines(fields.get("was") ?? "");
  return { ok: true, value: { status, note: typed === null ? null : { text: note.data, was } } };
}

export type ChangedEnquiry = {
  reference: string;
  statuses: [EnquiryStatus, EnquiryStatus];
  noted: boolean;
  version: number;
};

type Changing =
  | { ok: true; value: ChangedEnquiry }
  | { ok: false; reason: "not-found" }
  /** Somebody else has written `note` since. */
  | { ok: false; reason: "stale"; note: string };

/** An untouched note never stands in a status's way; over somebody else's newer note nothing is saved. */
export function changeEnquiry(id: string, { status, note }: EnquiryChange): Promise<Changing> {
  return db.$transaction(async (tx): Promise<Changing> => {
    const select = { reference: true, status: true, note: true, version: true };
    const row = await tx.enquiry.findUnique({ where: { id }, select });
    if (!row) return { ok: false, reason: "not-found" };
    const stored = row.note ?? "";
    const before = parseEnquiryStatus(row.status) ?? "new";
    const after = status ?? before;
    const noted = note !== null && note.text !== note.was && note.text !== stored;
    if (noted && note.was !== stored) return { ok: false, reason: "stale", note: stored };
    const value = {
      reference: row.reference,
      statuses: [before, after],
      noted,
    } satisfies Partial<ChangedEnquiry>;
    if (!noted && after === before) return { ok: true, value: { ...value, version: row.version } };
    const version = row.version + 1;
    const data = {
      status: after,
      version,
      updatedAt: new Date(),
      ...(noted ? { note: note.text || null } : {}),
    };
    await tx.enquiry.update({ where: { id }, data, select: { id: true } });
    return { ok: true, value: { ...value, version } };
  });
}

type Undoing = { ok: true; value: string } | { ok: false; reason: "not-found" | "stale" };

/** Puts the former status back, unless the enquiry has changed since it had this version. Answers its reference. */
export async function undoEnquiryStatus(id: string, fields: URLSearchParams): Promise<Undoing> {
  const status = parseEnquiryStatus(fields.get("status"));
  const version = readVersion(fields.get("version"));
  const data = { status: status ?? "new", version: { increment: 1 }, updatedAt: new Date() };
  const where = { id, version: version ?? 0 };
  const count = status ? (await db.enquiry.updateMany({ where, data })).count : 0;
  const row = await db.enquiry.findUnique({ where: { id }, select: { reference: true } });
  if (!row) return { ok: false, reason: "not-found" };
  return count > 0 ? { ok: true, value: row.reference } : { ok: false, reason: "stale" };
}
