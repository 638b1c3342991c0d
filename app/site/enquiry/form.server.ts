import { data } from "@remix-run/node";
import type { z } from "zod";
import { readClientAddress } from "~/http/client-address.server";
import type { SentForm } from "~/http/form/multipart.server";
import { FORM_TOKEN_FIELD } from "~/http/form/own-field";
import type { Unsaved } from "~/http/form/reply.server";
import { readFormToken } from "~/http/form/token.server";
import type { EnquiryInput } from "~/models/enquiry/form";
import { createEnquiry, type EnquiryOrigin } from "~/models/enquiry/write.server";
import { isEdited, readTypedLines, type TypedAmounts } from "~/models/line/amounts";
import type { Line } from "~/models/line/line";
import { keyOf } from "~/models/line/packed.server";
import { withQuery } from "~/models/row/query";
import { listResultsUnder, receiptOf } from "~/models/row/receipt.server";
import { errorsByField, type FieldErrors } from "~/models/row/result";
import { recallCompany } from "~/models/shop/company.server";
import { figures } from "~/models/shop/figures.server";
import { formatPhone } from "~/models/shop/phone";
import { sayCount } from "~/steel/figures";

const VISITOR = ["name", "phone", "email", "message", "deliveryPlace", "wantedOn"];
const SHOWN = ["was-name", "was-phone", "was-email"];
const FIELDS = [...VISITOR, ...SHOWN, "product", "website", FORM_TOKEN_FIELD];

export type Typed = { values: Record<string, string>; lines: TypedAmounts; list: string };

/** A sender may make up as many names as fit: those that the form lacks are not given back. */
export function readTyped(fields: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...fields].filter(([name]) => FIELDS.includes(name)));
}

export function readAllTyped(fields: URLSearchParams): Typed {
  return { values: readTyped(fields), lines: readTypedLines(fields), list: fields.get("list") ?? "" };
}

/** Whether something was typed that a new page would not show. */
export function holdsTyped({ values, lines, list }: Typed, listed: readonly Line[]): boolean {
  const texts = [list, ...VISITOR.map((name) => values[name] ?? "")];
  if (texts.some((text) => text.trim() !== "")) return true;
  return listed.some((line) => isEdited(line, lines[keyOf(line)]));
}

export type FormFailure = { errors: FieldErrors; typed: Typed };

/** The form again, with a sentence that belongs to no field and the phone as the other way. */
export function showEnquiryAgain({ fields, message }: Unsaved): FormFailure {
  return {
    typed: readAllTyped(fields),
    errors: { form: [`${message.replace(/[.;]?$/, ".")} ${callInstead()}`] },
  };
}

/** `done` answers its reference; else 400 with messages by field, or 429 and Retry-After. */
export async function sendEnquiry<Done>(
  request: Request,
  { fields }: SentForm,
  schema: z.ZodType<EnquiryInput>,
  lines: Line[],
  done: (reference: string) => Promise<Done>,
) {
  const values = readTyped(fields);
  const parsed = schema.safeParse({ ...values, list: fields.get("list") ?? "" });
  if (!parsed.success)
    return reject({ typed: readAllTyped(fields), errors: errorsByField(parsed.error.issues) }, 400);
  const sent = await createEnquiry(parsed.data, lines, readOrigin(request, fields));
  if (sent.ok) return done(sent.reference);
  const minutes = Math.ceil(sent.seconds / 60);
  const message = `Too many enquiries have come from your address. Try again in ${sayCount(minutes, "minute", figures)}.`;
  const headers = { "Retry-After": String(sent.seconds) };
  return reject(showEnquiryAgain({ fields, status: 429, message }), 429, headers);
}

/** The reference that the same form, sent before as it is, was answered with; null for a new one. */
export async function findSent(fields: URLSearchParams): Promise<string | null> {
  return (await listResultsUnder(receiptOfTyped(fields))).at(-1) ?? null;
}

function receiptOfTyped(fields: URLSearchParams) {
  const token = readFormToken(fields.get(FORM_TOKEN_FIELD));
  return token && receiptOf(token.id, readAllTyped(fields));
}

function reject(failure: FormFailure, status: number, headers: HeadersInit = {}) {
  return data(failure, { status, headers });
}

function readOrigin(request: Request, fields: URLSearchParams): EnquiryOrigin {
  return {
    address: readClientAddress(request),
    sourcePage: readSourcePage(request),
    honeypot: fields.get("website") ?? "",
    ageMs: readFormToken(fields.get(FORM_TOKEN_FIELD))?.ageMs ?? null,
    receiptId: receiptOfTyped(fields),
  };
}

function callInstead() {
  const { phone, country } = recallCompany();
  return `Or call us on ${formatPhone(phone, country)}.`;
}

/** Path and query of the page the form stood on. */
function readSourcePage(request: Request) {
  const referer = request.headers.get("Referer");
  if (!referer || !URL.canParse(referer)) return null;
  const { pathname, searchParams } = new URL(referer);
  // A list that was handed on says nothing of where its reader came from, and fills the line.
  searchParams.delete("list");
  return withQuery(pathname, searchParams).slice(0, 300);
}
