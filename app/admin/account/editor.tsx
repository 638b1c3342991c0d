import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useParams } from "@remix-run/react";
import { EditorFields } from "~/admin/editor/fields";
import { respondToEditor } from "~/admin/editor/form.server";
import { useFormState } from "~/admin/editor/form-state";
import { EditorScreen } from "~/admin/editor/screen";
import { loadEditor } from "~/admin/editor/source.server";
import { listVersions } from "~/admin/editor/versions";
import { adminHead } from "~/admin/frame/title";
import { CreateAdminForm, createAdminFields, editUserFields, editUserForm } from "~/models/account/form";
import { PasswordField } from "~/ui/field/password-field";
import { createAccountConfig, editAccountConfig } from "./editor-config.server";
import { UserNameField } from "./user-name-field";

export { reloadAfterConflict as shouldRevalidate } from "~/ui/revalidation";

export const meta: MetaFunction = ({ params, matches }) =>
  adminHead(params.id ? "Edit User" : "Create Admin", matches);

export async function loader(args: LoaderFunctionArgs) {
  const { id } = args.params;
  return id === undefined ? loadEditor(args, createAccountConfig()) : loadEditor(args, editAccountConfig(id));
}

export async function action(args: ActionFunctionArgs) {
  const { id } = args.params;
  return id === undefined
    ? respondToEditor(args, createAccountConfig())
    : respondToEditor(args, editAccountConfig(id));
}

export default function AccountEditor() {
  const adding = useParams().id === undefined;
  const state = useFormState();
  const email = new URLSearchParams(state.stored?.fields).get("email");
  const fields = adding ? createAdminFields : editUserFields(email ?? "");
  // Without the stored address only the server can tell whether it has changed.
  const editSchema = email === null ? null : editUserForm(email);
  return (
    <EditorScreen
      title={adding ? "Create Admin" : "Edit User"}
      adding={adding}
      save={adding ? "Create Admin" : "Save"}
      list="/adminalluser"
      state={state}
      schema={adding ? CreateAdminForm : editSchema}
      versions={listVersions({ fields, pictures: {}, state })}
    >
      {(errors) =>
        adding ? (
          <EditorFields
            fields={createAdminFields}
            state={state}
            errors={errors}
            controls={{
              userName: (field) => <UserNameField {...field} />,
              password: (field) => <PasswordField {...field} autoComplete="new-password" />,
            }}
          />
        ) : (
          <EditorFields fields={fields} state={state} errors={errors} />
        )
      }
    </EditorScreen>
  );
}
