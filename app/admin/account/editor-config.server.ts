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
import { type Admin, createAdmin, findAdmin, updateAdmin } from "~/models/account/write.server";
import { fieldsOfRow } from "~/models/row/field";
import { errorsByField, invalid, notFound, ok } from "~/models/row/result";

export const MISSING_ADMIN = "Failed to fetch user data.";

const LIST = "/adminalluser";

export function createAdminConfig(): EditorConfig<CreateAdminInput> {
  return {
    noun: "admin",
    mode: "add",
    files: [],
    check(fields) {
      const parsed = CreateAdminForm.safeParse(Object.fromEntries(fields));
      return parsed.success ? ok(parsed.data) : invalid(errorsByField(parsed.error.issues));
    },
    async save(input, _, { receiptId }) {
      const created = await createAdmin(input, false, receiptId);
      return created.ok ? ok(created.value.id) : created;
    },
    listPictures: async () => [],
    success: () => ({ to: LIST, text: accountSuccess.added }),
    failure: { text: "Failed to create admin. ", end: "." },
    exists: async () => false,
    missing: MISSING_ADMIN,
  };
}

export function editUserConfig(id: string): EditorConfig<EditUserInput> {
  return {
    noun: "admin",
    mode: "edit",
    files: [],
    async check(fields) {
      const admin = await findAdmin(id);
      if (!admin) return notFound;
      const parsed = editUserForm(admin.email).safeParse(Object.fromEntries(fields));
      return parsed.success ? ok(parsed.data) : invalid(errorsByField(parsed.error.issues));
    },
    async save(input, _, { version, receiptId }) {
      const saved = await updateAdmin(id, input, version, receiptId);
      return saved.ok ? ok(saved.value.id) : saved;
    },
    listPictures: async () => [],
    success: () => ({ to: LIST, text: accountSuccess.edited }),
    failure: { text: "Update failed. ", end: "." },
    conflict: "Update failed.",
    exists: async () => (await findAdmin(id)) !== null,
    missing: MISSING_ADMIN,
  };
}

export function accountRow(admin: Admin): StoredRow {
  const { fullName: FullName, userName, email, version } = admin;
  return { fields: fieldsOfRow(editUserFields(email), { FullName, userName, email }), version, pictures: {} };
}
