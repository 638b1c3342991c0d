import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { OtherVersion } from "~/admin/editor/other-version";
import { adminHead } from "~/admin/frame/title";
import { answerForm, loadForm } from "~/http/form-answer.server";
import { issueFormToken } from "~/http/form-token.server";
import { requireAdmin } from "~/http/guard.server";
import { readParkedPost } from "~/http/saved-draft.server";
import { CreateAdminForm, editUserForm } from "~/models/account/form";
import { findAdmin } from "~/models/account/write.server";
import { Button, ButtonLink } from "~/ui/button";
import { CheckedForm } from "~/ui/field/checked-form";
import { InputField } from "~/ui/field/field";
import { PasswordField } from "~/ui/field/password-field";
import { checkBySchema } from "~/ui/field/schema-check";
import { useTraffic } from "~/ui/frame/connection";
import { ErrorToast } from "~/ui/frame/error-toast";
import { Notice } from "~/ui/notice";
import { MISSING_ADMIN, registerAdmin, saveAdmin, showAdminAgain } from "./editor-form.server";
import { UserNameField } from "./user-name-field";

export const meta: MetaFunction = ({ params }) => adminHead(params.id ? "Edit User" : "Create Admin");

/** Serves /createadmin and /editUser/{id}. */
export async function loader(args: LoaderFunctionArgs) {
  const { request, params } = args;
  const mode = params.id ? ("edit" as const) : ("add" as const);
  const bare = () => ({ values: noValues, email: null, mode, parked: null, token: issueFormToken() });
  return loadForm(args, params.id && MISSING_ADMIN, bare, async () => {
    const session = await requireAdmin(request);
    const admin = params.id ? await findAdmin(params.id) : null;
    if (params.id && !admin) throw data({ message: MISSING_ADMIN }, { status: 404 });
    const parked = await readParkedPost(request, session);
    const stored = admin && { FullName: admin.fullName, userName: admin.userName, email: admin.email };
    const typed: Record<string, string> = Object.fromEntries(parked?.fields ?? []);
    const values = { ...noValues, ...stored, version: admin ? String(admin.version) : "", ...typed };
    return { values, email: admin?.email ?? null, mode, parked: parked?.id ?? null, token: issueFormToken() };
  });
}

export async function action(args: ActionFunctionArgs) {
  const { request, params } = args;
  return answerForm(args, {
    guard: (request) => requireAdmin(request, []),
    again: (unsaved) => showAdminAgain(unsaved, params.id ? "edit" : "add"),
    answer: async (form, session) =>
      params.id ? saveAdmin(request, form, session, params.id) : registerAdmin(request, form, session),
  });
}

export default function AdminEditor() {
  const { values, email, mode, parked, token } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const sending = useTraffic() === "sending";
  const shown: Record<string, string | undefined> = { ...values, ...failure?.values };
  // Without the stored address the Gmail rule is the server's to judge.
  const schema = mode === "add" ? CreateAdminForm : email !== null && editUserForm(email);
  return (
    <>
      <div className="admin-head">
        <h1>{mode === "add" ? "Create Admin" : "Edit User"}</h1>
      </div>
      {parked && !failure && <Notice tone="warn">This is what you typed before your session ended.</Notice>}
      {failure?.alert && <Notice tone="bad">{failure.alert}</Notice>}
      <ErrorToast text={failure?.alert} />
      {failure?.theirs && <OtherVersion mine={shown} theirs={failure.theirs} />}
      <CheckedForm
        key={failure?.version ?? values.version}
        check={(fields) => (schema ? checkBySchema(schema, fields) : {})}
        refused={failure?.errors}
        className="admin-form panel"
      >
        {(errors) => (
          <>
            <InputField
              label="Full Name"
              name="FullName"
              autoComplete="off"
              maxLength={100}
              required
              defaultValue={shown.FullName}
              errors={errors.FullName}
            />
            {mode === "edit" && (
              <InputField
                label="Username"
                name="userName"
                autoComplete="off"
                maxLength={104}
                required
                defaultValue={shown.userName}
                errors={errors.userName}
              />
            )}
            <InputField
              label="Email"
              name="email"
              type="email"
              autoComplete="off"
              maxLength={254}
              required
              hint={mode === "edit" ? "A new address must be a Gmail address" : undefined}
              defaultValue={shown.email}
              errors={errors.email}
            />
            {mode === "add" && (
              <>
                <UserNameField defaultValue={shown.userName} errors={errors.userName} />
                <PasswordField
                  label="Password"
                  name="password"
                  autoComplete="new-password"
                  required
                  hint="At least 8 characters with an uppercase letter, a lowercase letter and a digit"
                  errors={errors.password}
                />
              </>
            )}
            <input type="hidden" name="version" value={failure?.version ?? shown.version} />
            <input type="hidden" name="once" value={shown.once ?? token} />
            {parked && <input type="hidden" name="parked" value={parked} />}
            <div className="form-actions">
              <Button disabled={sending}>{labelOf(mode, sending)}</Button>
              <ButtonLink href="/adminalluser" look="quiet">
                Cancel
              </ButtonLink>
            </div>
          </>
        )}
      </CheckedForm>
    </>
  );
}

const noValues: Record<string, string> = {};

function labelOf(mode: "add" | "edit", sending: boolean) {
  if (mode === "add") return sending ? "Adding..." : "Create Admin";
  return sending ? "Saving..." : "Save";
}
