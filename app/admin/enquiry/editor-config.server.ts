import type { EditorConfig } from "~/admin/editor/config.server";
import { writeReferencePath } from "~/models/enquiry/filter";
import { BuyerForm, buyerFields } from "~/models/enquiry/form";
import {
  type CorrectionInput,
  findCorrectable,
  LINE_FIELDS,
  readCorrectedLines,
  rewriteEnquiry,
} from "~/models/enquiry/office-correction.server";
import { fieldsOfRow } from "~/models/row/field";
import { publicName } from "~/models/row/list";
import { errorsByField, invalid, ok } from "~/models/row/result";

/** Of one request: what it saves is taken back by its success's Undo. */
export function enquiryConfig(id: string): EditorConfig<CorrectionInput> {
  let corrected = { reference: "", status: "" };
  let undoId: string | null = null;
  return {
    kind: "enquiry",
    id,
    files: [],
    async check(fields) {
      const person = BuyerForm.safeParse(Object.fromEntries(fields));
      const lines = await readCorrectedLines(fields);
      if (person.success && lines.ok) return ok({ ...person.data, lines: lines.value });
      return invalid({
        ...(person.success ? {} : errorsByField(person.error.issues)),
        ...(!lines.ok && lines.reason === "invalid" ? lines.errors : {}),
      });
    },
    settle(fields, { lines }) {
      for (const name of LINE_FIELDS) fields.delete(name);
      fields.set("lines", JSON.stringify(lines));
    },
    async save(input, _, saving) {
      const { saved, undoId: undo } = await rewriteEnquiry(id, input, saving);
      undoId = undo;
      return saved;
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
      return { fields: [...fields, ["lines", JSON.stringify(lines)]], version, pictures: {} };
    },
    missing: "Failed to fetch enquiry data.",
  };
}
