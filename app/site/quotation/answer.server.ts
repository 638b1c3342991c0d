import { type ActionFunctionArgs, data } from "@remix-run/node";
import { readClientAddress } from "~/http/client-address.server";
import { redirectWithFlash } from "~/http/cookie/flash.server";
import type { SentForm } from "~/http/form/multipart.server";
import { FORM_TOKEN_FIELD } from "~/http/form/own-field";
import type { Unsaved } from "~/http/form/reply.server";
import { readFormToken } from "~/http/form/token.server";
import { type AnswerIntent, answerRules } from "~/models/quotation/answer";
import { type Answer, answerQuotation } from "~/models/quotation/answer.server";
import { answers } from "~/models/quotation/state";
import type { FieldErrors } from "~/models/row/result";
import { figures } from "~/models/shop/figures.server";
import { sayCount } from "~/steel/figures";
import { checkByRules } from "~/ui/field/rule-check";
import { quotationCopy } from "./copy";
import { findSent, gone, pathOf, readRevision } from "./opened.server";
import { sayOutcome } from "./shown.server";

const FIELDS = ["name", "order", "note", "message", "reason", "revision"];

export type AnswerFailure = ReturnType<typeof failureOf>;

export function showAnswerAgain({ fields, message }: Unsaved) {
  return failureOf(fields, { form: [message.replace(/[.;]?$/, ".")] });
}

/** 400 with messages by field, 409 where something else was said first, 429 for too much from one network. */
export async function takeAnswer({ request, params }: ActionFunctionArgs, { fields }: SentForm) {
  const quotation = await findSent(params.token);
  if (!quotation) throw gone(valuesOf(fields));
  const reject = (errors: FieldErrors, init: ResponseInit) => data(failureOf(fields, errors), init);
  const intent = readIntent(fields);
  if (!intent) return reject({ form: [quotationCopy.noIntent] }, { status: 400 });
  const read = readAnswer(intent, fields);
  if (!read.ok) return reject(read.errors, { status: 400 });
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
  if (!now) throw gone(valuesOf(fields));
  const { newerFirst, closed } = quotationCopy;
  return reject({ form: [answered.isNewer ? newerFirst : closed(sayOutcome(now))] }, { status: 409 });
}

function readIntent(fields: URLSearchParams): AnswerIntent | null {
  const sent = fields.get("intent") ?? "";
  return Object.hasOwn(answers, sent) ? (sent as AnswerIntent) : null;
}

type Read = { ok: true; answer: Answer } | { ok: false; errors: FieldErrors };

function readAnswer(intent: AnswerIntent, fields: URLSearchParams): Read {
  const rules = answerRules[intent];
  const errors = checkByRules(rules, fields);
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const texts = Object.entries(rules).map(([name, { clean }]) => [name, clean(fields.get(name) ?? "")]);
  const { name, order, ...rest }: Record<string, string> = Object.fromEntries(texts);
  const text = [order && `Order number ${order}`, ...Object.values(rest)].filter(Boolean).join("\n");
  return { ok: true, answer: { intent, by: name ?? null, text: text || null } };
}

function failureOf(fields: URLSearchParams, errors: FieldErrors) {
  return { intent: readIntent(fields), errors, values: valuesOf(fields) };
}

/** A sender may make up as many names as fit: those that the form lacks are not given back. */
function valuesOf(fields: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...fields].filter(([name]) => FIELDS.includes(name)));
}
