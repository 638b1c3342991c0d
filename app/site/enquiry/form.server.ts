import type { z } from "zod";
import { FORM_TOKEN_FIELD, readFormToken } from "~/http/form-token.server";
import { readForm } from "~/http/multipart.server";
import type { EnquiryOrigin } from "~/models/enquiry/write.server";
import { errorsByField, type FieldErrors } from "~/models/row/result";

/** What a refused form is shown again with: everything typed, and the messages by field. */
export type FormFailure = { values: Record<string, string>; errors: FieldErrors };

type EnquiryForm<Input> =
  | { ok: true; input: Input; values: Record<string, string>; origin: EnquiryOrigin }
  | { ok: false; status: number; failure: FormFailure };

/** Reads and checks a form that ends in an enquiry: the fields by `schema`, the honeypot and the form's age. */
export async function readEnquiryForm<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<EnquiryForm<z.output<Schema>>> {
  const form = await readForm(request, { files: [] });
  if (!form.ok)
    return { ok: false, status: form.status, failure: { values: {}, errors: { form: [form.message] } } };
  const values = Object.fromEntries(form.fields);
  const parsed = schema.safeParse(values);
  if (!parsed.success) {
    const errors = errorsByField(parsed.error.issues);
    return { ok: false, status: 400, failure: { values, errors } };
  }
  const token = readFormToken(values[FORM_TOKEN_FIELD]);
  const origin = {
    sourcePage: readSourcePage(request),
    honeypot: values.website ?? "",
    ageMs: token?.ageMs ?? null,
    receiptId: token?.id ?? null,
  };
  return { ok: true, input: parsed.data, values, origin };
}

/** Path and query of the page the form stood on. */
function readSourcePage(request: Request) {
  const referer = request.headers.get("Referer");
  if (!referer || !URL.canParse(referer)) return null;
  const { pathname, search } = new URL(referer);
  return (pathname + search).slice(0, 300);
}
