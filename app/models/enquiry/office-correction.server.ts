import { db } from "~/db.server";
import { AMOUNTS } from "~/models/line/amounts";
import type { Line } from "~/models/line/line";
import { MOST_LINES } from "~/models/line/listed";
import { LIST_TOO_LONG, MOST_LIST_BYTES, readPastedList } from "~/models/line/pasted";
import { isUsedUp, listRemarks } from "~/models/line/pasted-text";
import { nameLines } from "~/models/line/product.server";
import { readLine, storedLines, writeLine } from "~/models/line/row.server";
import { readCarried } from "~/models/line/shape";
import { readTypedInto } from "~/models/line/typed.server";
import { updateRow } from "~/models/picture/row.server";
import type { Saving } from "~/models/row/receipt.server";
import { invalid, ok, type Result } from "~/models/row/result";
import { dropGone } from "~/models/row/undo.server";
import { readCompany } from "~/models/shop/company.server";
import { figures } from "~/models/shop/figures.server";
import { phoneKey } from "~/models/shop/phone";
import type { z } from "~/models/text/schema";
import { hasMoreBytes } from "~/models/text/typed-text";
import { keepForUndo } from "./delete.server";
import type { BuyerForm } from "./form";
import { readdressMails } from "./mail.server";

export type CorrectionInput = z.output<typeof BuyerForm> & { lines: Line[] };

export type Correctable = CorrectionInput & { reference: string; status: string; version: number };

/** Fields of a form that are none of the enquiry: what was typed into its lines. */
export const LINE_FIELDS = ["line", ...AMOUNTS, "remove", "list"];

export async function findCorrectable(id: string): Promise<Correctable | null> {
  const row = await db.enquiry.findUnique({
    where: { id },
    select: {
      ...{ reference: true, status: true, name: true, phone: true, email: true, version: true },
      lines: storedLines,
    },
  });
  return row && { ...row, lines: row.lines.map(readLine) };
}

/** The lines that a form came with, as `lines`, with what was typed into them; without those of `remove`, and with those of `list`. */
export async function readCorrectedLines(fields: URLSearchParams): Promise<Result<Line[]>> {
  const carried = readCarried(fields.get("lines"));
  if (!carried) return invalid({ form: ["The sizes did not arrive complete: open this enquiry again"] });
  const removed = fields.getAll("remove").map(Number);
  const nameOf = (_: Line, index: number) => (removed.includes(index) ? "" : String(index));
  const { now, errors } = readTypedInto(carried, fields, nameOf, figures);
  const list = fields.get("list") ?? "";
  const isTooLong = hasMoreBytes(list, MOST_LIST_BYTES);
  const rows = isTooLong ? [] : readPastedList(list).filter((row) => !isUsedUp(row));
  const unread = rows.flatMap((row) => {
    const why = row.ok ? sayLeft(row.left) : row.reason;
    return why ? [`“${row.typed}”: ${why}`] : [];
  });
  const lines = [
    ...now.filter((_, index) => !removed.includes(index)),
    ...rows.flatMap((row) => (row.ok ? [row.line] : [])),
  ];
  if (isTooLong) errors.list = [LIST_TOO_LONG];
  else if (unread.length > 0) errors.list = [unread.join("; ")];
  else if (lines.length > MOST_LINES) errors.list = [`An enquiry has at most ${MOST_LINES} sizes`];
  return Object.keys(errors).length > 0 ? invalid(errors) : ok(await nameLines(lines));
}

/** What would be lost: an enquiry's sizes have no remarks. */
function sayLeft(left: readonly string[]): string {
  const remarks = listRemarks(left).map((text) => `“${text}”`);
  return remarks.length > 0 ? `not part of the size, for the note: ${remarks.join(", ")}` : "";
}

export async function rewriteEnquiry(id: string, { lines, ...person }: CorrectionInput, saving: Saving) {
  const { country } = await readCompany();
  return updateRow(id, saving, {
    pictures: {},
    read: (tx) => tx.enquiry.findUnique({ where: { id }, select: { version: true } }),
    async write(tx) {
      await keepForUndo(tx, id);
      await tx.enquiryLine.deleteMany({ where: { enquiryId: id } });
      await tx.enquiry.update({
        where: { id },
        data: {
          ...person,
          phoneKey: phoneKey(person.phone, country),
          version: { increment: 1 },
          updatedAt: new Date(),
          lines: { create: await dropGone(lines.map(writeLine), "productId", tx.product) },
        },
        select: { id: true },
      });
      await readdressMails(tx, id, person.email);
    },
  });
}
