import { everywhere, type RowList } from "~/models/row/list";
import type { Account } from "./write.server";

export const accountList: RowList<Account> = {
  kind: "account",
  label: "User",
  title: "All User",
  path: "/adminalluser",
  file: "users",
  failure: "Failed to load users.",
  nameOf: (row) => row.fullName,
  editPath: "/editUser/",
  add: { href: "/createadmin", label: "Create Admin" },
  whenEmpty: "Everybody who may sign in is listed here.",
  columns: [
    { key: "name", label: "Name", shown: everywhere, sort: "text", searched: "name", field: "fullName" },
    { key: "email", label: "Email", shown: everywhere, sort: "text", searched: "email" },
    { key: "userName", label: "Username", shown: [], searched: "username" },
    { key: "createdAt", label: "CreatedAt", shown: everywhere, sort: "value" },
    { key: "seenAt", label: "Last seen", shown: ["csv"], beneath: "createdAt" },
    { key: "id", label: "Id", shown: ["csv"] },
  ],
};

export const accountSuccess = {
  added: "Admin created successfully!",
  edited: "User updated successfully!",
  deleted: "User deleted successfully!",
};
