import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import type { EditorAnswer, EditorPlan, Sending } from "~/admin/editor/plan.server";
import { redirectWithFlash } from "~/http/flash.server";
import { answerForm, type Unsaved } from "~/http/form-answer.server";
import { FORM_TOKEN_FIELD, issueFormToken, readFormToken } from "~/http/form-token.server";
import { requireAdmin } from "~/http/guard.server";
import { collectPictures, PARKED_FIELD, parkPictures, type SentForm } from "~/http/saved-draft.server";
import type { SignedIn } from "~/http/session.server";
import { loadOr, replyToFault } from "~/http/store-fault.server";
import { findParkedPost, type ParkedPicture, takeParkedPost } from "~/models/draft/saved.server";
import { removePicture } from "~/models/picture/write.server";
import { pickListState } from "~/models/row/list-query";
import { findAnswer } from "~/models/row/receipt.server";
import type { FieldErrors } from "~/models/row/result";
import { readVersion } from "~/models/row/version";
import { logEvent } from "~/models/shop/audit.server";

type Case<Input> = {
  request: Request;
  session: SignedIn;
  plan: EditorPlan<Input>;
  form: SentForm;
  pictures: ParkedPicture[];
  sending: Sending;
};

/**
 * Answers an editor's form: saved (302 and a message), or shown again with all that was typed and the pictures that
 * came with it: 400 with messages, 409 when somebody else saved first, 503 or 507 when the store is busy or full.
 * Sent twice it is saved once and answered alike. Throws 404 when what is edited is gone.
 */
export async function answerEditorForm<Input>(args: ActionFunctionArgs, plan: EditorPlan<Input>) {
  return answerForm(args, {
    guard: (request) => requireAdmin(request, plan.files),
    files: plan.files,
    again: (unsaved) => showUnsaved(unsaved, plan),
    answer: (form, session) => answerSent(args.request, form, session, plan),
  });
}

async function answerSent<Input>(
  request: Request,
  form: SentForm,
  session: SignedIn,
  plan: EditorPlan<Input>,
) {
  const { fields } = form;
  const receiptId = readFormToken(fields.get(FORM_TOKEN_FIELD))?.id ?? null;
  const version = plan.mode === "edit" ? readVersion(fields.get("version")) : undefined;
  const about = { request, session, plan, form, pictures: [], sending: { version, receiptId } };
  const earlier = await findAnswer(receiptId);
  if (earlier !== null) return succeed(about, earlier);
  if (plan.mode === "edit" && !(await plan.exists())) throw data({ message: plan.missing }, { status: 404 });

  const intent = fields.get("intent") ?? "";
  if (intent === "theirs") return dropWork(about);
  const dropped = /^drop-(\w+)$/.exec(intent)?.[1];
  if (dropped) fields.set(`remove-${dropped}`, "1");
  const collected = await collectPictures(form, session);
  const filled = { ...about, pictures: collected.pictures };
  if (intent === "") return save(filled, collected.errors);
  plan.amend?.(fields, intent);
  return showAgain(filled, 200, { errors: collected.errors });
}

async function save<Input>(about: Case<Input>, pictureErrors: FieldErrors) {
  const { plan, form, pictures, sending, session } = about;
  const checked = plan.check(form.fields, new Set(pictures.map(({ field }) => field)));
  if (!checked.ok || Object.keys(pictureErrors).length > 0) {
    const errors = checked.ok || checked.reason !== "invalid" ? {} : checked.errors;
    // The same form, sent twice at once, may have been saved and its pictures taken in the meantime.
    const earlier = await findAnswer(sending.receiptId);
    if (earlier !== null) return succeed(about, earlier);
    return showAgain(about, 400, { errors: { ...errors, ...pictureErrors } });
  }
  const names = Object.fromEntries(pictures.map(({ field, name }) => [field, name]));
  try {
    const saved = await plan.save(checked.value, names, sending);
    if (saved.ok) {
      const event = `${plan.noun}-${plan.mode === "add" ? "created" : "changed"}`;
      logEvent({ event, admin: session.adminId, subject: saved.value });
      return succeed(about, saved.value);
    }
    if (saved.reason === "stale") return showAgain(about, 409, { stale: true });
    if (saved.reason === "invalid") return showAgain(about, 400, { errors: saved.errors });
  } catch (error) {
    return showFault(about, error);
  }
  await dropPictures(pictures);
  throw data({ message: plan.missing }, { status: 404 });
}

