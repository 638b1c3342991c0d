import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EnquiryForm } from "~/admin/enquiry/status-form";
import { adminHead } from "~/admin/frame/title";
import { ListScreen } from "~/admin/list/list-screen";
import { noRows, withDays } from "~/admin/list/row-list.server";
import { ListTools } from "~/admin/list/tools";
import { redirectWithFlash } from "~/http/flash.server";
import { respondToForm } from "~/http/form-reply.server";
import { requireAdmin } from "~/http/guard.server";
import { listReply, loadList } from "~/http/list-load.server";
import { type EnquiryStatus, enquiryStatuses } from "~/models/enquiry/form";
import { enquiryList } from "~/models/enquiry/list";
import {
  checkEnquiryUpdate,
  countEnquiries,
  listEnquiryRows,
  parseEnquiryStatus,
  updateEnquiry,
} from "~/models/enquiry/list.server";
import { searchHint, sortKeys } from "~/models/row/list";
import { type ListQuery, parseListQuery, writeListQuery } from "~/models/row/list-query";
import { logEvent } from "~/models/shop/audit.server";
import { ButtonLink } from "~/ui/button";
import { Chip } from "~/ui/chip";
import { ChipRow } from "~/ui/chip-row";
import { useFrame } from "~/ui/frame/frame";
import { EnquiryCard } from "./card";
import { EmptyInbox } from "./empty-inbox";
import { respondToMailAction } from "./mail-action.server";

export { alwaysFresh as shouldRevalidate } from "~/admin/frame/always-fresh";

const STALE = "Somebody else has changed this enquiry. Your note is still here; save it again to keep it.";
const GONE = "This enquiry does not exist any more.";
const NOTHING = { table: noRows, counts: { new: 0, answered: 0, closed: 0, spam: 0 } };

export const meta: MetaFunction = ({ matches }) => adminHead(enquiryList.title, matches);

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const query = parseListQuery(searchParams, sortKeys(enquiryList));
  const status = parseEnquiryStatus(searchParams.get("status"));
  const list = await loadList(request, enquiryList.failure, NOTHING, async () => {
    await requireAdmin(request);
    const [table, counts] = await Promise.all([listEnquiryRows(query, status), countEnquiries()]);
    return { table: withDays(enquiryList, table), counts };
  });
  return data({ query: { ...query, page: list.table.page }, status, ...list }, listReply(list));
}

export async function action(args: ActionFunctionArgs) {
  return respondToForm(args, {
    guard: (request) => requireAdmin(request),
    again: ({ fields, message }) => ({ ...typedInto(fields), problem: "Not saved.", reason: message }),
    async respond({ fields }, session) {
      const { pathname, search } = new URL(args.request.url);
      const answered = await respondToMailAction(fields, pathname + search);
      if (answered) return answered;
      const typed = typedInto(fields);
      const reject = (problem: string, status: number) =>
        data({ ...typed, problem, reason: null }, { status });
      const checked = checkEnquiryUpdate(typed.values);
      if (!checked.ok) return reject(checked.message, 400);
      const saved = await updateEnquiry(typed.id, checked.input, checked.version);
      if (!saved.ok) return saved.reason === "stale" ? reject(STALE, 409) : reject(GONE, 404);
      logEvent({ event: "enquiry-changed", admin: session.adminId, subject: typed.id });
      return redirectWithFlash(pathname + search, {
        kind: "success",
        text: `Enquiry ${saved.value} saved as ${checked.input.status}.`,
      });
    },
  });
}

export default function Enquiries() {
  const data = useLoaderData<typeof loader>();
  const { query, status, table, counts, problem } = data;
  const reply = useActionData<typeof action>();
  const company = useFrame()?.company;
  const here = listHref(query, status);
  return (
    <ListScreen
      heading={problem ? enquiryList.title : `${enquiryList.title} (${table.total})`}
      data={data}
      href={(state) => listHref(state, status)}
      empty={<EmptyInbox q={query.q} status={status} all={listHref({ ...query, q: "", page: 1 }, status)} />}
      actions={
        <ButtonLink href="/addenquiry" icon="plus">
          New enquiry from a message
        </ButtonLink>
      }
      tools={
        <>
          {problem && reply?.id && <UnsavedEnquiry {...reply} action={here} />}
          <StatusChips query={query} status={status} counts={problem ? null : counts} />
          {table.total > 0 && (
            <ListTools
              path={enquiryList.path}
              query={query}
              also={status ? { status } : {}}
              matching={table.matching}
              csv={`${enquiryList.path}.csv`}
              hint={searchHint(enquiryList)}
            />
          )}
        </>
      }
    >
      <ul className="stack plain">
        {table.rows.map((enquiry) => (
          <li key={enquiry.id}>
            <EnquiryCard
              enquiry={enquiry}
              action={here}
              company={company}
              typed={reply?.id === enquiry.id ? reply.values : {}}
            />
          </li>
        ))}
      </ul>
    </ListScreen>
  );
}

type StatusChipsProps = {
  query: ListQuery;
  status: EnquiryStatus | null;
  /** Null when they could not be counted. */
  counts: Record<EnquiryStatus, number> | null;
};

function StatusChips({ query, status, counts }: StatusChipsProps) {
  const first = { ...query, page: 1 };
  return (
    <div className="admin-tools">
      <ChipRow label="Status">
        <Chip href={listHref(first, null)} active={status === null}>
          All but spam
        </Chip>
        {enquiryStatuses.map((each) => (
          <Chip key={each} href={listHref(first, each)} active={status === each} count={counts?.[each]}>
            {each}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}

/** The enquiry itself cannot be shown, but what was typed must not be lost. */
function UnsavedEnquiry({ id, values, action }: Typed & { action: string }) {
  return (
    <div className="panel">
      <EnquiryForm
        id={id}
        version={values.version ?? ""}
        status={values.status ?? "new"}
        note={values.note ?? ""}
        action={action}
        name="the enquiry"
      />
    </div>
  );
}

type Typed = { id: string; values: Record<string, string> };

function typedInto(fields: URLSearchParams): Typed {
  const values: Record<string, string> = Object.fromEntries(fields);
  return { id: values.id ?? "", values };
}

function listHref(query: ListQuery, status: EnquiryStatus | null) {
  const search = new URLSearchParams(writeListQuery(query));
  if (status) search.set("status", status);
  return search.size > 0 ? `${enquiryList.path}?${search}` : enquiryList.path;
}
