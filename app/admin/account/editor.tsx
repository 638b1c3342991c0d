import type { MetaFunction } from "@remix-run/node";
import { useParams } from "@remix-run/react";
import { type ComponentProps, useEffect, useRef } from "react";
import { editorAction } from "~/admin/editor/action.server";
import { EditorFields } from "~/admin/editor/fields";
import { useFormState } from "~/admin/editor/form-state";
import { editorLoader } from "~/admin/editor/loader.server";
import { EditorScreen } from "~/admin/editor/screen";
import { adminHead } from "~/admin/frame/head";
import {
  CreateAdminForm,
  createAdminFields,
  editUserFields,
  editUserForm,
  userNameStem,
} from "~/models/account/form";
import { InputField } from "~/ui/field/field";
import { PasswordField } from "~/ui/field/password-field";
import { accountConfig } from "./editor-config.server";

export { reloadAfterConflict as shouldRevalidate } from "~/ui/revalidation";

export const meta: MetaFunction = ({ params, matches }) =>
  adminHead(params.id ? "Edit User" : "Create Admin", matches);

export const loader = editorLoader(accountConfig);
export const action = editorAction(accountConfig);

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
      save={adding ? "Create Admin" : "Save"}
      list="/adminalluser"
      state={state}
      schema={adding ? CreateAdminForm : editSchema}
      fields={fields}
    >
      {(errors) => (
        <EditorFields
          fields={fields}
          values={state.values}
          errors={errors}
          controls={{
            ...(adding && { userName: (field) => <UserNameField {...field} /> }),
            password: (field) => <PasswordField {...field} autoComplete="new-password" />,
          }}
        />
      )}
    </EditorScreen>
  );
}

export function UserNameField(props: ComponentProps<typeof InputField>) {
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const userName = frame.current?.querySelector("input");
    const fullName = userName?.form?.elements.namedItem("FullName");
    if (!userName || !(fullName instanceof HTMLInputElement)) return;
    const digits = 1000 + Math.floor(Math.random() * 9000);
    const generate = () => {
      const stem = userNameStem(fullName.value);
      userName.value = stem ? `${stem}${digits}` : "";
    };
    generate();
    fullName.addEventListener("input", generate);
    return () => fullName.removeEventListener("input", generate);
  }, []);

  return (
    <div ref={frame}>
      <InputField {...props} readOnly />
    </div>
  );
}
