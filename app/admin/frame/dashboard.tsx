import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { showWaitingEnquiries } from "~/admin/enquiry/shown.server";
import { UnsentMailsNotice } from "~/admin/enquiry/unsent-mails";
import { WaitingEnquiries } from "~/admin/enquiry/waiting";
import { respondToRowAction } from "~/admin/list/action.server";
import { askDeletion } from "~/admin/list/deletion.server";
import { ActionProblem, DeleteQuestion } from "~/admin/list/list-screen";
import { noRows } from "~/admin/list/loader.server";
import { rowLists, type TableKind } from "~/admin/list/row-lists";
import { rowTables } from "~/admin/list/row-tables.server";
import { showWaitingQuotations } from "~/admin/quotation/shown.server";
import { WaitingQuotations } from "~/admin/quotation/waiting";
import { redirectWithFlash } from "~/http/cookie/flash.server";
import { loadOr } from "~/http/fault-reply.server";
import { requireAdmin } from "~/http/guard.server";
import { listReply, loadList } from "~/http/list-load.server";
import { sayBackups } from "~/models/backup/sentence";
import { readBackupState } from "~/models/backup/state.server";
import { enquiryList } from "~/models/enquiry/list";
import { listUnsentMails, readDesk } from "~/models/mail/outbox.server";
import { readSweepReport, reportSweep, saySweep } from "~/models/picture/report.server";
import { quotationList } from "~/models/quotation/list";
import { logEvent } from "~/models/row/audit.server";
import type { RowKind } from "~/models/row/list";
import { newestFirst } from "~/models/row/list-query";
import { figures } from "~/models/shop/figures.server";
import { bringBack, putAside, readChecklist } from "~/models/upkeep/checklist.server";
import { listTroubles } from "~/models/upkeep/health.server";
import { sweepLeftovers } from "~/models/upkeep/sweep.server";
import { Notice } from "~/ui/notice";
import { AdminHeading } from "./admin-heading";
import { ASIDE_INTENT, BACK_INTENT, ChecklistPanel } from "./checklist";
import { DashboardTable } from "./dashboard-table";
import { adminHead } from "./head";
import { SWEEP_INTENT, SweptPictures } from "./swept-pictures";

export { alwaysFresh as shouldRevalidate } from "~/admin/list/list-screen";

const PATH = "/admindashboard";
const WAITING_SHOWN = 3;
/** Rows of each table (specification, section 9). */
const PREVIEW_ROWS = 5;
const moved = { kind: "success", text: "The pictures are in the trash, for 7 days." } as const;
const stillHeld = {
  kind: "warning",
  text: "There are more such pictures now than before: nothing was moved.",
} as const;
const aside = { kind: "success", text: "Put aside. It can be brought back in the settings." } as const;
const KINDS = ["product", "blog", "testimonial"] as const satisfies RowKind[];

export const meta: MetaFunction = ({ matches }) => adminHead("Dashboard", matches);

export async function loader({ request }: LoaderFunctionArgs) {
  const guard = requireAdmin(request);
  const listed = <T extends object>(sentence: string, empty: NoInfer<T>, load: () => Promise<T>) =>
    loadList(request, sentence, empty, () => guard.then(() => load()));
  const preview = (kind: TableKind) =>
    listed(rowLists[kind].failure, noRows, () => rowTables[kind].page(newestFirst, PREVIEW_ROWS));
  const besides = <T,>(load: () => Promise<T>) => loadOr(request, null, () => guard.then(() => load()));
  const { backups, ...loaded } = await allOf({
    products: preview("product"),
    blogs: preview("blog"),
    testimonials: preview("testimonial"),
    enquiries: listed(enquiryList.failure, { new: 0, spam: 0, rows: [], answers: [] }, () =>
      showWaitingEnquiries(WAITING_SHOWN),
    ),
    quotations: listed(quotationList.failure, { rows: [] }, async () => ({
      rows: await showWaitingQuotations(request),
    })),
    mails: besides(async () => listUnsentMails(await readDesk())),
    backups: besides(readBackupState),
    swept: besides(saySweptPictures),
    troubles: besides(listOtherTroubles),
    checklist: besides(() =>
      readChecklist({ isSecure: request.headers.get("X-Forwarded-Proto") === "https" }),
    ),
    question: besides(() => findQuestion(new URL(request.url).searchParams)),
  });
  const { products, blogs, testimonials, enquiries, quotations } = loaded;
  return data(
    { ...loaded, backup: backups && sayBackups(backups, new Date(), figures) },
    listReply(products, blogs, testimonials, enquiries, quotations),
  );
}

type Loaded<Loads> = { [Name in keyof Loads]: Awaited<Loads[Name]> };

/** Side by side. */
async function allOf<Loads extends object>(loads: Loads) {
  const values = await Promise.all(Object.values(loads));
  return Object.fromEntries(Object.keys(loads).map((name, at) => [name, values[at]])) as Loaded<Loads>;
}

export async function action(args: ActionFunctionArgs) {
  return respondToRowAction(args, KINDS, {
    [SWEEP_INTENT]: async (fields, { adminId }) => {
      const now = new Date();
      const swept = await sweepLeftovers(now, { agreed: Number(fields.get("pictures")) || 0 });
      await reportSweep(swept, now);
      await logEvent({ event: "pictures-swept", admin: adminId, subject: null });
      return redirectWithFlash(PATH, swept.held ? stillHeld : moved);
    },
    [ASIDE_INTENT]: async (fields, { adminId }) => {
      await putAside(fields.get("point"));
      await logEvent({ event: ASIDE_INTENT, admin: adminId, subject: null });
      return redirectWithFlash(PATH, aside);
    },
    [BACK_INTENT]: async (_, { adminId }) => {
      await bringBack();
      await logEvent({ event: BACK_INTENT, admin: adminId, subject: null });
      return redirect(PATH);
    },
  });
}

async function saySweptPictures() {
  const report = await readSweepReport();
  return (
    report && { text: saySweep(report, new Date(), figures), orphans: report.held ? report.orphans : null }
  );
}

export default function Dashboard() {
  const { backup, swept, checklist, question, ...shown } = useLoaderData<typeof loader>();
  return (
    <div className="stack loose">
      <AdminHeading title="Dashboard" />
      <WaitingEnquiries enquiries={shown.enquiries} />
      <WaitingQuotations quotations={shown.quotations} />
      {checklist && <ChecklistPanel checklist={checklist} />}
      {shown.mails && <UnsentMailsNotice mails={shown.mails} />}
      {backup && <Notice tone={backup.tone}>{backup.text}</Notice>}
      {swept && <SweptPictures {...swept} />}
      {shown.troubles?.map(({ reason, text }) => (
        <Notice key={reason} tone="bad">
          {text}
        </Notice>
      ))}
      <ActionProblem />
      {question && <DeleteQuestion {...question} back={PATH} />}
      <DashboardTable list={rowLists.product} data={shown.products} />
      <DashboardTable list={rowLists.blog} data={shown.blogs} />
      <DashboardTable list={rowLists.testimonial} data={shown.testimonials} />
    </div>
  );
}

async function listOtherTroubles() {
  const troubles = await listTroubles();
  return troubles.filter(({ reason }) => reason !== "mail" && reason !== "backup");
}

async function findQuestion(search: URLSearchParams) {
  const questions = await Promise.all(
    KINDS.map((kind) => askDeletion(kind, search.get(`delete-${kind}`) ?? "")),
  );
  return questions.find((question) => question !== null) ?? null;
}
