import { contactRules } from "~/models/enquiry/rules";
import { type FieldRule, lineRule, linesRule } from "~/models/row/field-rule";
import type { AnswerIntent } from "./answer-intent";

const LONGEST = 2000;

/** As the server checks them, for the browser. */
export const answerRules: Record<AnswerIntent, Record<string, FieldRule>> = {
  accept: {
    name: contactRules.name,
    order: lineRule("Order number", 60, null),
    note: linesRule("Note", LONGEST, null),
  },
  change: { message: linesRule("Message", LONGEST, "Enter what should be changed") },
  decline: { reason: linesRule("Reason", LONGEST, null) },
};
