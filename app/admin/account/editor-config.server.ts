import type { EditorConfig, StoredRow } from "~/admin/editor/config.server";
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

const LIST = "/adminalluser";

const common = {
  kind: "account",
  files: [],
  find: async (id: string) => asStored(await findAccount(id)),
  missing: "Failed to fetch user data.",
} as const;

export function createAccountConfig(): EditorConfig<CreateAdminInput> {
  return {
    ...common,
    id: undefined,
    check(fields) {
      const parsed = CreateAdminForm.safeParse(Object.fromEntries(fields));
      return parsed.success ? ok(parsed.data) : invalid(errorsByField(parsed.error.issues));
    },
    async save(input, _, { receiptId }) {
      const created = await createAccount(input, false, receiptId);
      return created.ok ? ok(created.value.id) : created;
    },
    success: () => ({ to: LIST, text: accountSuccess.added }),
    failure: { text: "Failed to create admin. ", end: "." },
    conflict: "Failed to create admin.",
  };
}

export function editAccountConfig(id: string): EditorConfig<EditUserInput> {
  return {
    ...common,
    id,
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
    success: () => ({ to: LIST, text: accountSuccess.edited }),
    failure: { text: "Update failed. ", end: "." },
    conflict: "Update failed.",
  };
}

function asStored(admin: Account | null): StoredRow | null {
  if (!admin) return null;
  const { fullName: FullName, userName, email, version } = admin;
  return { fields: fieldsOfRow(editUserFields(email), { FullName, userName, email }), version, pictures: {} };
}
