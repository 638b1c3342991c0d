import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AdminHeading } from "~/admin/frame/admin-heading";
import { adminHead } from "~/admin/frame/head";
import { answerForms, loadForms, refuse, type Sent } from "~/admin/frame/typed-form.server";
import { deviceCookie } from "~/http/cookie/device.server";
import { redirectWithFlash } from "~/http/cookie/flash.server";
import { carrySession, originOf } from "~/http/cookie/session.server";
import { loadOr } from "~/http/fault-reply.server";
import { PasswordForm } from "~/models/account/form";
import { closeOtherSession, closeOtherSessions, listSessions } from "~/models/account/session.server";
import { changePassword } from "~/models/account/write.server";
import { forgiveAttempt, takeAttempt } from "~/models/queue/throttle.server";
import { logEvent } from "~/models/row/audit.server";
import { checkForm } from "~/models/row/result";
import { sayMoment } from "~/models/shop/day.server";
import { figures } from "~/models/shop/figures.server";
import { formatCount } from "~/steel/figures";
import { ButtonLink } from "~/ui/button";
import { CheckedForm } from "~/ui/field/checked-form";
import { PasswordField } from "~/ui/field/password-field";
import { checkBySchema } from "~/ui/field/schema-check";
import { SendButton } from "~/ui/send-button";
import { deviceAnswers, showDevices } from "./device-action.server";
import { Notifications } from "./notifications";
import { OpenSessions } from "./open-sessions";

/** Wrong current passwords that one admin may try within a quarter of an hour: a borrowed screen is no open door. */
const MOST_TRIES = 5;
const WINDOW_MS = 15 * 60 * 1000;

/** A program that signs in at each call leaves hundreds. */
const MOST_SHOWN = 50;

export { ownHeaders as headers } from "~/http/sharing.server";

export const meta: MetaFunction = ({ matches }) => adminHead("Account", matches);

export async function loader(args: LoaderFunctionArgs) {
  return loadForms(
    args,
    undefined,
    { sessions: null, more: 0, devices: null },
    async ({ adminId, token }) => {
      const now = new Date();
      const [sessions, devices] = await Promise.all([
        listSessions(adminId, token),
        showDevices(args.request, adminId),
      ]);
      return {
        devices,
        more: Math.max(0, sessions.length - MOST_SHOWN),
        sessions: sessions.slice(0, MOST_SHOWN).map(({ createdAt, seenAt, ...session }) => ({
          ...session,
          since: sayMoment(createdAt, now),
          seen: sayMoment(seenAt, now),
        })),
      };
    },
  );
}

export async function action(args: ActionFunctionArgs) {
  const answers = {
    ...deviceAnswers,
    "sign-out": signOutOther,
    "sign-out-others": signOutOthers,
    otherwise: renewPassword,
  };
  return answerForms(args, answers, { keeps: false });
}

export default function Password() {
  const { sessions, more, devices } = useLoaderData<typeof loader>();
  const errors = useActionData<typeof action>()?.errors;
  const ofDevice = errors?.device?.[0];
  return (
    <div className="stack loose">
      <AdminHeading title="Account" />
      <CheckedForm
        check={(fields) => checkBySchema(PasswordForm, fields)}
        serverErrors={ofDevice ? undefined : errors}
        className="admin-form panel"
      >
        {(errors) => (
          <>
            <h2>Change password</h2>
            <PasswordField
              label="Current password"
              name="currentPassword"
              autoComplete="current-password"
              required
              errors={errors.currentPassword}
            />
            <PasswordField
              label="New password"
              name="newPassword"
              autoComplete="new-password"
              required
              hint="At least 8 characters with an uppercase letter, a lowercase letter and a digit"
              errors={errors.newPassword}
            />
            <div className="form-actions">
              <SendButton icon="key" busy="Saving...">
                Change password
              </SendButton>
              <ButtonLink href="/admindashboard" look="quiet">
                Cancel
              </ButtonLink>
            </div>
          </>
        )}
      </CheckedForm>
      {devices && <Notifications devices={devices} problem={ofDevice} />}
      {sessions && <OpenSessions sessions={sessions} more={more} />}
    </div>
  );
}

async function renewPassword({ request, fields, session }: Sent) {
  const form = checkForm(PasswordForm, fields);
  if (!form.ok) return refuse([], form.errors);
  const limits = [{ key: `password:${session.adminId}`, most: MOST_TRIES, windowMs: WINDOW_MS }];
  const seconds = await takeAttempt(limits);
  const who = { admin: session.adminId, subject: session.adminId };
  if (seconds !== null) {
    await logEvent({ event: "password-change-throttled", ...who });
    const message = "Too many wrong passwords. Try again later.";
    return refuse([], { form: [message] }, 429, { "Retry-After": String(seconds) });
  }
  const { currentPassword, newPassword } = form.value;
  const changed = await changePassword(
    session.adminId,
    currentPassword,
    newPassword,
    await deviceCookie.read(request),
    originOf(request),
  );
  if (!changed.ok && changed.reason === "invalid") {
    await logEvent({ event: "password-change-failed", ...who });
    return refuse([], changed.errors);
  }
  if (!changed.ok) return refuse([], { form: ["This account no longer exists."] }, 404);
  await logEvent({ event: "password-changed", ...who });
  // From here on the new password counts, whatever fails.
  const headers = new Headers({ "Set-Cookie": await carrySession(request, changed.value.token) });
  await loadOr(request, null, () => forgiveAttempt(limits));
  const text = `Password changed. You have been signed out everywhere else.${changed.value.ended}`;
  return redirectWithFlash("/admindashboard", { kind: "success", text }, headers);
}

async function signOutOther({ fields, session: { adminId, token } }: Sent) {
  const closed = await closeOtherSession(adminId, token, fields.get("session") ?? "");
  if (closed) await logEvent({ event: "signed-out-other", admin: adminId, subject: adminId });
  const text = closed
    ? "Signed out there. If that device is notified of enquiries, remove it under Notifications too."
    : "That session had already ended.";
  return redirectWithFlash("/adminpassword", { kind: closed ? "success" : "warning", text });
}

async function signOutOthers({ request, session: { adminId, token } }: Sent) {
  const { count, ended } = await closeOtherSessions(adminId, token, await deviceCookie.read(request));
  await logEvent({ event: "signed-out-others", admin: adminId, subject: adminId });
  const text = `Signed out everywhere else (${formatCount(count, figures)}).${ended}`;
  return redirectWithFlash("/adminpassword", { kind: "success", text });
}
