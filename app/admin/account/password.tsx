import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Form, useActionData } from "@remix-run/react";
import { adminHead } from "~/admin/frame/title";
import { redirectWithFlash } from "~/http/flash.server";
import { requireAdmin } from "~/http/guard.server";
import { readForm } from "~/http/multipart.server";
import { signIn } from "~/http/session.server";
import { PasswordForm } from "~/models/account/form";
import { forgiveAttempt, takeAttempt } from "~/models/account/throttle.server";
import { changePassword, findAdmin } from "~/models/account/write.server";
import { errorsByField, type FieldErrors } from "~/models/row/result";
import { logEvent } from "~/models/shop/audit.server";
import { Button, ButtonLink } from "~/ui/button";
import { ErrorSummary } from "~/ui/field/error-summary";
import { PasswordField } from "~/ui/field/password-field";
import { useTraffic } from "~/ui/frame/connection";

/** Wrong current passwords that one admin may try within a quarter of an hour: a borrowed screen is no open door. */
const MOST_TRIES = 5;
const WINDOW_MS = 15 * 60 * 1000;

export const meta: MetaFunction = () => adminHead("Change password");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return null;
}

export async function action({ request }: ActionFunctionArgs) {
  const session = await requireAdmin(request);
  const form = await readForm(request, { files: [] });
  if (!form.ok) return refuse({ form: [form.message] }, form.status);
  const parsed = PasswordForm.safeParse(Object.fromEntries(form.fields));
  if (!parsed.success) return refuse(errorsByField(parsed.error.issues), 400);
  const limits = [{ key: `password:${session.adminId}`, most: MOST_TRIES, windowMs: WINDOW_MS }];
  const seconds = await takeAttempt(limits);
  if (seconds !== null) {
    return refuse({ form: ["Too many wrong passwords. Please try again later."] }, 429);
  }
  const { currentPassword, newPassword } = parsed.data;
  const changed = await changePassword(session.adminId, currentPassword, newPassword, session.token);
  const admin = changed.ok ? await findAdmin(session.adminId) : null;
  if (!changed.ok && changed.reason === "invalid") return refuse(changed.errors, 400);
  if (!admin) return refuse({ form: ["This account does not exist any more."] }, 404);
  await forgiveAttempt(limits);
  logEvent({ event: "password-changed", admin: admin.id, subject: admin.id });
  const headers = new Headers({ "Set-Cookie": (await signIn(request, admin)).header });
  const text = "Password changed. Everywhere else you have been signed out.";
  return redirectWithFlash("/admindashboard", { kind: "success", text }, headers);
}

export default function Password() {
  const failure = useActionData<typeof action>();
  const sending = useTraffic() === "sending";
  return (
    <>
      <div className="admin-head">
        <h1>Change password</h1>
      </div>
      <ErrorSummary errors={failure?.errors} />
      <Form method="post" noValidate className="admin-form panel">
        <PasswordField
          label="Current password"
          name="currentPassword"
          autoComplete="current-password"
          required
          errors={failure?.errors.currentPassword}
        />
        <PasswordField
          label="New password"
          name="newPassword"
          autoComplete="new-password"
          required
          hint="At least 8 characters with an uppercase letter, a lowercase letter and a digit"
          errors={failure?.errors.newPassword}
        />
        <div className="form-actions">
          <Button icon="key" disabled={sending}>
            {sending ? "Saving..." : "Change password"}
          </Button>
          <ButtonLink href="/admindashboard" look="quiet">
            Cancel
          </ButtonLink>
        </div>
      </Form>
    </>
  );
}

function refuse(errors: FieldErrors, status: number) {
  return data({ errors }, { status });
}
