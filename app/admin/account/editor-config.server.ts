import type { EditorConfig } from "~/admin/editor/config.server";
import type { StoredRow } from "~/admin/editor/source.server";
import {
  CreateAdminForm,
  type CreateAdminInput,
  type EditUserInput,
  editUserFields,
  editUserForm,
} from "~/models/account/form";
import { accountSuccess } from "~/models/account/success";
import { type Account, createAccount, findAccount, updateAccount } from "~/models/account/write.server";
import { fieldsOfRow } from "~/models/row/field";
import { errorsByField, invalid, notFound, ok } from "~/models/row/result";

export const MISSING_ACCOUNT = "Failed to fetch user data.";

const LIST = "/adminalluser";

export function createAccountConfig(): EditorConfig<CreateAdminInput> {
  return {
    kind: "account",
    mode: "add",
    files: [],
    check(fields) {
      const parsed = CreateAdminForm.safeParse(Object.fromEntries(fields));
      return parsed.success ? ok(parsed.data) : invalid(errorsByField(parsed.error.issues));
    },
    async save(input, _, { receiptId }) {
      const created = await createAccount(input, false, receiptId);
      return created.ok ? ok(created.value.id) : created;
    },
    listPictures: async () => [],
    success: () => ({ to: LIST, text: accountSuccess.added }),
    failure: { text: "Failed to create admin. ", end: "." },
    conflict: "Failed to create admin.",
    exists: async () => false,
    missing: MISSING_ACCOUNT,
  };
}

export function editAccountConfig(id: string): EditorConfig<EditUserInput> {
  return {
    kind: "account",
    mode: "edit",
    files: [],
    async check(fields) {
      const admin = await findAccount(id);
      if (!admin) return notFound;
      const parsed = editUserForm(admin.email).safeParse(Object.fromEntries(fields));
      return parsed.success ? ok(parsed.data) : invalid(errorsByField(parsed.error.issues));
    },
    async save(input, _, { version, receiptId }) {
      const saved = await updateAccount(id, input, version, receiptId);
      return saved.ok ? ok(saved.value.id) : saved;
    },
    listPictures: async () => [],
    success: () => ({ to: LIST, text: accountSuccess.edited }),
    failure: { text: "Update failed. ", end: "." },
    conflict: "Update failed.",
    exists: async () => (await findAccount(id)) !== null,
    missing: MISSING_ACCOUNT,
  };
}

export function accountRow(admin: Account): StoredRow {
  const { fullName: FullName, userName, email, version } = admin;
  return { fields: fieldsOfRow(editUserFields(email), { FullName, userName, email }), version, pictures: {} };
}
