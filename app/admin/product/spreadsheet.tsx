import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { AdminHeading } from "~/admin/frame/admin-heading";
import { adminHead } from "~/admin/frame/head";
import { readSheetFile } from "~/admin/frame/spreadsheet-file.server";
import { answerForms, loadForms, refuse, type Sent } from "~/admin/frame/typed-form.server";
import { redirectWithFlash } from "~/http/cookie/flash.server";
import { productList } from "~/models/product/list";
import { pickListState } from "~/models/row/list-query";
import { findUndo } from "~/models/row/undo.server";
import { sayMoment } from "~/models/shop/day.server";
import { figures } from "~/models/shop/figures.server";
import { MOST_SHOWN } from "~/models/spreadsheet/column";
import { bringIn, matchNames, storeText, undoImport } from "~/models/spreadsheet/import.server";
import {
  CHOSEN_PRODUCTS,
  dropSheet,
  findSheet,
  listDoneSheets,
  openStates,
  type StoredSheet,
} from "~/models/spreadsheet/store.server";
import { formatCount, sayCount } from "~/steel/figures";
import { Notice } from "~/ui/notice";
import { SheetPlan } from "./spreadsheet-plan";
import { DoneSheets, SheetUpload, sheetAddress } from "./spreadsheet-upload";

export const meta: MetaFunction = ({ matches }) => adminHead("Products as a spreadsheet", matches);

export async function loader(args: LoaderFunctionArgs) {
  return loadForms(args, productList.failure, { sheet: null, done: [] }, async ({ adminId }) => {
    const sheet = await findSheet(new URL(args.request.url).searchParams.get("sheet"), adminId);
    const now = new Date();
    const done = await listDoneSheets(adminId);
    return {
      sheet: sheet && {
        ...{ id: sheet.id, name: sheet.name, isFile: sheet.name !== CHOSEN_PRODUCTS, state: sheet.state },
        plan: { ...sheet.plan, refused: sheet.plan.refused.slice(0, MOST_SHOWN) },
        undoId: await findUndo("import", sheet.id),
      },
      done: done.map(({ id, name, createdAt }) => ({ id, name, moment: sayMoment(createdAt, now) })),
    };
  });
}

/** `intent` says what becomes of a sheet; without one a file is looked at. */
export async function action(args: ActionFunctionArgs) {
  const answers = {
    apply: withSheet((sheet, { fields, session }) => bringIn(sheet, session.adminId, fields.get("plan"))),
    match: withSheet((sheet) => matchNames(sheet, true)),
    unmatch: withSheet((sheet) => matchNames(sheet, false)),
    ...{ drop, undo, otherwise: lookAt },
  };
  return answerForms(args, answers, { files: ["file"], keeps: false });
}

export default function ProductSheet() {
  const { sheet, done } = useLoaderData<typeof loader>();
  const errors = useActionData<typeof action>()?.errors;
  const search = new URLSearchParams(useLocation().search);
  const list = productList.path + pickListState(search);
  const address = sheetAddress(null, search);
  const ended = sheet?.state === "done" || sheet?.state === "undone";
  return (
    <div className="stack loose">
      <AdminHeading title="Products as a spreadsheet" back={{ href: list, label: productList.title }} />
      {errors?.form && <Notice tone="bad">{errors.form[0]}</Notice>}
      {sheet && <SheetPlan sheet={sheet} action={address} list={list} />}
      {(!sheet || ended) && <SheetUpload action={address} errors={errors?.file} />}
      {(!sheet || ended) && <DoneSheets sheets={done.filter(({ id }) => id !== sheet?.id)} search={search} />}
    </div>
  );
}

async function lookAt(sent: Sent) {
  const { request, session } = sent;
  const file = await readSheetFile(sent);
  if (!file.ok) return refuse([], file.errors);
  const stored = await storeText(session.adminId, file.name, file.text);
  if (!stored.ok) return reject([stored.message]);
  return redirect(addressOf(request, stored.id));
}

type Work = (sheet: StoredSheet, sent: Sent) => Promise<void>;

function withSheet(work: Work) {
  return async (sent: Sent) => {
    const { request, fields, session } = sent;
    const sheet = await findSheet(fields.get("sheet"), session.adminId);
    if (!sheet) return reject(["This file is no longer here: send it again"], 404);
    if (openStates.includes(sheet.state)) await work(sheet, sent);
    return redirect(addressOf(request, sheet.id));
  };
}

async function undo({ request, fields, session: { adminId } }: Sent) {
  const undone = await undoImport(fields.get("id") ?? "", adminId);
  if (!undone.ok) return reject(["It is too late to undo this import"], 404);
  const { removed, changed, left } = undone.value;
  const kept =
    left > 0
      ? ` ${sayCount(left, "product was", figures, "products were")} changed or deleted since and left alone.`
      : "";
  const text = `Import undone: ${sayCount(removed, "product", figures)} removed, ${formatCount(changed, figures)} as before.${kept}`;
  return redirectWithFlash(addressOf(request, null), { kind: "success", text });
}

async function drop({ request, fields, session: { adminId } }: Sent) {
  await dropSheet(fields.get("sheet"), adminId);
  return redirect(addressOf(request, null));
}

function addressOf(request: Request, sheet: string | null) {
  return sheetAddress(sheet, new URL(request.url).searchParams);
}

function reject(file: string[], status = 400) {
  return refuse([], { file }, status);
}
