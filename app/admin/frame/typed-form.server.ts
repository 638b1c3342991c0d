import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { redirectWithFlash } from "~/http/cookie/flash.server";
import type { SignedIn } from "~/http/cookie/session.server";
import { loadOr } from "~/http/fault-reply.server";
import { INCOMPLETE, type SentForm } from "~/http/form/multipart.server";
import { SAVED_DRAFT_FIELD } from "~/http/form/own-field";
import { loadForm, respondToForm } from "~/http/form/reply.server";
import { readSavedDraft } from "~/http/form/saved-draft.server";
import { requireAdmin } from "~/http/guard.server";
import { takeSavedDraft } from "~/models/draft/saved.server";
import { SECRET_FIELDS } from "~/models/draft/secret";
import { logEvent } from "~/models/row/audit.server";
import type { FieldErrors } from "~/models/row/result";

/** A screen of forms. Guards, too; what was sent after its session had ended is `restored`. */
export function loadForms<T extends object, Bare extends object>(
  args: LoaderFunctionArgs,
  sentence: string | undefined,
  bare: Bare,
  load: (session: SignedIn) => Promise<T>,
) {
  return loadForm(
    args,
    sentence,
    () => ({ ...bare, restored: null }),
    async () => {
      const session = await requireAdmin(args.request);
      const [loaded, draft] = await Promise.all([load(session), readSavedDraft(args.request, session)]);
      return { ...loaded, restored: draft?.fields ?? null };
    },
  );
}

export type Sent = SentForm & { request: Request; session: SignedIn };

type Answers<Reply> = Record<string, (sent: Sent) => Promise<Reply>> & {
  /** Of a form that names no intent, or another. */
  otherwise: (sent: Sent) => Promise<Reply>;
};

type Answering = {
  files?: readonly string[];
  /** Whether what is sent after its session had ended is given back. */
  keeps?: boolean;
};

/** Guards, too. Each form of a screen has its answer by its `intent`. */
export function answerForms<Reply>(
  args: ActionFunctionArgs,
  answers: Answers<Reply>,
  { files, keeps = true }: Answering = {},
) {
  return respondToForm(args, {
    guard: (request, form) => requireAdmin(request, keeps ? [] : undefined, form),
    ...(files && { files }),
    again: ({ fields, message }) => giveBack(fields, { form: [message] }),
    respond: (form, session) => {
      const intent = form.fields.get("intent") ?? "";
      const answer = Object.hasOwn(answers, intent) ? answers[intent] : undefined;
      return (answer ?? answers.otherwise)({ ...form, request: args.request, session });
    },
  });
}

type Fields = Iterable<[name: string, value: string]>;

/** What was typed, with what is wrong with it; no secret is sent back. */
export function giveBack(fields: Fields, errors: FieldErrors) {
  return { fields: [...fields].filter(([name]) => !SECRET_FIELDS.has(name)), errors };
}

export async function answerSaved(sent: Sent, event: string, text: string) {
  await dropKept(sent);
  await logEvent({ event, admin: sent.session.adminId, subject: null });
  return redirectWithFlash(new URL(sent.request.url).pathname, { kind: "success", text });
}

/** Where two have saved, the newer version stays, and what was typed goes. */
export async function keepTheirs(sent: Sent) {
  await dropKept(sent);
  return redirect(new URL(sent.request.url).pathname);
}

/** Where a form was given back after its session had ended, what was kept of it goes. */
export async function dropKept({ request, session: { adminId } }: Sent) {
  const { searchParams } = new URL(request.url);
  await loadOr(request, null, () => takeSavedDraft(searchParams.get(SAVED_DRAFT_FIELD), adminId));
}

export function refuse(fields: Fields, errors: FieldErrors, status = 400, headers: HeadersInit = {}) {
  return data(giveBack(fields, errors), { status, headers });
}

/** For a form whose fields may all be empty: what brings none of them, such as a form of an older page, would empty it. */
export function refuseOther() {
  return refuse([], { form: [INCOMPLETE] });
}
