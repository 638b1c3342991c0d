import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminHead } from "~/admin/frame/head";
import { type RowRejection, showRowActionAgain, takeRowAction } from "~/admin/list/action.server";
import { ListScreen } from "~/admin/list/list-screen";
import { loadRows, noRows } from "~/admin/list/loader.server";
import { StatusChips } from "~/admin/list/tools";
import { respondToForm } from "~/http/form/reply.server";
import { readSavedDraft } from "~/http/form/saved-draft.server";
import { requireAdmin } from "~/http/guard.server";
import { type EnquiryQuery, enquiryNarrowing, noCounts } from "~/models/enquiry/filter";
import { enquiryStatuses } from "~/models/enquiry/form";
import { enquiryList } from "~/models/enquiry/list";
import { listEnquiryRows } from "~/models/enquiry/list.server";
import { writeListQuery } from "~/models/row/list-query";
import { readSettings } from "~/models/shop/settings.server";
import { formatCount } from "~/steel/figures";
import { ButtonLink } from "~/ui/button";
import { useKeptPlace } from "~/ui/field/kept-place";
import { UnsavedGuard } from "~/ui/field/unsaved-guard";
import { useFigures } from "~/ui/figures";
import { Notice } from "~/ui/notice";
import { EnquiryCard } from "./card";
import {
  type ChangeRejection,
  giveChangeBack,
  respondToChange,
  respondToMailAction,
  showChangeAgain,
} from "./change-action.server";
import { showEnquiries } from "./shown.server";
import { EnquiryForm, leavesNote, type UnsavedChange } from "./status-form";
import { EmptyInbox, InboxTools } from "./tools";

export { alwaysFresh as shouldRevalidate } from "~/admin/list/list-screen";

const KINDS = ["enquiry", "enquirer"] as const;

export const meta: MetaFunction = ({ matches }) => adminHead(enquiryList.title, matches);

export async function loader(args: LoaderFunctionArgs) {
  return loadRows(args, {
    list: enquiryList,
    narrowing: enquiryNarrowing,
    kinds: KINDS,
    empty: { table: noRows, restored: null, answers: [], counts: noCounts },
    async read(query, session) {
      const draft = await readSavedDraft(args.request, session);
      const { table, counts } = await listEnquiryRows(query);
      const rows = await showEnquiries(table.rows, new Date());
      const restored = draft && giveChangeBack(draft);
      const { answers } = await readSettings();
      return { table: { ...table, rows }, counts, restored, answers };
    },
  });
}

export async function action(args: ActionFunctionArgs) {
  const place = new URL(args.request.url);
  const back = place.pathname + place.search;
  // The undo of a deletion names what was deleted; that of a status does not.
  const isDeletion = (fields: URLSearchParams) =>
    fields.get("intent") === "delete" || (fields.get("intent") === "undo" && place.searchParams.has("noun"));
  return respondToForm(args, {
    guard: (request, form) => requireAdmin(request, [], form),
    again: (unsaved) =>
      isDeletion(unsaved.fields) ? showRowActionAgain(place, unsaved, KINDS) : showChangeAgain(unsaved, back),
    async respond({ fields }, session) {
      if (isDeletion(fields)) return takeRowAction(place, fields, KINDS, session);
      const asked = { fields, back, admin: session.adminId };
      return (await respondToMailAction(asked)) ?? respondToChange(asked);
    },
  });
}

export default function Enquiries() {
  const data = useLoaderData<typeof loader>();
  const { query, errors, table, counts, problem } = data;
  const failure = useActionData<typeof action>();
  const reply = failure && isOfChange(failure) ? failure : data.restored;
  // A status may take its enquiry out of the list as it is filtered.
  const list = useKeptPlace<HTMLUListElement>();
  const hrefOf = (state: EnquiryQuery) => enquiryList.path + writeListQuery(state);
  const here = hrefOf(query);
  const unsavedOf = (id: string) => (reply?.id === id ? reply.unsaved : null);
  const hidden = reply && !table.rows.some(({ id }) => id === reply.id) ? reply : null;
  return (
    <ListScreen
      title={enquiryList.title}
      count={table.matching}
      data={data}
      path={enquiryList.path}
      empty={<EmptyInbox query={query} />}
      actions={
        <ButtonLink href="/addenquiry" icon="plus">
          New enquiry from a message
        </ButtonLink>
      }
      tools={
        <>
          {data.restored && !failure && (
            <Notice tone="warn" title={data.restored.problem}>
              {data.restored.reason}
            </Notice>
          )}
          {hidden?.unsaved && <UnsavedEnquiry id={hidden.id} unsaved={hidden.unsaved} action={here} />}
          {!problem && <SpamSentence query={query} spam={counts.spam} />}
          <StatusChips
            label="Status"
            all="All but spam"
            statuses={enquiryStatuses}
            chosen={query.status}
            href={(status) => hrefOf({ ...query, page: 1, status })}
            counts={problem ? null : counts}
          />
          {table.total > 0 && <InboxTools {...{ query, errors }} matching={table.matching} />}
        </>
      }
    >
      <ul className="stack" {...list}>
        {table.rows.map((enquiry) => (
          <li key={enquiry.id} tabIndex={-1}>
            <EnquiryCard
              enquiry={enquiry}
              action={here}
              answers={data.answers}
              unsaved={unsavedOf(enquiry.id)}
            />
          </li>
        ))}
      </ul>
      <UnsavedGuard guarded={list.ref} isUnsaved={leavesNote} isKept={keepsNone} />
    </ListScreen>
  );
}

const keepsNone = () => false;

function isOfChange(failure: ChangeRejection | RowRejection): failure is ChangeRejection {
  return "unsaved" in failure;
}

function SpamSentence({ query, spam }: { query: EnquiryQuery; spam: number }) {
  const figures = useFigures();
  if (query.status === "spam") return <p className="inbox-count soft">Held as spam.</p>;
  if (query.status !== null || spam === 0) return null;
  const held = enquiryList.path + writeListQuery({ ...query, page: 1, status: "spam" });
  return (
    <p className="inbox-count soft">
      and <a href={held}>{formatCount(spam, figures)} held as spam</a>
    </p>
  );
}

/** The enquiry itself cannot be shown, but what was typed must not be lost. */
function UnsavedEnquiry({ id, unsaved, action }: { id: string; unsaved: UnsavedChange; action: string }) {
  return (
    <div className="panel">
      <EnquiryForm
        id={id}
        status={null}
        note={unsaved.newer ?? ""}
        unsaved={unsaved}
        action={action}
        name="the enquiry"
      />
    </div>
  );
}
