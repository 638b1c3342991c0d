import { db } from "~/db.server";
import { checkForm, notFound, stale } from "~/models/row/result";
import { z } from "~/models/row/schema";
import { optionalText } from "~/models/row/text";
import { cleanLines } from "~/models/row/typed-text";
import { readVersion } from "~/models/row/version";
import { enquiryStatuses, LONGEST_NOTE } from "./form";

/** A status or a note that is not asked for stays. `was` is the note that its writer had read, `version` what an undo takes back. */
const ChangeForm = z
  .object({
    status: z.enum(enquiryStatuses, "Choose a status").optional(),
    note: optionalText(LONGEST_NOTE, "Note").optional(),
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
  const { status, note, was, version: known } = checked.value;
  return db.$transaction(async (tx) => {
    const select = { reference: true, status: true, note: true, version: true };
    const row = await tx.enquiry.findUnique({ where: { id }, select });
    if (!row) return notFound;
    const stored = row.note ?? "";
    const after = status ?? row.status;
    // What stands there already was taken back by an earlier press.
    if (known !== undefined && known !== row.version && after !== row.status)
      return { ...stale, newer: null };
    const noted = note !== undefined && note !== was && note !== stored;
    if (noted && was !== stored) return { ...stale, newer: stored };
    const version = noted || after !== row.status ? row.version + 1 : row.version;
    if (version !== row.version) {
      const data = {
        status: after,
        version,
        updatedAt: new Date(),
        ...(noted ? { note: note || null } : {}),
      };
      await tx.enquiry.update({ where: { id }, data, select: { id: true } });
    }
    const value = { reference: row.reference, before: row.status, after, noted, version };
    return { ok: true as const, value };
  });
}
