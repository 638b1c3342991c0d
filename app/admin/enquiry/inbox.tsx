import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminHead } from "~/admin/frame/title";
import { ActionProblem } from "~/admin/list/row-list";
import { ListTools } from "~/admin/list/tools";
import { redirectWithFlash } from "~/http/flash.server";
import { requireAdmin } from "~/http/guard.server";
import { readForm } from "~/http/multipart.server";
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

export const meta: MetaFunction = () => adminHead("Enquiries");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { searchParams } = new URL(request.url);
  const query = parseListQuery(searchParams, enquirySortColumns);
  const status = parseEnquiryStatus(searchParams.get("status"));
  const [table, counts] = await Promise.all([tableEnquiries(query, status), countEnquiries()]);
  return { query: { ...query, page: table.page }, status, table: withDays(table), counts };
}

export async function action({ request }: ActionFunctionArgs) {
  const session = await requireAdmin(request);
  const form = await readForm(request, { files: [] });
  if (!form.ok) return data({ problem: form.message, id: null, values: {} }, { status: form.status });
  const values: Record<string, string> = Object.fromEntries(form.fields);
  const id = values.id ?? "";
  const checked = checkEnquiryUpdate(values);
  if (!checked.ok) return data({ problem: checked.message, id, values }, { status: 400 });
  const saved = await updateEnquiry(id, checked.input, checked.version);
  if (!saved.ok && saved.reason === "stale") {
    const problem =
      "Somebody else has changed this enquiry. Your note is still here; save it again to keep it.";
    return data({ problem, id, values }, { status: 409 });
  }
  if (!saved.ok) {
    return data({ problem: "This enquiry does not exist any more.", id, values }, { status: 404 });
  }
  logEvent({ event: "enquiry-changed", admin: session.adminId, subject: id });
  const { pathname, search } = new URL(request.url);
  return redirectWithFlash(pathname + search, {
    kind: "success",
    text: `Enquiry ${saved.value} saved as ${checked.input.status}.`,
  });
}

export default function Enquiries() {
  const { query, status, table, counts } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const company = useFrame()?.company;
  const here = listHref(query, status);
  return (
    <>
      <div className="admin-head">
        <h1>Enquiries ({table.total})</h1>
      </div>
      <ActionProblem />
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
              count={counts[each]}
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
      {table.rows.length === 0 && <EmptyState title="No data available." />}
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

function listHref(query: ListQuery, status: EnquiryStatus | null) {
  const search = new URLSearchParams(writeListQuery(query));
  if (status) search.set("status", status);
  return search.size > 0 ? `${PATH}?${search}` : PATH;
}
