import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AdminHead } from "~/admin/frame/admin-head";
import { BringBack } from "~/admin/frame/checklist";
import { adminHead } from "~/admin/frame/title";
import { useTypedForm, WorkBack } from "~/admin/frame/typed-form";
import { answerSaved, giveBack, refuse } from "~/admin/frame/typed-form.server";
import { env } from "~/env.server";
import { redirectWithFlash } from "~/http/flash.server";
import { loadForm, respondToForm } from "~/http/form-reply.server";
import { requireAdmin } from "~/http/guard.server";
import { readMonitorToken, renewMonitorToken } from "~/http/monitor-token.server";
import type { SentForm } from "~/http/multipart.server";
import { readSavedDraft } from "~/http/saved-draft.server";
import type { SignedIn } from "~/http/session.server";
import { readMailState, tryMail } from "~/models/mail/trial.server";
import { logEvent } from "~/models/row/audit.server";
import { checkForm } from "~/models/row/result";
import { countSampleContent, giveUpSampleContent } from "~/models/sample/rows.server";
import { saySampleContent } from "~/models/sample/sentence";
import { listCompanyDefaults, readCompanySettings, saveCompany } from "~/models/shop/company.server";
import { sayMoment } from "~/models/shop/day.server";
import { figures } from "~/models/shop/figures.server";
import { CompanyForm } from "~/models/shop/form";
import { countAside } from "~/models/upkeep/checklist.server";
import { ErrorSummary } from "~/ui/field/error-summary";
import { CompanyEditor } from "./company-editor";
import { MAIL_INTENT, MailTrial, MONITOR_INTENT, MonitorAddress, SampleContent } from "./small-forms";

const PATH = "/adminsettings";

export const meta: MetaFunction = ({ matches }) => adminHead("Settings", matches);

export async function loader(args: LoaderFunctionArgs) {
  const bare = { sample: null, asks: false, restored: null, monitor: undefined, mail: null, aside: 0 };
  // What cannot be read is not shown as empty: saved, it would be.
  const empty = { stored: null, version: "", ...bare };
  const settings = await loadForm(
    args,
    "Failed to load settings.",
    () => empty,
    async () => {
      const session = await requireAdmin(args.request);
      const [company, sample, restored, token, { trial, ...mail }, aside] = await Promise.all([
        readCompanySettings(),
        countSampleContent(),
        readSavedDraft(args.request, session),
        readMonitorToken(),
        readMailState(),
        countAside(),
      ]);
      const { origin, searchParams } = new URL(args.request.url);
      const asks = searchParams.has("remove-sample");
      const monitor = token && `${env.SITE_URL ?? origin}/healthz?token=${token}`;
      return {
        ...{ ...company, sample, asks, monitor, aside },
        restored: restored?.fields ?? null,
        mail: { ...mail, trial: trial && { ...trial, moment: sayMoment(trial.at, new Date()) } },
      };
    },
  );
  return { ...settings, defaults: listCompanyDefaults() };
}

/** `intent` names the smaller forms; without it the company's data is saved. */
export async function action(args: ActionFunctionArgs) {
  return respondToForm(args, {
    guard: (request, form) => requireAdmin(request, [], form),
    again: ({ fields, message }) => giveBack(fields, { form: [message] }),
    respond: (form, session) => {
      const intent = form.fields.get("intent");
      if (intent === "remove-sample") return removeSample(session);
      if (intent === MONITOR_INTENT) return renewMonitor(session);
      if (intent === MAIL_INTENT) return testMail(session);
      return saveSettings(args.request, form, session);
    },
  });
}

export default function Settings() {
  const { stored, defaults, version, sample, asks, monitor, mail, aside } = useLoaderData<typeof loader>();
  const { typed, errors, isRestored } = useTypedForm("name");
  const values = typed ? Object.fromEntries(typed) : stored;
  return (
    <div className="stack loose">
      <AdminHead title="Settings" />
      {isRestored && <WorkBack />}
      <p>
        Your phone can notify you of each new enquiry:{" "}
        <a href="/adminpassword#notifications">Notifications</a>.
      </p>
      {values ? (
        <CompanyEditor
          values={values}
          defaults={defaults}
          version={typed?.get("version") ?? version}
          errors={errors}
        />
      ) : (
        <ErrorSummary errors={errors} />
      )}
      {mail && <MailTrial mail={mail} path={PATH} />}
      {monitor !== undefined && <MonitorAddress address={monitor} path={PATH} />}
      {sample && <SampleContent counts={sample} asks={asks} path={PATH} />}
      {aside > 0 && <BringBack aside={aside} action="/admindashboard" />}
    </div>
  );
}

async function saveSettings(request: Request, { fields }: SentForm, session: SignedIn) {
  const form = checkForm(CompanyForm, fields);
  if (!form.ok) return refuse(fields, form.errors);
  const saved = await saveCompany(form.value, fields.get("version") || null);
  if (!saved.ok) {
    const message =
      "Somebody else has saved these settings in the meantime. Below is what you typed: save again to replace theirs.";
    fields.set("version", (await readCompanySettings()).version);
    return refuse(fields, { form: [message] }, 409);
  }
  const text = "Settings saved. The site shows them from now on.";
  return answerSaved(request, session, "settings-changed", text);
}

/** Its outcome is said below the button. */
async function testMail(session: SignedIn) {
  const trial = await tryMail();
  if (trial)
    await logEvent({ event: "mail-tried", admin: session.adminId, subject: trial.ok ? "taken" : "failed" });
  return redirect(PATH);
}

async function renewMonitor(session: SignedIn) {
  await renewMonitorToken();
  await logEvent({ event: "monitor-renewed", admin: session.adminId, subject: null });
  return redirectWithFlash(PATH, {
    kind: "success",
    text: "The monitor has a new address. Any earlier one no longer works.",
  });
}

async function removeSample(session: SignedIn) {
  const removed = await giveUpSampleContent();
  await logEvent({ event: "sample-removed", admin: session.adminId, subject: null });
  const text = `Sample content removed: ${saySampleContent(removed, figures)}.`;
  return redirectWithFlash(PATH, { kind: "success", text });
}
