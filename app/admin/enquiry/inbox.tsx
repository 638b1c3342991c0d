import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EnquiryForm } from "~/admin/enquiry/status-form";
import { adminHead } from "~/admin/frame/title";
import { ActionProblem, ListProblem } from "~/admin/list/row-list";
import { noRows } from "~/admin/list/row-list.server";
import { ListTools } from "~/admin/list/tools";
import { redirectWithFlash } from "~/http/flash.server";
import { answerForm } from "~/http/form-answer.server";
import { requireAdmin } from "~/http/guard.server";
import { listReply, loadList } from "~/http/list-load.server";
import { type EnquiryStatus, enquiryStatuses } from "~/models/enquiry/form";
import {
  checkEnquiryUpdate,
  countEnquiries,
  enquirySortColumns,
  parseEnquiryStatus,
  tableEnquiries,
  updateEnquiry,
} from "~/models/enquiry/list.server";
import { type ListQuery, parseListQuery, writeListQuery } from "~/models/row/list-query";
import { logEvent } from "~/models/shop/audit.server";
import { withDays } from "~/models/shop/day.server";
import { Chip } from "~/ui/chip";
import { ChipRow } from "~/ui/chip-row";
import { EmptyState } from "~/ui/empty-state";
import { useFrame } from "~/ui/frame/frame";
import { Pager } from "~/ui/pager";
import { EnquiryCard } from "./card";

export { alwaysFresh as shouldRevalidate } from "~/admin/frame/always-fresh";

const PATH = "/adminenquiries";
const STALE = "Somebody else has changed this enquiry. Your note is still here; save it again to keep it.";
const GONE = "This enquiry does not exist any more.";
const NOTHING = { table: noRows, counts: { new: 0, answered: 0, closed: 0, spam: 0 } };

export const meta: MetaFunction = () => adminHead("Enquiries");

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const query = parseListQuery(searchParams, enquirySortColumns);
  const status = parseEnquiryStatus(searchParams.get("status"));
  const list = await loadList(request, "Failed to load enquiries.", NOTHING, async () => {
    await requireAdmin(request);
    const [table, counts] = await Promise.all([tableEnquiries(query, status), countEnquiries()]);
    return { table: withDays(table), counts };
  });
  return data({ query: { ...query, page: list.table.page }, status, ...list }, listReply(list));
}

export async function action(args: ActionFunctionArgs) {
  return answerForm(args, {
    guard: (request) => requireAdmin(request),
    again: ({ fields, message }) => ({ ...typedInto(fields), problem: "Not saved.", reason: message }),
    async answer({ fields }, session) {
      const typed = typedInto(fields);
      const refuse = (problem: string, status: number) =>
        data({ ...typed, problem, reason: null }, { status });
      const checked = checkEnquiryUpdate(typed.values);
      if (!checked.ok) return refuse(checked.message, 400);
      const saved = await updateEnquiry(typed.id, checked.input, checked.version);
      if (!saved.ok) return saved.reason === "stale" ? refuse(STALE, 409) : refuse(GONE, 404);
      logEvent({ event: "enquiry-changed", admin: session.adminId, subject: typed.id });
      const { pathname, search } = new URL(args.request.url);
      return redirectWithFlash(pathname + search, {
        kind: "success",
        text: `Enquiry ${saved.value} saved as ${checked.input.status}.`,
      });
    },
  });
}

export default function Enquiries() {
  const { query, status, table, counts, problem } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const company = useFrame()?.company;
  const here = listHref(query, status);
  return (
    <>
      <div className="admin-head">
        <h1>{problem ? "Enquiries" : `Enquiries (${table.total})`}</h1>
      </div>
      <ActionProblem />
      <ListProblem text={problem} />
      {problem && answer?.id && <UnsavedEnquiry {...answer} action={here} />}
      <div className="admin-tools">
        <ChipRow label="Status">
          <Chip href={listHref({ ...query, page: 1 }, null)} active={status === null}>
            All but spam
          </Chip>
          {enquiryStatuses.map((each) => (
            <Chip
              key={each}
              href={listHref({ ...query, page: 1 }, each)}
              active={status === each}
              count={problem ? undefined : counts[each]}
            >
              {each}
            </Chip>
          ))}
        </ChipRow>
      </div>
      {table.total > 0 && (
        <ListTools
          path={PATH}
          query={query}
          also={status ? { status } : {}}
          matching={table.matching}
          csv={`${PATH}.csv`}
          hint="Name, phone, reference or words"
        />
      )}
      {!problem && table.rows.length === 0 && <EmptyState title="No data available." />}
      <ul className="stack plain">
        {table.rows.map((enquiry) => (
          <li key={enquiry.id}>
            <EnquiryCard
              enquiry={enquiry}
              action={here}
              company={company}
              typed={answer?.id === enquiry.id ? answer.values : {}}
            />
          </li>
        ))}
      </ul>
      <Pager page={table.page} pages={table.pages} href={(page) => listHref({ ...query, page }, status)} />
    </>
  );
}

/** What was typed into the form of an enquiry that cannot be shown itself. */
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
  return search.size > 0 ? `${PATH}?${search}` : PATH;
}
