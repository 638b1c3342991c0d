import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useParams } from "@remix-run/react";
import { useDraft } from "~/admin/editor/draft";
import { EditorFields } from "~/admin/editor/fields";
import { respondToEditor } from "~/admin/editor/form.server";
import { EditorScreen } from "~/admin/editor/screen";
import { loadEditor } from "~/admin/editor/source.server";
import { listVersions } from "~/admin/editor/versions";
import { adminHead } from "~/admin/frame/title";
import { CreateAdminForm, createAdminFields, editUserFields, editUserForm } from "~/models/account/form";
import { findAccount } from "~/models/account/write.server";
import { PasswordField } from "~/ui/field/password-field";
import { accountRow, createAccountConfig, editAccountConfig, MISSING_ACCOUNT } from "./editor-config.server";
import { UserNameField } from "./user-name-field";

export { editorHeaders as headers } from "~/admin/editor/headers";
export { reloadAfterConflict as shouldRevalidate } from "~/admin/editor/revalidation";

export const meta: MetaFunction = ({ params, matches }) =>
  adminHead(params.id ? "Edit User" : "Create Admin", matches);

export async function loader(args: LoaderFunctionArgs) {
  return loadEditor(args, MISSING_ACCOUNT, async (id) => {
    const admin = await findAccount(id);
    return admin && accountRow(admin);
  });
}

export async function action(args: ActionFunctionArgs) {
  const { id } = args.params;
  return id === undefined
    ? respondToEditor(args, createAccountConfig())
    : respondToEditor(args, editAccountConfig(id));
}

export default function AccountEditor() {
  const adding = useParams().id === undefined;
  const draft = useDraft();
  const email = new URLSearchParams(draft.stored?.fields).get("email");
  const fields = adding ? createAdminFields : editUserFields(email ?? "");
  // Without the stored address only the server can tell whether it has changed.
  const editSchema = email === null ? null : editUserForm(email);
  return (
    <EditorScreen
      title={adding ? "Create Admin" : "Edit User"}
      adding={adding}
      save={adding ? "Create Admin" : "Save"}
      list="/adminalluser"
      draft={draft}
      schema={adding ? CreateAdminForm : editSchema}
      versions={listVersions({ fields, pictures: {}, draft })}
    >
      {(errors) =>
        adding ? (
          <EditorFields
            fields={createAdminFields}
            draft={draft}
            errors={errors}
            controls={{
              userName: (field) => <UserNameField {...field} />,
              password: (field) => <PasswordField {...field} autoComplete="new-password" />,
            }}
          />
        ) : (
          <EditorFields fields={fields} draft={draft} errors={errors} />
        )
      }
    </EditorScreen>
  );
}
