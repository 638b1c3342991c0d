import type { EditorConfig } from "~/admin/editor/config.server";
import { writeReferencePath } from "~/models/enquiry/filter";
import { BuyerForm, buyerFields } from "~/models/enquiry/form";
import { enquiryList } from "~/models/enquiry/list";
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
import { findUndo } from "~/models/row/undo.server";

/** Of one request: a merge with a newer version is made of the lines that it has read. */
export function enquiryConfig(id = ""): EditorConfig {
  let lines: Line[] = [];
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
      return ok((_, sending) => rewriteEnquiry(id, { ...person.value, lines }, sending));
    },
    settle(fields) {
      for (const name of LINE_FIELDS) fields.delete(name);
      fields.set("lines", writeCarried(lines));
    },
    /** Sent twice, it is answered as the first time; what somebody else has corrected since is not taken back with it. */
    async success(_, fields) {
      const row = await findCorrectable(id);
      if (!row) return { to: enquiryList.path, text: "Enquiry corrected." };
      const to = writeReferencePath(row);
      const isLatest = row.version === Number(fields.get("version")) + 1;
      const undoId = isLatest ? await findUndo("enquiry", id) : null;
      const undo = undoId ? { action: `${to}&noun=${publicName("enquiry")}`, id: undoId } : undefined;
      return { to, text: `Enquiry ${row.reference} corrected.`, undo };
    },
    failure: { text: "Update failed. ", end: "." },
    async find(asked) {
      const row = await findCorrectable(asked);
      if (!row) return null;
      const { version, lines } = row;
      const fields = fieldsOfRow(buyerFields, row);
      return { fields: [...fields, ["lines", writeCarried(lines)]], version, pictures: {} };
    },
    missing: "Failed to fetch enquiry data.",
  };
}
