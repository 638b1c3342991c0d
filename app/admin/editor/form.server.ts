import { data, redirect } from "@remix-run/node";
import { logError } from "~/http/error-log.server";
import { redirectWithFlash } from "~/http/flash.server";
import { FORM_TOKEN_FIELD, issueFormToken, readFormToken } from "~/http/form-token.server";
import { readForm } from "~/http/multipart.server";
import { collectPictures, PARKED_FIELD, parkPictures, type SentForm } from "~/http/saved-draft.server";
import type { SignedIn } from "~/http/session.server";
import { findParkedPost, type ParkedPicture, takeParkedPost } from "~/models/draft/saved.server";
import { removePicture } from "~/models/picture/write.server";
import { pickListState } from "~/models/row/list-query";
import { findAnswer } from "~/models/row/receipt.server";
import type { FieldErrors, Result } from "~/models/row/result";
import { readStorageFault } from "~/models/row/store-fault.server";
import { logEvent } from "~/models/shop/audit.server";

/** What an editor shows again after a form that was not saved. */
export type EditorAnswer = {
  /** Everything that was typed. */
  fields: [name: string, value: string][];
  errors: FieldErrors;
  /** The sentence about a store that failed. */
  alert: string | null;
  /** Somebody else has saved since: what is stored now differs from what this form was made of. */
  stale: boolean;
  /** Pictures that wait for the next sending, under the id of the hidden field. */
  kept: { id: string; pictures: ParkedPicture[] } | null;
  version: string | null;
  /** The form's one-time id; null when the form could not be read. */
  token: string | null;
  /** The button that was pressed, "" for saving. */
  intent: string;
  /** The text as it would be stored, where it is asked for. */
  preview: string | null;
};

/** The version that an edit was made of and the form's one-time id. */
export type Sending = { version: number | undefined; receiptId: string | null };

/** How a noun's form is saved. */
export type EditorPlan<Input> = {
  noun: "product" | "blog" | "testimonial";
  mode: "add" | "edit";
  /** Fields that carry a picture. */
  files: readonly string[];
  /** Checks what was typed; `pictures` are the fields that brought one. */
  check: (fields: URLSearchParams, pictures: ReadonlySet<string>) => Result<Input>;
  /** `pictures` are the names of stored pictures by field. */
  save: (input: Input, pictures: Record<string, string>, sending: Sending) => Promise<Result<string>>;
  /** Names of the pictures that the saved row uses. */
  listPictures: (id: string) => Promise<(string | null)[]>;
  success: (id: string) => { to: string; text: string; links?: { href: string; label: string }[] };
  /** What stands before the reason when the store fails; without a reason after it when `bare`. */
  failure: { text: string; bare?: boolean };
  /** Whether there is a row to edit, and the sentence about one that is not there. */
  exists: () => Promise<boolean>;
  missing: string;
  /** Changes the fields for a button that saves nothing. */
  amend?: (fields: URLSearchParams, intent: string) => void;
  /** The text as it would be stored. */
  preview?: (fields: URLSearchParams) => string;
};

type UnreadForm = Extract<Awaited<ReturnType<typeof readForm>>, { ok: false }>;

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
export async function answerEditorForm<Input>(request: Request, session: SignedIn, plan: EditorPlan<Input>) {
  const form = await readForm(request, { files: [...plan.files] });
  if (!form.ok) return data(unreadable(form, plan), { status: form.status });
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
  try {
    const collected = await collectPictures(form, session);
    const filled = { ...about, pictures: collected.pictures };
    if (intent === "") return await save(filled, collected.errors);
    plan.amend?.(fields, intent);
    return await showAgain(filled, 200, { errors: collected.errors });
  } catch (error) {
    if (error instanceof Response) throw error;
    return showFault(about, error);
  }
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
  return redirectWithFlash(to + state, { kind: "success", text, ...(links ? { links } : {}) });
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
  const { plan, request } = about;
  const fault = readStorageFault(error);
  if (!fault) logError(new URL(request.url).pathname, error, request.headers.get("x-request-id"));
  const alert = sayFailure(plan.failure, fault?.message ?? "Something went wrong");
  const headers: HeadersInit = fault ? { "Retry-After": String(fault.retryAfter) } : {};
  return showAgain(about, fault?.status ?? 500, { alert }, headers);
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
    fields: [...form.fields].filter(([name]) => !OWN_FIELDS.has(name) && !name.startsWith("remove-")),
    alert: null,
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
  const earlier = await findParkedPost(form.fields.get(PARKED_FIELD), session.adminId);
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

/** A form without its version (a program's) overwrites whatever there is. */
function readVersion(text: string | null) {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** A form that did not arrive as a whole: too large, broken, or without room for its files. */
function unreadable<Input>({ status, message }: UnreadForm, { failure }: EditorPlan<Input>): EditorAnswer {
  const ours = status >= 500;
  return {
    fields: [],
    errors: ours ? {} : { form: [message] },
    alert: ours ? sayFailure(failure, message) : null,
    stale: false,
    kept: null,
    version: null,
    token: null,
    intent: "",
    preview: null,
  };
}

function sayFailure({ text, bare }: EditorPlan<unknown>["failure"], reason: string) {
  return bare ? text : text + reason;
}
