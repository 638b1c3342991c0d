import type { EditorConfig, StoredRow } from "~/admin/editor/config.server";
import { CreateAdminForm, editUserFields, editUserForm } from "~/models/account/form";
import { accountSuccess } from "~/models/account/list";
import { type Account, createAccount, findAccount, updateAccount } from "~/models/account/write.server";
import { fieldsOfRow } from "~/models/row/field";
import { checkForm, invalid, notFound, ok } from "~/models/row/result";
import { readVersion } from "~/models/row/version";

const MADE =
  "This form has made the account before, as it was then: edit it in the list of users. Its password is changed by whoever it is for";

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
      if (!admin) return notFound;
      // Over a newer version nothing is saved: its address, which may be another, is shown first.
      const isOld = admin.version !== (readVersion(fields.get("version")) ?? admin.version);
      // Typed into the form of a new account that had made it: no change takes its password.
      if (fields.has("password")) return invalid({ form: [MADE] });
      const form = checkForm(editUserForm(isOld ? (fields.get("email") ?? "") : admin.email), fields);
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
