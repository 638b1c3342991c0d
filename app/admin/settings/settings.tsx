import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type BothVersions, listVersions, Versions } from "~/admin/editor/versions";
import { AdminHeading } from "~/admin/frame/admin-heading";
import { BringBack } from "~/admin/frame/checklist";
import { adminHead } from "~/admin/frame/head";
import { useTypedForm, WorkBack } from "~/admin/frame/typed-form";
import {
  answerForms,
  answerSaved,
  giveBack,
  keepTheirs,
  loadForms,
  refuse,
  refuseOther,
  type Sent,
} from "~/admin/frame/typed-form.server";
import { redirectWithFlash } from "~/http/cookie/flash.server";
import { readMonitorToken, renewMonitorToken } from "~/http/monitor-token.server";
import { siteOrigin } from "~/http/site-origin.server";
import { readMailState, tryMail } from "~/models/mail/trial.server";
import { logEvent } from "~/models/row/audit.server";
import { digestFields, mergeFields } from "~/models/row/merge.server";
import { checkForm } from "~/models/row/result";
import { countSampleContent, giveUpSampleContent } from "~/models/sample/rows.server";
import { saySampleContent } from "~/models/sample/sentence";
import {
  listCompanyDefaults,
  readCompanySettings,
  type StoredCompany,
  saveCompany,
} from "~/models/shop/company.server";
import { sayMoment } from "~/models/shop/day.server";
import { figures } from "~/models/shop/figures.server";
import { type CompanyField, CompanyForm, companyFields } from "~/models/shop/form";
import { countAside } from "~/models/upkeep/checklist.server";
import { ErrorSummary } from "~/ui/field/error-summary";
import { ReadLines } from "~/ui/read-lines";
import { CompanyEditor } from "./company-editor";
import {
  MAIL_INTENT,
  MailTrial,
  MONITOR_INTENT,
  MonitorAddress,
  REMOVE_SAMPLE,
  SampleContent,
  SETTINGS_PATH,
} from "./small-forms";

export { reloadAfterConflict as shouldRevalidate } from "~/ui/revalidation";

export const meta: MetaFunction = ({ matches }) => adminHead("Settings", matches);

export async function loader(args: LoaderFunctionArgs) {
  const bare = { sample: null, asks: false, monitor: undefined, mail: null, aside: 0 };
  // What cannot be read is not shown as empty: saved, it would be.
  const empty = { stored: null, version: "", base: "", ...bare };
  const settings = await loadForms(args, "Failed to load settings.", empty, async () => {
    const [company, sample, token, { trial, ...mail }, aside] = await Promise.all([
      readCompanySettings(),
      countSampleContent(),
      readMonitorToken(),
      readMailState(),
      countAside(),
    ]);
    const { searchParams } = new URL(args.request.url);
    const asks = searchParams.has(REMOVE_SAMPLE);
    const monitor = token && `${siteOrigin(args.request)}/healthz?token=${token}`;
    return {
      ...{ ...company, sample, asks, monitor, aside },
      base: digestFields(fieldsOfCompany(company.stored)),
      mail: { ...mail, trial: trial && { ...trial, moment: sayMoment(trial.at, new Date()) } },
    };
  });
  return { ...settings, defaults: listCompanyDefaults() };
}

/** `intent` names the smaller forms; without it the company's data is saved. */
export async function action(args: ActionFunctionArgs) {
  return answerForms(args, {
    [REMOVE_SAMPLE]: removeSample,
    [MONITOR_INTENT]: renewMonitor,
    [MAIL_INTENT]: testMail,
    theirs: keepTheirs,
    otherwise: saveSettings,
  });
}

export default function Settings() {
  const { stored, defaults, version, base, sample, asks, monitor, mail, aside } =
    useLoaderData<typeof loader>();
  const { typed, errors, isRestored } = useTypedForm("name");
  const { both } = useActionData<{ both?: BothVersions }>() ?? {};
  const shownVersion = typed?.get("version") ?? version;
  const values = typed ? Object.fromEntries(typed) : stored;
  return (
    <div className="stack loose">
      <AdminHeading title="Settings" />
      {both && (
        <ReadLines>
          <Versions {...both} />
        </ReadLines>
      )}
      {isRestored && <WorkBack />}
      <p>
        Your phone can notify you of each new enquiry:{" "}
        <a href="/adminpassword#notifications">Notifications</a>.
      </p>
      {values ? (
        <CompanyEditor
          key={[shownVersion, Boolean(both)].join(" ")}
          values={values}
          defaults={defaults}
          version={shownVersion}
          base={typed?.get("base") ?? base}
          errors={errors}
          unsaved={typed !== null}
        />
      ) : (
        <ErrorSummary errors={errors} />
      )}
      {mail && <MailTrial mail={mail} />}
      {monitor !== undefined && <MonitorAddress address={monitor} />}
      {sample && <SampleContent counts={sample} asks={asks} />}
      {aside > 0 && <BringBack aside={aside} />}
    </div>
  );
}

async function saveSettings(sent: Sent) {
  const { fields } = sent;
  if (!Object.keys(companyFields).some((name) => fields.has(name))) return refuseOther();
  const form = checkForm(CompanyForm, fields);
  if (!form.ok) return refuse(fields, form.errors);
  const saved = await saveCompany(form.value, fields.get("version") || null);
  if (!saved.ok) return showBoth(fields);
  const text = "Settings saved. The site shows them from now on.";
  return answerSaved(sent, "settings-changed", text);
}

/** The form is both versions now, and made of the newer one. */
async function showBoth(fields: URLSearchParams) {
  const { stored, version } = await readCompanySettings();
  const theirs = fieldsOfCompany(stored);
  const merged = mergeFields(fields, fields.get("base"), theirs);
  fields.set("version", version);
  fields.set("base", digestFields(theirs));
  const compared = { values: fields, stored: { fields: theirs, pictures: {} }, waiting: null };
  const both: BothVersions = { rows: listVersions(companyFields, {}, [], compared), merged };
  return data({ ...giveBack(fields, {}), both }, 409);
}

function fieldsOfCompany(stored: StoredCompany): [name: string, value: string][] {
  return (Object.keys(companyFields) as CompanyField[]).map((name) => [name, stored[name] ?? ""]);
}

/** Its outcome is said below the button. */
async function testMail({ session }: Sent) {
  const trial = await tryMail();
  if (trial)
    await logEvent({ event: "mail-tried", admin: session.adminId, subject: trial.ok ? "taken" : "failed" });
  return redirect(SETTINGS_PATH);
}

async function renewMonitor({ session }: Sent) {
  await renewMonitorToken();
  await logEvent({ event: "monitor-renewed", admin: session.adminId, subject: null });
  return redirectWithFlash(SETTINGS_PATH, {
    kind: "success",
    text: "The monitor has a new address. Any earlier one no longer works.",
  });
}

async function removeSample({ session }: Sent) {
  const removed = await giveUpSampleContent();
  await logEvent({ event: "sample-removed", admin: session.adminId, subject: null });
  const text = `Sample content removed: ${saySampleContent(removed, figures)}.`;
  return redirectWithFlash(SETTINGS_PATH, { kind: "success", text });
}
