import { type FieldRule, findFault } from "./field-rule";
import { z } from "./schema";
import { cleanLine, cleanLines, hasAtMost, tooLong } from "./typed-text";

/** `meta` stands last: zod hands it on to the API's document of what comes in, whatever the text becomes on its way. */

export function requiredLine(max: number, missing: string, label: string, clean = cleanLine) {
  return z
    .string(missing)
    .transform(clean)
    .refine((text) => text !== "", { error: missing, abort: true })
    .refine((text) => hasAtMost(text, max), tooLong(label, max))
    .meta({ description: label, minLength: 1, maxLength: max });
}

/** `tidy` is for what is typed in more ways than one; it gets a clean line. */
export function optionalLine(max: number, label: string, tidy = (line: string) => line) {
  return z
    .string()
    .nullish()
    .transform((text) => tidy(cleanLine(text ?? "")))
    .refine((text) => hasAtMost(text, max), tooLong(label, max))
    .transform((text) => (text === "" ? null : text))
    .meta({ description: label, maxLength: max });
}

export function optionalText(max: number, label: string) {
  return z
    .string()
    .optional()
    .transform((text) => cleanLines(text ?? ""))
    .refine((text) => hasAtMost(text, max), tooLong(label, max));
}

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
