import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { AdminHead } from "~/admin/frame/admin-head";
import { adminHead } from "~/admin/frame/title";
import { loadForm, respondToForm } from "~/http/form-reply.server";
import { requireAdmin } from "~/http/guard.server";
import type { SentForm } from "~/http/multipart.server";
import type { SignedIn } from "~/http/session.server";
import { productList } from "~/models/product/list";
import { type ManyField, ManyForm, MOST_AT_ONCE, manyFields } from "~/models/product/many";
import { listProductNames, resolveChoice } from "~/models/product/many.server";
import { sortKeys } from "~/models/row/list";
import { parseListQuery, pickListState } from "~/models/row/list-query";
import { errorsByField, type FieldErrors } from "~/models/row/result";
import { storeText } from "~/models/sheet/sheet.server";
import { writeSheet } from "~/models/sheet/write";
import { figures } from "~/models/shop/figures.server";
import { sayCount } from "~/steel/figures";
import { ButtonLink } from "~/ui/button";
import { ManyChoice } from "./many-choice";
import { sheetAddress } from "./sheet-address";

const NOBODY = "These products are no longer there";
const TOO_MANY = `At most ${sayCount(MOST_AT_ONCE, "product", figures)} can be changed together`;

const SOME = 10;

export const meta: MetaFunction = ({ matches }) => adminHead("Change many products", matches);

export async function loader(args: LoaderFunctionArgs) {
  return loadForm(
    args,
    productList.failure,
    () => ({ names: [] as string[], chosen: 0, tooMany: false }),
    async () => {
      await requireAdmin(args.request);
      const { ids, matching } = await resolveChoice(readChoice(args.request));
      const names = await listProductNames(ids.slice(0, SOME));
      return { names, chosen: matching, tooMany: matching > MOST_AT_ONCE };
    },
  );
}

/** Writes the change as a spreadsheet of the chosen products, which is looked at and brought in as every other. */
export async function action(args: ActionFunctionArgs) {
  return respondToForm(args, {
    guard: (request) => requireAdmin(request),
    again: ({ fields, message }) => showFields(fields, { form: [message] }),
    respond: (form, session) => look(args.request, form, session),
  });
}

export default function ManyProducts() {
  const choice = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const { pathname, search } = useLocation();
  return (
    <div className="stack loose">
      <AdminHead title="Change many products">
        <ButtonLink
          href={productList.path + pickListState(new URLSearchParams(search))}
          look="quiet"
          icon="back"
        >
          All Product
        </ButtonLink>
      </AdminHead>
      <ManyChoice choice={choice} values={reply?.values} errors={reply?.errors} action={pathname + search} />
    </div>
  );
}

async function look(request: Request, { fields }: SentForm, { adminId }: SignedIn) {
  const parsed = ManyForm.safeParse(Object.fromEntries(fields));
  if (!parsed.success) return data(showFields(fields, errorsByField(parsed.error.issues)), { status: 400 });
  const { ids, matching } = await resolveChoice(readChoice(request));
  if (ids.length === 0) return data(showFields(fields, { form: [NOBODY] }), { status: 404 });
  if (matching > ids.length) return data(showFields(fields, { form: [TOO_MANY] }), { status: 400 });
  const cells = listFields().flatMap((field) => {
    const text = parsed.data[field];
    return text === null ? [] : [[field, text] as const];
  });
  const stored = await storeText(adminId, "What would change", writeSheet(ids, cells));
  if (!stored.ok) return data(showFields(fields, { form: [stored.message] }), { status: 400 });
  return redirect(sheetAddress(stored.id, new URL(request.url).searchParams));
}

function readChoice(request: Request) {
  const { searchParams } = new URL(request.url);
  const query = parseListQuery(searchParams, sortKeys(productList));
  return { all: searchParams.has("all"), ids: searchParams.getAll("id"), query };
}

/** A form may carry as many names as its sender likes: only the screen's own are given back. */
function showFields(fields: URLSearchParams, errors: FieldErrors) {
  const values = Object.fromEntries(listFields().map((name) => [name, fields.get(name) ?? ""]));
  return { values: values as Partial<Record<ManyField, string>>, errors };
}

function listFields() {
  return Object.keys(manyFields) as ManyField[];
}
