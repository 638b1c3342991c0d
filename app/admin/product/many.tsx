import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { adminHead } from "~/admin/frame/title";
import { redirectWithFlash } from "~/http/flash.server";
import { loadForm, respondToForm, type SentForm } from "~/http/form-reply.server";
import { FORM_TOKEN_FIELD, readFormToken } from "~/http/form-token.server";
import { requireAdmin } from "~/http/guard.server";
import type { SignedIn } from "~/http/session.server";
import { productList } from "~/models/product/list";
import { ManyForm, MOST_AT_ONCE } from "~/models/product/many";
import { changeMany, listProductNames, resolveChoice } from "~/models/product/many.server";
import { logEvent } from "~/models/row/audit.server";
import { sortKeys } from "~/models/row/list";
import { parseListQuery, pickListState } from "~/models/row/list-query";
import { errorsByField } from "~/models/row/result";
import { figures } from "~/models/shop/figures.server";
import { sayCount } from "~/steel/figures";
import { ButtonLink } from "~/ui/button";
import { ManyChoice } from "./many-choice";
import { ManyPlan } from "./many-plan";
import { type ManyReply, parseSeen, showPlan, typedFields } from "./many-reply.server";

const NOBODY = "These products are no longer there";
const TOO_MANY = `At most ${MOST_AT_ONCE} products can be changed together`;

/** Names that tell which products are meant. */
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

/** Shows what would change; `intent=apply` does it, and `again` leads back to the fields. */
export async function action(args: ActionFunctionArgs) {
  const { request } = args;
  return respondToForm(args, {
    guard: (asked) => requireAdmin(asked),
    again: ({ fields, message }) => showFields(fields, { form: [message] }),
    respond: (form, session) =>
      form.fields.get("intent") === "apply" ? apply(request, form, session) : look(request, form),
  });
}

export default function ManyProducts() {
  const choice = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const { pathname, search } = useLocation();
  const address = pathname + search;
  return (
    <div className="stack loose">
      <div className="admin-head">
        <h1>Change many products</h1>
        <ButtonLink
          href={productList.path + pickListState(new URLSearchParams(search))}
          look="quiet"
          icon="back"
        >
          All Product
        </ButtonLink>
      </div>
      {reply?.plan ? (
        <ManyPlan plan={reply.plan} values={reply.values} moved={reply.moved} action={address} />
      ) : (
        <ManyChoice choice={choice} values={reply?.values} errors={reply?.errors} action={address} />
      )}
    </div>
  );
}

async function look(request: Request, { fields }: SentForm) {
  if (fields.get("intent") === "again") return data(showFields(fields, undefined));
  const parsed = ManyForm.safeParse(Object.fromEntries(fields));
  if (!parsed.success) return data(showFields(fields, errorsByField(parsed.error.issues)), { status: 400 });
  // Turning the pages of a preview keeps what was seen first.
  const seen = parseSeen(fields.get("seen"));
  const chosen = seen ? null : await resolveChoice(readChoice(request));
  const ids = seen?.map(({ id }) => id) ?? chosen?.ids ?? [];
  if (ids.length === 0) return data(showFields(fields, { form: [NOBODY] }), { status: 404 });
  if (chosen && chosen.matching > ids.length)
    return data(showFields(fields, { form: [TOO_MANY] }), { status: 400 });
  const plan = await showPlan(ids, parsed.data, { seen, page: fields.get("page") });
  const reply: ManyReply = { values: typedFields(fields), errors: undefined, plan, moved: null };
  return data(reply, { headers: { "Cache-Control": "no-store" } });
}

async function apply(request: Request, { fields }: SentForm, { adminId }: SignedIn) {
  const parsed = ManyForm.safeParse(Object.fromEntries(fields));
  const seen = parseSeen(fields.get("seen"));
  if (!parsed.success || !seen) return look(request, { ok: true, fields, files: new Map() });
  const receiptId = readFormToken(fields.get(FORM_TOKEN_FIELD))?.id ?? null;
  const changed = await changeMany(seen, parsed.data, { receiptId });
  if (!changed.ok) {
    const plan = await showPlan(
      seen.map(({ id }) => id),
      parsed.data,
    );
    const reply: ManyReply = { values: typedFields(fields), errors: undefined, plan, moved: changed };
    return data(reply, { status: 409, headers: { "Cache-Control": "no-store" } });
  }
  await logEvent({ event: "products-changed", admin: adminId, subject: String(changed.changed) });
  const { searchParams } = new URL(request.url);
  return redirectWithFlash(productList.path + pickListState(searchParams), {
    kind: "success",
    text: `${sayCount(changed.changed, "product", figures)} changed.`,
  });
}

function readChoice(request: Request) {
  const { searchParams } = new URL(request.url);
  const query = parseListQuery(searchParams, sortKeys(productList));
  return { all: searchParams.has("all"), ids: searchParams.getAll("id"), query };
}

function showFields(fields: URLSearchParams, errors: ManyReply["errors"]): ManyReply {
  return { values: typedFields(fields), errors, plan: null, moved: null };
}
