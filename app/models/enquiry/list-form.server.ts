import { ruledField } from "~/models/row/text";
import { dayOf } from "~/models/shop/day.server";
import { ContactForm } from "./form";
import { enquiryListRules } from "./rules";

const rules = enquiryListRules(() => dayOf(new Date()));

const blankIsNull = (text: string) => text || null;

export const EnquiryListForm = ContactForm.extend({
  message: ruledField(rules.message),
  deliveryPlace: ruledField(rules.deliveryPlace).transform(blankIsNull),
  wantedOn: ruledField(rules.wantedOn).transform(blankIsNull),
});
