import { z } from "zod";
import { CreateAdminForm, editUserForm } from "~/models/account/form";
import { accountSuccess } from "~/models/account/list";
import {
  type Account,
  createAccount,
  deleteAccount,
  findAccount,
  listAccounts,
  updateAccount,
} from "~/models/account/write.server";
import { checkFields } from "~/models/row/result";
import { readRow, readShortList } from "./read.server";
import type { Resource } from "./resource.server";
import { dateShape, idShape } from "./shapes.server";
import { changeRow, createRow, deleteRow } from "./write.server";

const AccountJson = z
  .object({
    _id: idShape,
    FullName: z.string(),
    email: z.string(),
    userName: z.string(),
    createdAt: dateShape,
  })
  .meta({ id: "Admin" });

type AccountJson = z.output<typeof AccountJson>;

const fields = { FullName: "Robin Hale", email: "robin.hale@example.com", userName: "robinhale4821" };
const changedFields = { ...fields, email: "robin.hale@gmail.com" };

const example: AccountJson = {
  _id: "65f0a1b2c3d4e5f6a7b8c9d6",
  ...fields,
  createdAt: "2026-03-12T09:30:00.000Z",
};

const admin: Resource<Account, AccountJson> = {
  name: "User",
  key: "data",
  oneKey: "data",
  listKey: "data",
  event: "admin",
  find: findAccount,
  schema: AccountJson,
  json: (row) => AccountJson.parse({ ...row, _id: row.id, FullName: row.fullName }),
  example,
};

export const accountCalls = {
  getAllAdmin: readShortList(admin, listAccounts, "All admins, newest first"),
  getAdmin: readRow(admin, "admin", "One admin"),
  adminRegister: createRow(admin, {
    summary: "Add an admin",
    accepts: { schema: CreateAdminForm, example: { ...fields, password: "Rolling7steel" } },
    failures: [409],
    check: (sent) => checkFields(CreateAdminForm, sent),
    save: (input) => createAccount(input, true),
    message: accountSuccess.added,
  }),
  adminUpdate: changeRow(admin, {
    summary: "Change an admin's names and address; a new address must be a Gmail address",
    accepts: { schema: editUserForm(""), example: changedFields },
    changed: { ...example, ...changedFields },
    failures: [409],
    check: (sent, row) => checkFields(editUserForm(row.email), sent),
    save: (row, input, _pictures, version) => updateAccount(row.id, input, { version }),
    message: accountSuccess.edited,
  }),
  adminDelete: deleteRow(admin, (id, version, actingId) => deleteAccount(id, actingId, version), {
    summary: "Delete an admin; neither oneself nor the last one",
    failures: [409],
    message: accountSuccess.deleted,
  }),
};
