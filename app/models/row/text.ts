import { type FieldRule, findFault } from "~/models/row/field-rule";
import { z } from "~/models/row/schema";
import { cleanLine, cleanLines, countCharacters, tooLong } from "~/models/row/typed-text";

/*
 * The words and limits in `meta` are those of the API's document. They stand last: zod hands them on to the description
 * of what comes in, whatever the text is turned into on its way.
 */

/** `max` in characters; `missing` is the message for its absence. */
export function requiredLine(max: number, missing: string, label: string) {
  return z
    .string(missing)
    .transform(cleanLine)
    .refine((text) => text !== "", { error: missing, abort: true })
    .refine((text) => countCharacters(text) <= max, tooLong(label, max))
    .meta({ description: label, minLength: 1, maxLength: max });
}

/** `max` in characters; blank is null. */
export function optionalLine(max: number, label: string) {
  return z
    .string()
    .nullish()
    .transform((text) => cleanLine(text ?? ""))
    .refine((text) => countCharacters(text) <= max, tooLong(label, max))
    .transform((text) => (text === "" ? null : text))
    .meta({ description: label, maxLength: max });
}

/** `max` in characters; blank stays blank. */
export function optionalText(max: number, label: string) {
  return z
    .string()
    .optional()
    .transform((text) => cleanLines(text ?? ""))
    .refine((text) => countCharacters(text) <= max, tooLong(label, max));
}

/** Blank where it may be left empty. */
export function ruledField(rule: FieldRule) {
  return z
    .string()
    .nullish()
    .transform((text) => rule.clean(text ?? ""))
    .superRefine((text, context) => {
      const message = findFault(rule, text);
      if (message) context.addIssue({ code: "custom", message });
    });
}
