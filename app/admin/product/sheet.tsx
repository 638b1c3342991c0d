import { readFile } from "node:fs/promises";
import {
  type ActionFunctionArgs,
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { AdminHead } from "~/admin/frame/admin-head";
import { adminHead } from "~/admin/frame/title";
import { logError } from "~/http/error-log.server";
import { loadForm, respondToForm } from "~/http/form-reply.server";
import { requireAdmin } from "~/http/guard.server";
import type { SentForm } from "~/http/multipart.server";
import type { SignedIn } from "~/http/session.server";
import { dropIncoming } from "~/models/picture/folder.server";
import { productList } from "~/models/product/list";
import { pickListState } from "~/models/row/list-query";
import type { FieldErrors } from "~/models/row/result";
import { decodeSheet, LARGEST_SHEET } from "~/models/sheet/file.server";
import { beginSheet, readProgress, storeText } from "~/models/sheet/run.server";
import { dropSheet, findSheet } from "~/models/sheet/store.server";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { sheetAddress } from "./sheet-address";
import { SheetPlan } from "./sheet-plan";
import { SheetProgress } from "./sheet-progress";
import { SheetUpload } from "./sheet-upload";

export const meta: MetaFunction = ({ matches }) => adminHead("Products as a spreadsheet", matches);

/** Without a script the page that shows the progress asks for itself again. */
export function headers({ loaderHeaders, parentHeaders }: HeadersArgs) {
  const all = new Headers(parentHeaders);
  const refresh = loaderHeaders.get("Refresh");
  if (refresh) all.set("Refresh", refresh);
  return all;
}

export async function loader(args: LoaderFunctionArgs) {
  const nothing = { sheet: null, progress: null };
  return loadForm(
    args,
    "Error loading products.",
    () => nothing,
    async () => {
      const { adminId } = await requireAdmin(args.request);
      const asked = new URL(args.request.url).searchParams.get("sheet");
      const sheet = await findSheet(asked, adminId);
      const progress = sheet && readProgress(sheet.id);
      const { name, plan, state } = sheet ?? {};
      const shown = sheet && name && plan && state ? { id: sheet.id, name, plan, state } : null;
      return data({ sheet: shown, progress }, { headers: progress ? { Refresh: "2" } : {} });
    },
  );
}

/** `intent=apply` brings a sheet in, `drop` forgets it; without one a file is looked at. */
export async function action(args: ActionFunctionArgs) {
  return respondToForm(args, {
    guard: (request) => requireAdmin(request),
    files: ["file"],
    again: ({ message }): { errors: FieldErrors } => ({ errors: { form: [message] } }),
    respond: (form, session) => {
      const intent = form.fields.get("intent");
      if (intent === "apply") return apply(args.request, form, session);
      if (intent === "drop") return drop(args.request, form, session);
      return lookAt(args.request, form, session);
    },
  });
}

export default function ProductSheet() {
  const { sheet, progress } = useLoaderData<typeof loader>();
  const errors = useActionData<typeof action>()?.errors;
  const search = new URLSearchParams(useLocation().search);
  const list = productList.path + pickListState(search);
  const address = sheetAddress(null, search);
  const ended = sheet?.state === "done";
  return (
    <div className="stack loose">
      <AdminHead title="Products as a spreadsheet">
        <ButtonLink href={list} look="quiet" icon="back">
          All Product
        </ButtonLink>
      </AdminHead>
      {errors?.form && <Notice tone="bad">{errors.form[0]}</Notice>}
      {sheet && progress && <SheetProgress {...progress} />}
      {sheet && !progress && <SheetPlan sheet={sheet} action={address} list={list} />}
      {(!sheet || ended) && <SheetUpload action={address} errors={errors?.file} />}
    </div>
  );
}

async function lookAt(request: Request, { files, fields }: SentForm, { adminId }: SignedIn) {
  const file = files.get("file");
  if (!file) return reject(["Choose a file"]);
  try {
    if (file.size > LARGEST_SHEET) return reject(["The file must be 5 MB or smaller"]);
    const text = decodeSheet(await readFile(file.source));
    if (text === null)
      return reject(["This is not a CSV file: save the spreadsheet as CSV (comma separated)"]);
    const stored = await storeText(adminId, file.name || "file.csv", text);
    if (!stored.ok) return reject([stored.message]);
    await dropSheet(fields.get("sheet"), adminId);
    return redirect(addressOf(request, stored.id));
  } finally {
    await dropIncoming(file.source);
  }
}

async function apply(request: Request, { fields }: SentForm, { adminId }: SignedIn) {
  const sheet = await findSheet(fields.get("sheet"), adminId);
  if (!sheet) return reject(["This file is no longer here: send it again"], 404);
  const there = addressOf(request, sheet.id);
  if (sheet.state === "done" || readProgress(sheet.id)) return redirect(there);
  const { pathname } = new URL(request.url);
  const begun = beginSheet(sheet, adminId, (error) =>
    logError(pathname, error, request.headers.get("x-request-id")),
  );
  if (!begun) {
    return data<{ errors: FieldErrors }>(
      { errors: { form: ["Another file is being imported. Try again in a minute."] } },
      { status: 409 },
    );
  }
  return redirect(there);
}

async function drop(request: Request, { fields }: SentForm, { adminId }: SignedIn) {
  await dropSheet(fields.get("sheet"), adminId);
  return redirect(addressOf(request, null));
}

function addressOf(request: Request, sheet: string | null) {
  return sheetAddress(sheet, new URL(request.url).searchParams);
}

function reject(file: string[], status = 400) {
  return data<{ errors: FieldErrors }>({ errors: { file } }, { status });
}
