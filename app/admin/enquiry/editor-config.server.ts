import type { EditorConfig } from "~/admin/editor/config.server";
import { writeReferencePath } from "~/models/enquiry/filter";
import { BuyerForm, buyerFields } from "~/models/enquiry/form";
import {
  findCorrectable,
  LINE_FIELDS,
  readCorrectedLines,
  rewriteEnquiry,
} from "~/models/enquiry/office-correction.server";
import type { Line } from "~/models/line/line";
import { writeCarried } from "~/models/line/shape";
import { fieldsOfRow } from "~/models/row/field";
import { publicName } from "~/models/row/list";
import { checkForm, invalid, ok } from "~/models/row/result";

/** Of one request: what it saves is taken back by its success's Undo. */
export function enquiryConfig(id = ""): EditorConfig {
  let corrected = { reference: "", status: "" };
  let lines: Line[] = [];
  let undoId: string | null = null;
  return {
    kind: "enquiry",
    id,
    files: [],
    async check(fields) {
      const person = checkForm(BuyerForm, fields);
      const read = await readCorrectedLines(fields);
      if (!person.ok || !read.ok) {
        return invalid({
          ...("errors" in person && person.errors),
          ...("errors" in read && read.errors),
        });
      }
      lines = read.value;
      return ok(async (_, sending) => {
        const { saved, undoId: undo } = await rewriteEnquiry(id, { ...person.value, lines }, sending);
        undoId = undo;
        return saved;
      });
    },
    settle(fields) {
      for (const name of LINE_FIELDS) fields.delete(name);
      fields.set("lines", writeCarried(lines));
    },
    success() {
      const to = writeReferencePath(corrected);
      const action = `${to}&noun=${publicName("enquiry")}`;
      return {
        to,
        text: `Enquiry ${corrected.reference} corrected.`,
        ...(undoId ? { undo: { action, id: undoId } } : {}),
      };
    },
    failure: { text: "Update failed. ", end: "." },
    async find(asked) {
      const row = await findCorrectable(asked);
      if (!row) return null;
      corrected = row;
      const { version, lines } = row;
      const fields = fieldsOfRow(buyerFields, row);
      return { fields: [...fields, ["lines", writeCarried(lines)]], version, pictures: {} };
    },
    missing: "Failed to fetch enquiry data.",
  };
}
