import { type ActionFunctionArgs, data } from "@remix-run/node";
import { readClientAddress } from "~/http/client-address.server";
import { redirectWithFlash } from "~/http/flash.server";
import type { Unsaved } from "~/http/form-reply.server";
import { FORM_TOKEN_FIELD, readFormToken } from "~/http/form-token.server";
import type { SentForm } from "~/http/multipart.server";
import {
  AcceptForm,
  type Answer,
  answerQuotation,
  ChangeForm,
  DeclineForm,
} from "~/models/quotation/answer.server";
import { errorsByField, type FieldErrors } from "~/models/row/result";
import { figures } from "~/models/shop/figures.server";
import { sayCount } from "~/steel/figures";
import { type AnswerIntent, answerIntents } from "./answer-intent";
import { quotationCopy } from "./copy";
import { findSent, gone, pathOf, readRevision } from "./opened.server";
import { sayOutcome } from "./outcome.server";

const FIELDS = ["name", "order", "note", "message", "reason", "revision"];

export type AnswerFailure = {
  intent: AnswerIntent | null;
  errors: FieldErrors;
  values: Record<string, string>;
};

/** The form again, with everything typed. */
export function showAnswerAgain({ fields, message }: Unsaved): AnswerFailure {
  return failureOf(fields, { form: [message.replace(/[.;]?$/, ".")] });
}

/** 400 with messages by field, 409 where something else was said first, 429 for too much from one network. */
export async function takeAnswer({ request, params }: ActionFunctionArgs, { fields }: SentForm) {
  const quotation = await findSent(params.token);
  if (!quotation) throw gone();
  const reject = (errors: FieldErrors, init: ResponseInit) => data(failureOf(fields, errors), init);
  const intent = readIntent(fields);
  const read = intent
    ? readers[intent](Object.fromEntries(fields))
    : unread({ form: [quotationCopy.noIntent] });
  if (!intent || !read.ok) return reject(read.ok ? {} : read.errors, { status: 400 });
  const revision = Number(fields.get("revision") ?? readRevision(request) ?? quotation.revision);
  const token = readFormToken(fields.get(FORM_TOKEN_FIELD));
  const sender = { address: readClientAddress(request), receiptId: token?.id ?? null };
  const answered = await answerQuotation(quotation.id, revision, read.answer, new Date(), sender);
  if (answered.ok) {
    const flash = { kind: "success", text: quotationCopy[intent].done } as const;
    return redirectWithFlash(pathOf(quotation), flash);
  }
  if (answered.seconds !== null) {
    const minutes = sayCount(Math.ceil(answered.seconds / 60), "minute", figures);
    const headers = { "Retry-After": String(answered.seconds) };
    return reject({ form: [quotationCopy.tooMany(minutes)] }, { status: 429, headers });
  }
  const now = await findSent(params.token);
  if (!now) throw gone();
  const { newerFirst, closed } = quotationCopy;
  return reject({ form: [answered.isNewer ? newerFirst : closed(sayOutcome(now))] }, { status: 409 });
}

function readIntent(fields: URLSearchParams) {
  return answerIntents.find((intent) => intent === fields.get("intent")) ?? null;
}

type Read = { ok: true; answer: Answer } | { ok: false; errors: FieldErrors };

const readers: Record<AnswerIntent, (typed: Record<string, string>) => Read> = {
  accept(typed) {
    const { data: read, error } = AcceptForm.safeParse(typed);
    if (error) return unread(errorsByField(error.issues));
    const text = [read.order && `Order number ${read.order}`, read.note].filter(Boolean).join("\n");
    return { ok: true, answer: { kind: "accepted", by: read.name, text: text || null } };
  },
  change(typed) {
    const { data: read, error } = ChangeForm.safeParse(typed);
    if (error) return unread(errorsByField(error.issues));
    return { ok: true, answer: { kind: "asked", by: null, text: read.message } };
  },
  decline(typed) {
    const { data: read, error } = DeclineForm.safeParse(typed);
    if (error) return unread(errorsByField(error.issues));
    return { ok: true, answer: { kind: "declined", by: null, text: read.reason || null } };
  },
};

function unread(errors: FieldErrors): Read {
  return { ok: false, errors };
}

/** A sender may make up as many names as fit: those that the form lacks are not given back. */
function failureOf(fields: URLSearchParams, errors: FieldErrors): AnswerFailure {
  const values = Object.fromEntries([...fields].filter(([name]) => FIELDS.includes(name)));
  return { intent: readIntent(fields), errors, values };
}
