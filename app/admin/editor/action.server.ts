import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import {
  type EditorConfig,
  type EditorReply,
  listCompared,
  type PictureNames,
  type Said,
  type Sending,
} from "~/admin/editor/config.server";
import { collectPictures, dropPictures, saveWaiting } from "~/admin/editor/pictures.server";
import { redirectWithFlash } from "~/http/cookie/flash.server";
import type { SignedIn } from "~/http/cookie/session.server";
import { loadOr, replyToFault } from "~/http/fault-reply.server";
import type { SentForm } from "~/http/form/multipart.server";
import { FORM_TOKEN_FIELD, OWN_FIELDS, SAVED_DRAFT_FIELD } from "~/http/form/own-field";
import { respondToForm, type Unsaved } from "~/http/form/reply.server";
import { issueFormToken, readFormToken } from "~/http/form/token.server";
import { requireAdmin } from "~/http/guard.server";
import { type DraftPicture, takeSavedDraft } from "~/models/draft/saved.server";
import { SECRET_FIELDS } from "~/models/draft/secret";
import { takeTap } from "~/models/picture/tap";
import { logEvent } from "~/models/row/audit.server";
import { publicName } from "~/models/row/list";
import { pickListState } from "~/models/row/list-query";
import { digestFields, type Merged, mergeFields } from "~/models/row/merge.server";
import { findReceipt, listResults, receiptOf } from "~/models/row/receipt.server";
import type { FieldErrors, Result } from "~/models/row/result";
import { readVersion } from "~/models/row/version";

type ConfigOf = (id: string | undefined) => EditorConfig;

type Case = {
  request: Request;
  session: SignedIn;
  configOf: ConfigOf;
  config: EditorConfig;
  form: SentForm;
  pictures: DraftPicture[];
  sending: Sending;
  /** On the screen of a new one: the row that its form has made before. */
  made?: string;
};

/** What an answer says beside the form itself. */
type News = Partial<Said> & Pick<EditorReply, "stored">;

type Answer = Response | ReturnType<typeof data<EditorReply>>;

/** 302 when saved; shown again as typed with 400, 404, 409, 503 or 507. Sent twice it is saved once. */
export function editorAction(configOf: ConfigOf) {
  return (args: ActionFunctionArgs) => {
    const config = configOf(args.params.id);
    return respondToForm(args, {
      guard: (request, form) => requireAdmin(request, config.files, form),
      files: config.files,
      again: (unsaved) => showUnsaved(unsaved, config),
      respond: (form, session) => respondToSent({ request: args.request, form, session, configOf, config }),
    });
  };
}

async function respondToSent(sent: Omit<Case, "pictures" | "sending">) {
  const { form, session } = sent;
  const { fields } = form;
  const receiptId = receiptOfForm(form);
  const version = sent.config.id !== undefined ? readVersion(fields.get("version")) : undefined;
  const first = { ...sent, pictures: [], sending: { version, receiptId, adminId: session.adminId } };
  // Each step has a receipt of its own: what its form has saved before was something else.
  const step = sent.config.steps?.get(fields.get("intent") ?? "");
  if (step) return attempt(first, step(first.sending));
  const earlier = await findReceipt(receiptId);
  if (earlier !== null) return succeed(first, earlier);
  const about = await asChange(first);
  const { config } = about;

  if (takeTap(fields)) fields.set("intent", "focus");
  const intent = fields.get("intent") ?? "";
  if (intent === "theirs") return dropWork(about);
  const dropped = /^drop-(\w+)$/.exec(intent)?.[1];
  if (dropped) fields.set(`remove-${dropped}`, "1");
  const collected = await collectPictures(form, session);
  const filled = { ...about, pictures: collected.pictures };
  if (config.id !== undefined && !(await config.find(config.id))) return showMissing(filled);
  await config.amend?.(form, intent);
  if (intent === "" || config.saves?.includes(intent)) return save(filled, collected.errors);
  return showAgain(filled, 200, { errors: { ...(await config.unread?.(form.fields)), ...collected.errors } });
}

function receiptOfForm({ fields, files }: SentForm): string | null {
  const formId = readFormToken(fields.get(FORM_TOKEN_FIELD))?.id ?? null;
  if (formId === null) return null;
  const typed = [...fields].filter(([name]) => !OWN_FIELDS.includes(name));
  return receiptOf(formId, [typed, [...files].map(([field, { name, size }]) => [field, name, size])]);
}

/** Typed after the answer was lost: of a form that has made a row, what it says now is a change of that, as its sendings left it. */
async function asChange(about: Case): Promise<Case> {
  const { config, configOf, form, sending } = about;
  const results = config.id === undefined ? await listResults(sending.receiptId) : [];
  const [made] = results;
  if (made === undefined) return about;
  const version = readVersion(form.fields.get("version")) ?? results.length;
  return { ...about, made, config: configOf(made), sending: { ...sending, version } };
}

async function save(about: Case, pictureErrors: FieldErrors) {
  const { config, form, pictures, sending } = about;
  const checked = await config.check(form.fields, new Set(pictures.map(({ field }) => field)));
  if (!checked.ok || Object.keys(pictureErrors).length > 0) {
    const errors = "errors" in checked ? checked.errors : {};
    // The same form, sent twice at once, may have been saved and its pictures taken in the meantime.
    const earlier = await findReceipt(sending.receiptId);
    if (earlier !== null) return succeed(about, earlier);
    return showAgain(about, 400, { errors: { ...errors, ...pictureErrors } });
  }
  const names: PictureNames = Object.fromEntries(pictures.map(({ field, name }) => [field, name]));
  for (const field of config.files) {
    const off = form.fields.get(`without-${field}`);
    const stored = off && config.id ? (await config.find(config.id))?.pictures : null;
    // Somebody else's newer one was not meant.
    if (stored?.[field] === off) names[field] ??= null;
  }
  return attempt(about, checked.value(names, sending));
}

