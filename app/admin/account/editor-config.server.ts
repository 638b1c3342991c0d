import type { EditorConfig, StoredRow } from "~/admin/editor/config.server";
import { CreateAdminForm, editUserFields, editUserForm } from "~/models/account/form";
import { accountSuccess } from "~/models/account/list";
import { type Account, createAccount, findAccount, updateAccount } from "~/models/account/write.server";
import { fieldsOfRow } from "~/models/row/field";
import { checkForm, notFound, ok } from "~/models/row/result";

export function accountConfig(id: string | undefined): EditorConfig {
  const adding = id === undefined;
  const failed = adding ? "Failed to create admin." : "Update failed.";
  return {
    kind: "account",
    id,
    files: [],
    async check(fields) {
      if (id === undefined) {
        const form = checkForm(CreateAdminForm, fields);
        if (!form.ok) return form;
        return ok((_, { receiptId }) => createAccount(form.value, false, receiptId));
      }
      const admin = await findAccount(id);
      const form = admin ? checkForm(editUserForm(admin.email), fields) : notFound;
      if (!form.ok) return form;
      return ok((_, sending) => updateAccount(id, form.value, sending));
    },
    success: () => ({ to: "/adminalluser", text: accountSuccess[adding ? "added" : "edited"] }),
    failure: { text: `${failed} `, end: "." },
    conflict: failed,
    find: async (asked) => asStored(await findAccount(asked)),
    missing: "Failed to fetch user data.",
  };
}

function asStored(admin: Account | null): StoredRow | null {
  if (!admin) return null;
  const { fullName: FullName, userName, email, version } = admin;
  return { fields: fieldsOfRow(editUserFields(email), { FullName, userName, email }), version, pictures: {} };
}