/** Goes on to the next screen. Pictures that the row does not use (a double click's, replaced ones) are removed. */
async function succeed<Input>({ request, form, session, plan, pictures }: Case<Input>, id: string) {
  const parked = await takeParkedPost(form.fields.get(PARKED_FIELD), session.adminId);
  const used = new Set(await plan.listPictures(id));
  const left = [...pictures, ...(parked?.pictures ?? [])].filter(({ name }) => !used.has(name));
  await dropPictures(left);
  const { to, text, links } = plan.success(id);
  const state = plan.mode === "edit" ? pickListState(new URL(request.url).searchParams) : "";
  const saved = form.fields.get(FORM_TOKEN_FIELD)?.slice(0, 200);
  return redirectWithFlash(to + state, { kind: "success", text, saved, ...(links ? { links } : {}) });
}

/** Keeps what somebody else has saved: the form is forgotten, with the pictures that waited for it. */
async function dropWork<Input>({ request, form, session }: Case<Input>) {
  const parked = await takeParkedPost(form.fields.get(PARKED_FIELD), session.adminId);
  await dropPictures(parked?.pictures ?? []);
  const { pathname, searchParams } = new URL(request.url);
  return redirect(pathname + pickListState(searchParams));
}

/** A store that failed: said in the noun's words, with everything kept that can be kept. */
async function showFault<Input>(about: Case<Input>, error: unknown) {
  const { status, message, headers } = replyToFault(error, about.request);
  return showAgain(about, status, sayFailure(about.plan.failure, message), headers);
}

async function showAgain<Input>(
  about: Case<Input>,
  status: number,
  news: Partial<EditorAnswer>,
  headers: HeadersInit = {},
) {
  const { form, plan, pictures } = about;
  const sent = form.fields.get(FORM_TOKEN_FIELD);
  const intent = form.fields.get("intent") ?? "";
  const shown = news.stale || intent === "preview";
  const kept = await keepPictures(about);
  const lost: FieldErrors = {};
  for (const { field } of kept ? [] : pictures) lost[field] = ["Please choose the picture again"];
  const answer: EditorAnswer = {
    fields: ownFieldsTaken(form.fields),
    alert: null,
    reason: null,
    stale: false,
    kept,
    version: form.fields.get("version"),
    token: sent && readFormToken(sent) ? sent : issueFormToken(),
    intent,
    preview: shown && plan.preview ? plan.preview(form.fields) : null,
    ...news,
    errors: { ...lost, ...news.errors },
  };
  return data(answer, { status, headers: { "Cache-Control": "no-store", ...headers } });
}

/** Fields of the form itself: they are made anew for the next sending. */
const OWN_FIELDS = new Set([FORM_TOKEN_FIELD, PARKED_FIELD, "version", "intent"]);

/** Parks the pictures for the next sending; those that were dropped or replaced are removed. */
async function keepPictures<Input>({ request, session, form, pictures }: Case<Input>) {
  const parked = form.fields.get(PARKED_FIELD);
  const earlier = await loadOr(request, null, () => findParkedPost(parked, session.adminId));
  const waiting = earlier?.pictures ?? [];
  try {
    const id = await parkPictures(request, session, form, pictures);
    await dropPictures(missingIn(pictures, waiting));
    return id ? { id, pictures } : null;
  } catch {
    // The store that refused the form refuses its new pictures too; those that waited go on waiting.
    await dropPictures(missingIn(waiting, pictures));
    return earlier ? { id: earlier.id, pictures: waiting } : null;
  }
}

function missingIn(some: readonly ParkedPicture[], all: readonly ParkedPicture[]) {
  return all.filter(({ name }) => !some.some((picture) => picture.name === name));
}

async function dropPictures(pictures: readonly ParkedPicture[]) {
  for (const { name } of pictures) await removePicture(name);
}

/**
 * A form that did not arrive whole, or that met a store which could not even keep its pictures: what was typed, and the
 * id under which earlier pictures go on waiting.
 */
function showUnsaved<Input>({ fields, status, message }: Unsaved, plan: EditorPlan<Input>): EditorAnswer {
  const ours = status >= 500;
  const parked = fields.get(PARKED_FIELD);
  const sent = fields.get(FORM_TOKEN_FIELD);
  return {
    fields: ownFieldsTaken(fields),
    errors: ours ? {} : { form: [message] },
    ...(ours ? sayFailure(plan.failure, message) : { alert: null, reason: null }),
    stale: false,
    kept: parked ? { id: parked, pictures: [] } : null,
    version: fields.get("version"),
    token: readFormToken(sent) ? sent : null,
    intent: "",
    preview: null,
  };
}

function ownFieldsTaken(fields: URLSearchParams) {
  return [...fields].filter(([name]) => !OWN_FIELDS.has(name) && !name.startsWith("remove-"));
}

function sayFailure({ text, bare }: EditorPlan<unknown>["failure"], reason: string) {
  return bare ? { alert: text, reason } : { alert: text + reason, reason: null };
}
