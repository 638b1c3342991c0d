import { db } from "~/db.server";
import { Prisma } from "~/generated/prisma/client";
import { readerOf } from "~/models/row/list.server";
import { type AccountRow, accountColumns, accountList } from "./list";

export const { page: listAdminRows, all: streamAdminRows } = readerOf<AccountRow>(accountList, {
  from: Prisma.sql`"Admin" t`,
  own: { email: { sort: Prisma.sql`t."emailKey"` } },
  count: () => db.admin.count(),
  read: (ids) => db.admin.findMany({ where: { id: { in: ids } }, select: accountColumns }),
});