async function attempt(about: Case, deed: Promise<Result<string>>): Promise<Answer> {
  const { config, session, request } = about;
  const saved = await deed.catch((error: unknown) => ({ error }));
  if ("error" in saved) {
    const { status, message, headers } = replyToFault(saved.error, request);
    return showAgain(about, status, sayFailure(config.failure, message), headers);
  }
  if (saved.ok) {
    // Another sending of this form was faster, and said something else.
    const isOwn = config.id !== undefined || (await findReceipt(about.sending.receiptId)) !== null;
    const change = isOwn ? about : await asChange(about);
    if (change !== about) return save(change, {});
    const event = `${publicName(config.kind)}-${config.id === undefined ? "created" : "changed"}`;
    await logEvent({ event, admin: session.adminId, subject: saved.value });
    return succeed(about, saved.value);
  }
  const alert = config.conflict ?? null;
  if (saved.reason === "stale") return await showBoth(about, alert);
  if (saved.reason === "conflict") return showAgain(about, 409, { errors: saved.errors, alert });
  if (saved.reason === "invalid") return showAgain(about, 400, { errors: saved.errors });
  return showMissing(about);
}

function showMissing(about: Case) {
  const said = { alert: about.config.missing, reason: "It may have been deleted in the meantime" };
  return showAgain(about, 404, said);
}

async function succeed({ request, form, session, config, pictures }: Case, id: string) {
  const savedDraft = await takeSavedDraft(form.fields.get(SAVED_DRAFT_FIELD), session.adminId);
  await dropPictures([...pictures, ...(savedDraft?.pictures ?? [])]);
  const { to, ...said } = await config.success(id, form.fields);
  const state = config.id !== undefined ? pickListState(new URL(request.url).searchParams) : "";
  const saved = form.fields.get(FORM_TOKEN_FIELD)?.slice(0, 200);
  // A list that was narrowed is there again as it was.
  const [path = to] = to.split("?");
  return redirectWithFlash(state ? path + state : to, { kind: "success", saved, ...said });
}

const CHANGED = "It has changed in the meantime, but none of these fields. Look at it, and press again";

/** Its fields are both versions now, and made of the newer one. */
async function showBoth(about: Case, alert: string | null) {
  const { config, form, pictures } = about;
  const stored = config.id === undefined ? null : await config.find(config.id);
  let merged: Merged | null = null;
  if (stored) {
    const theirs = listCompared(stored);
    // Nobody has saved it: a quotation's buyer has answered, an enquiry has another state.
    if (config.files.length === 0 && form.fields.get("base") === digestFields(theirs)) {
      form.fields.set("version", String(stored.version));
      return showAgain(about, 409, { alert: [alert, CHANGED].filter(Boolean).join(" ") });
    }
    config.settle?.(form.fields);
    const untouched = config.files.filter((name) => !pictures.some(({ field }) => field === name));
    merged = mergeFields(form.fields, form.fields.get("base"), theirs, untouched);
    form.fields.set("base", digestFields(theirs));
  }
  return showAgain(about, 409, { stale: true, merged, alert, stored });
}

async function dropWork({ request, form, session }: Case) {
  const savedDraft = await takeSavedDraft(form.fields.get(SAVED_DRAFT_FIELD), session.adminId);
  await dropPictures(savedDraft?.pictures ?? []);
  const { pathname, searchParams } = new URL(request.url);
  return redirect(pathname + pickListState(searchParams));
}

async function showAgain(about: Case, status: number, news: News, headers: HeadersInit = {}) {
  const { request, form, config, pictures, made } = about;
  const sent = form.fields.get(FORM_TOKEN_FIELD);
  const intent = form.fields.get("intent") ?? "";
  const shown = news.stale || intent === "preview";
  const waiting = await saveWaiting(about);
  const lost: FieldErrors = {};
  for (const { field } of waiting ? [] : pictures) lost[field] = ["Choose the picture again"];
  const reply: EditorReply = {
    fields: ownFieldsTaken(form.fields),
    waiting,
    version: form.fields.get("version"),
    token: sent && readFormToken(sent) ? sent : issueFormToken(),
    intent,
    preview: shown && config.preview ? config.preview(form.fields) : null,
    ...(made && { stored: await loadOr(request, null, () => config.find(made)) }),
    ...news,
    errors: { ...lost, ...news.errors },
  };
  return data(reply, { status, headers: { "Cache-Control": "no-store", ...headers } });
}

/** For a form that did not arrive whole, or whose pictures could not be saved either: earlier ones go on waiting. */
function showUnsaved({ fields, status, message }: Unsaved, config: EditorConfig): EditorReply {
  const ours = status >= 500;
  const savedDraft = fields.get(SAVED_DRAFT_FIELD);
  const sent = fields.get(FORM_TOKEN_FIELD);
  return {
    fields: ownFieldsTaken(fields),
    ...(ours ? sayFailure(config.failure, message) : { errors: { form: [message] } }),
    waiting: savedDraft ? { id: savedDraft, pictures: [] } : null,
    version: fields.get("version"),
    token: readFormToken(sent) ? sent : null,
  };
}

function ownFieldsTaken(fields: URLSearchParams) {
  return [...fields].filter(
    ([name]) => !OWN_FIELDS.includes(name) && !SECRET_FIELDS.has(name) && !name.startsWith("remove-"),
  );
}

function sayFailure({ text, bare, end = "" }: EditorConfig["failure"], reason: string) {
  return bare ? { alert: text, reason } : { alert: text + reason + end, reason: null };
}
