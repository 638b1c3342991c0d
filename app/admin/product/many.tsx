import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { AdminHeading } from "~/admin/frame/admin-heading";
import { adminHead } from "~/admin/frame/head";
import { useTypedForm, WorkBack } from "~/admin/frame/typed-form";
import { answerForms, loadForms, refuse, type Sent } from "~/admin/frame/typed-form.server";
import { type RowRejection, UNDO_FAILED } from "~/admin/list/action.server";
import { ActionProblem } from "~/admin/list/list-screen";
import { redirectWithFlash } from "~/http/cookie/flash.server";
import { replyToFault } from "~/http/fault-reply.server";
import { productList } from "~/models/product/list";
import { type ManyField, ManyForm, MOST_AT_ONCE, manyFields } from "~/models/product/many";
import { listProductNames, resolveChoice } from "~/models/product/many.server";
import { deleteProducts, restoreProducts } from "~/models/product/write.server";
import { logEvent } from "~/models/row/audit.server";
import { sortKeys } from "~/models/row/list";
import { parseListQuery, pickListState } from "~/models/row/list-query";
import { checkForm } from "~/models/row/result";
import { figures } from "~/models/shop/figures.server";
import { writeSheet } from "~/models/spreadsheet/file.server";
import { storeText } from "~/models/spreadsheet/import.server";
import { CHOSEN_PRODUCTS } from "~/models/spreadsheet/store.server";
import { sayCount } from "~/steel/figures";
import { ManyChoice } from "./many-choice";
import { sheetAddress } from "./spreadsheet-upload";

const NOBODY = "These products are no longer there";
const TOO_MANY = `At most ${sayCount(MOST_AT_ONCE, "product", figures)} can be changed together`;

const SOME = 10;
const MANY_PATH = "/adminproductmany";

export const meta: MetaFunction = ({ matches }) => adminHead("Change many products", matches);

export async function loader(args: LoaderFunctionArgs) {
  const bare = { names: [] as string[], chosen: 0, tooMany: false, asks: false };
  return loadForms(args, productList.failure, bare, async () => {
    const { ids, matching } = await resolveChoice(readChoice(args.request));
    const names = await listProductNames(ids.slice(0, SOME));
    const asks = new URL(args.request.url).searchParams.has("delete");
    return { names, chosen: matching, tooMany: matching > MOST_AT_ONCE, asks };
  });
}

/** `intent=delete` and `undo`; without one it writes the change as a spreadsheet of the chosen products, which is looked at and brought in as every other. */
export async function action(args: ActionFunctionArgs) {
  return answerForms<unknown>(args, { delete: remove, undo, otherwise: look });
}

export default function ManyProducts() {
  const choice = useLoaderData<typeof loader>();
  const { typed, errors, isRestored } = useTypedForm("number");
  const { pathname, search } = useLocation();
  return (
    <div className="stack loose">
      <AdminHeading
        title="Change many products"
        back={{
          href: productList.path + pickListState(new URLSearchParams(search)),
          label: productList.title,
        }}
      />
      <ActionProblem />
      {isRestored && <WorkBack />}
      <ManyChoice choice={choice} typed={typed} errors={errors} path={pathname} search={search} />
    </div>
  );
}

async function look({ request, fields, session: { adminId } }: Sent) {
  const form = checkForm(ManyForm, fields);
  if (!form.ok) return refuse(fields, form.errors);
  const { ids, matching } = await resolveChoice(readChoice(request));
  if (ids.length === 0) return refuse(fields, { form: [NOBODY] }, 404);
  if (matching > ids.length) return refuse(fields, { form: [TOO_MANY] });
  const cells = (Object.keys(manyFields) as ManyField[]).flatMap((field) => {
    const text = form.value[field];
    return text === null ? [] : [[field, text] as const];
  });
  const stored = await storeText(adminId, CHOSEN_PRODUCTS, writeSheet(ids, cells));
  if (!stored.ok) return refuse(fields, { form: [stored.message] });
  return redirect(sheetAddress(stored.id, new URL(request.url).searchParams));
}

async function remove({ request, session: { adminId } }: Sent) {
  const { searchParams } = new URL(request.url);
  const { ids, matching } = await resolveChoice(readChoice(request));
  if (ids.length === 0) return refuse([], { form: [NOBODY] }, 404);
  if (matching > ids.length) return refuse([], { form: [TOO_MANY] });
  // What the question has named, and no more.
  if (Number(searchParams.get("of") ?? matching) !== matching) {
    const now = `The choice has ${sayCount(matching, "product", figures)} now: look at it again`;
    return refuse([], { form: [now] }, 409);
  }
  const { undoId, count } = await deleteProducts(ids);
  await logEvent({ event: "products-deleted", admin: adminId, subject: String(count) });
  const state = pickListState(searchParams);
  return redirectWithFlash(productList.path + state, {
    kind: "success",
    text: `${sayCount(count, "product", figures)} deleted.`,
    undo: { action: MANY_PATH + state, id: undoId },
  });
}

async function undo({ request, fields, session: { adminId } }: Sent) {
  const id = fields.get("id") ?? "";
  const state = pickListState(new URL(request.url).searchParams);
  const restored = await restoreProducts(id).catch((error: unknown) => ({ error }));
  if ("error" in restored) {
    const { status, message: reason, headers } = replyToFault(restored.error, request);
    const again: RowRejection = {
      problem: UNDO_FAILED,
      reason,
      undo: { action: MANY_PATH + state, id },
    };
    return data(again, { status, headers });
  }
  const to = productList.path + state;
  if (!restored.ok) return redirectWithFlash(to, { kind: "error", text: "It is too late to undo this." });
  const count = sayCount(restored.value, "product", figures);
  await logEvent({ event: "products-restored", admin: adminId, subject: String(restored.value) });
  return redirectWithFlash(to, { kind: "success", text: `${count} restored.` });
}

function readChoice(request: Request) {
  const { searchParams } = new URL(request.url);
  const query = parseListQuery(searchParams, sortKeys(productList));
  return { all: searchParams.has("all"), ids: searchParams.getAll("id"), query };
}
