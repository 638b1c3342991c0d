import { LIST_TOO_LONG, MOST_LIST_BYTES } from "~/models/line/pasted";
import { dayOf } from "~/models/shop/day.server";
import { z } from "~/models/text/schema";
import { ruledField } from "~/models/text/text";
import { cleanLines, hasMoreBytes, withoutControl } from "~/models/text/typed-text";
import { ContactForm } from "./form";
import { enquiryListRules } from "./rules";

const rules = enquiryListRules(() => dayOf(new Date()));

const blankIsNull = (text: string) => text || null;

const PastedText = z
  .string()
  .optional()
  .refine((text) => !hasMoreBytes(text ?? "", MOST_LIST_BYTES), { error: LIST_TOO_LONG })
  .transform((text) => (cleanLines(text ?? "") ? keepColumns(text ?? "") : null));

/** A table's tabs and blanks say which column is empty: without them tonnes become pieces. */
function keepColumns(text: string) {
  return withoutControl(text)
    .replace(/\r\n?/g, "\n")
    .replace(/^\s*\n/, "")
    .trimEnd();
}

export const EnquiryListForm = ContactForm.extend({
  message: ruledField(rules.message),
  deliveryPlace: ruledField(rules.deliveryPlace).transform(blankIsNull),
  wantedOn: ruledField(rules.wantedOn).transform(blankIsNull),
  list: PastedText,
});
