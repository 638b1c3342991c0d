import { contactRules } from "~/models/enquiry/rules";
import { type FieldTable, formOf } from "~/models/row/field";
import { z } from "~/models/text/schema";
import { ruledField } from "~/models/text/text";

export const enquiryStatuses = ["new", "answered", "closed", "spam"] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];

export const LONGEST_NOTE = 2000;

export const ContactForm = z.object({
  name: ruledField(contactRules.name),
  phone: ruledField(contactRules.phone),
  email: ruledField(contactRules.email).transform((text) => text || null),
  message: ruledField(contactRules.message),
  product: z
    .string()
    .optional()
    .transform((id) => (id?.length === 24 ? id : null)),
});

/** As the office writes a buyer down. */
export const buyerFields = {
  name: {
    label: "Buyer's name",
    rule: ruledField({ ...contactRules.name, missing: "Enter the buyer's name" }),
    input: { maxLength: contactRules.name.most },
  },
  phone: {
    label: "Buyer's phone",
    rule: ruledField({ ...contactRules.phone, missing: "Enter the buyer's phone number" }),
    input: { type: "tel", maxLength: contactRules.phone.most },
    half: true,
  },
  email: {
    label: "Buyer's email",
    rule: ruledField(contactRules.email).transform((text) => text || null),
    input: { type: "email", maxLength: contactRules.email.most },
    half: true,
  },
} satisfies FieldTable;

export const BuyerForm = formOf(buyerFields);

type ContactInput = z.output<typeof ContactForm>;

/** The day as `2026-12-31`; `list` is pasted text that is not among the lines. */
export type EnquiryInput = ContactInput & {
  deliveryPlace?: string | null;
  wantedOn?: string | null;
  list?: string | null;
};

export const AS_WRITTEN = "As written";
