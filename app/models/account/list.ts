import type { Prisma } from "~/generated/prisma/client";
import { everywhere, type RowList } from "~/models/row/list";

export const accountColumns = {
  ...{ id: true, fullName: true, email: true, userName: true, createdAt: true, seenAt: true },
} as const;

export type AccountRow = Prisma.AdminGetPayload<{ select: typeof accountColumns }>;

export const accountList: RowList<AccountRow> = {
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
    {
      key: "name",
      label: "Name",
      value: (row) => row.fullName,
      shown: everywhere,
      sort: "text",
      searched: "name",
      field: "fullName",
    },
    {
      key: "email",
      label: "Email",
      value: (row) => row.email,
      shown: everywhere,
      sort: "text",
      searched: "email",
    },
    { key: "userName", label: "Username", value: (row) => row.userName, shown: [], searched: "username" },
    { key: "createdAt", label: "CreatedAt", value: (row) => row.createdAt, shown: everywhere, sort: "value" },
    {
      key: "seenAt",
      label: "Last seen",
      value: (row) => row.seenAt,
      shown: ["csv"],
      beneath: "createdAt",
    },
    { key: "id", label: "Id", value: (row) => row.id, shown: ["csv"] },
  ],
};
