import { contactRules } from "~/models/enquiry/rules";
import { type FieldRule, lineRule, linesRule } from "~/models/text/field-rule";
import type { answers } from "./state";

/** What a buyer's form is sent for. */
export type AnswerIntent = keyof typeof answers;

const LONGEST = 2000;

export const answerRules: Record<AnswerIntent, Record<string, FieldRule>> = {
  accept: {
    name: contactRules.name,
    order: lineRule("Order number", 60, null),
    note: linesRule("Note", LONGEST, null),
  },
  change: { message: linesRule("Message", LONGEST, "Enter what should be changed") },
  decline: { reason: linesRule("Reason", LONGEST, null) },
};
