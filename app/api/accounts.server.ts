import { CreateAdminForm, editUserForm } from "~/models/account/form";
import { accountSuccess } from "~/models/account/success";
import { createAccount, deleteAccount, listAccounts, updateAccount } from "~/models/account/write.server";
import { checkFields } from "~/models/row/result";
import { admin, changedFields, example, fields } from "./account-json.server";
import { readRow, readShortList } from "./read.server";
import { changeRow, createRow, deleteRow } from "./write.server";

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
  adminDelete: deleteRow(admin, deleteAccount, {
    summary: "Delete an admin; neither oneself nor the last one",
    failures: [409],
    message: accountSuccess.deleted,
  }),
};
