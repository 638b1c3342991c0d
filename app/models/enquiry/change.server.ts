import { db } from "~/db.server";
import { checkForm, notFound, stale } from "~/models/row/result";
import { readVersion } from "~/models/row/version";
import { z } from "~/models/text/schema";
import { optionalText } from "~/models/text/text";
import { cleanLines } from "~/models/text/typed-text";
import { enquiryStatuses, LONGEST_NOTE } from "./form";

/**
 * A status or a note that is not asked for stays. `before` and `was` are the status and the note that were read, `version` what an
 * undo takes back.
 */
const ChangeForm = z
  .object({
    status: z.enum(enquiryStatuses, "Choose a status").optional(),
    note: optionalText(LONGEST_NOTE, "Note").optional(),
    before: z.enum(enquiryStatuses).optional().catch(undefined),
    was: z.string().default("").transform(cleanLines),
    version: z.string().optional().transform(readVersion),
  })
  .refine(({ status, note }) => status ?? note !== undefined, {
    error: "Nothing was sent to be saved",
    path: ["note"],
  });

/**
 * An untouched note never stands in a status's way; over somebody else's `newer` note nothing is saved, nor is anything taken
 * back that has changed since.
 */
export async function changeEnquiry(id: string, fields: URLSearchParams) {
  const checked = checkForm(ChangeForm, fields);
  if (!checked.ok) return checked;
  const { status, note, before: shown, was, version: known } = checked.value;
  return db.$transaction(async (tx) => {
    const select = { reference: true, status: true, note: true, version: true };
    const row = await tx.enquiry.findUnique({ where: { id }, select });
    if (!row) return notFound;
    const stored = row.note ?? "";
    const after = status ?? row.status;
    // What stands there already was taken back by an earlier press.
    if (known !== undefined && known !== row.version && after !== row.status)
      return { ...stale, newer: null };
    const noted = note !== undefined && note !== was;
    const isNew = noted && note !== stored;
    if (isNew && was !== stored) return { ...stale, newer: stored };
    const version = isNew || after !== row.status ? row.version + 1 : row.version;
    if (version !== row.version) {
      const data = {
        status: after,
        version,
        updatedAt: new Date(),
        ...(isNew ? { note: note || null } : {}),
      };
      await tx.enquiry.update({ where: { id }, data, select: { id: true } });
    }
    // A second press is answered as the first.
    const before = status === row.status ? (shown ?? status) : row.status;
    const value = { reference: row.reference, before, after, noted, version };
    return { ok: true as const, value };
  });
}
