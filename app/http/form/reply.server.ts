import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import {
  type FaultPage,
  faultPage,
  isFailure,
  replyToFault,
  thrownPage,
  waitHeaders,
} from "~/http/fault-reply.server";
import { discardFiles, readForm, type SentForm } from "./multipart.server";
import { UnsavedForm } from "./saved-draft.server";

export type Unsaved = { fields: URLSearchParams; status: number; message: string };

type FormConfig<Entry, Shown, Reply> = {
  /** Asked before the form is read, and with the form behind it: a session may end while it comes in. */
  guard: (request: Request, form?: SentForm) => Promise<Entry>;
  files?: readonly string[];
  again: (unsaved: Unsaved) => Shown;
  respond: (form: SentForm, entry: Entry) => Promise<Reply>;
};

type Args = Pick<ActionFunctionArgs, "request" | "context">;

/** A form that does not arrive whole, a store that fails and a bug answer with the same screen and everything typed. */
export async function respondToForm<Entry, Shown, Reply>(
  { request, context }: Args,
  { guard, files = [], again, respond }: FormConfig<Entry, Shown, Reply>,
) {
  const reject = (unsaved: Unsaved, headers = waitHeaders(unsaved.status)) => {
    refused.add(context);
    return data(again(unsaved), {
      status: unsaved.status,
      headers: { "Cache-Control": "no-store", ...headers },
    });
  };
  const rejectFault = (fields: URLSearchParams, error: unknown) => {
    if (!isFailure(error)) throw thrownPage(error, request);
    const { status, message, headers } = replyToFault(error, request);
    return reject({ fields, status, message }, headers);
  };
  try {
    await guard(request);
  } catch (error) {
    if (!isFailure(error)) throw thrownPage(error, request);
    const fields = error instanceof UnsavedForm ? error.fields : (await readForm(request, { files })).fields;
    return rejectFault(fields, error);
  }
  const form = await readForm(request, { files }).catch((error: unknown) => ({ error }));
  if ("error" in form) return rejectFault(new URLSearchParams(), form.error);
  if (!form.ok) return reject(form);
  try {
    const entry = await guard(request, form).catch(async (error: unknown) => {
      await discardFiles(form.files);
      throw error;
    });
    const response = await respond(form, entry);
    if (isRefusal(response)) refused.add(context);
    return response;
  } catch (error) {
    return rejectFault(form.fields, error);
  }
}

function isRefusal(response: unknown) {
  if (typeof response !== "object" || response === null || !("init" in response)) return false;
  const { init } = response;
  return typeof init === "object" && init !== null && "status" in init && Number(init.status) >= 400;
}

export async function everybody() {
  return null;
}

/** Requests whose form comes back: what was typed in it is nowhere else. */
const refused = new WeakSet<object>();

/** After a refused form a screen whose row is gone or cannot be loaded is `bare`, so that what was typed is not lost with it. */
export async function loadForm<T, Bare>(
  { request, context }: Pick<LoaderFunctionArgs, "request" | "context">,
  sentence: string | undefined,
  bare: (fault: FaultPage) => Bare,
  load: () => Promise<T>,
): Promise<T | Bare> {
  try {
    return await load();
  } catch (error) {
    if (refused.has(context) && isRefusal(error)) return bare({ message: sentence ?? null, reference: null });
    if (!isFailure(error)) throw thrownPage(error, request);
    const page = faultPage(error, request, sentence);
    if (!refused.has(context)) throw page;
    return bare(page.data);
  }
}
