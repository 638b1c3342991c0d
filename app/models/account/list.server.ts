import { db } from "~/db.server";
import { Prisma } from "~/generated/prisma/client";
import { readerOf } from "~/models/row/list.server";
import { accountList } from "./list";
import { type Account, accountColumns } from "./write.server";

export const accountRows = readerOf<Account>(accountList, {
  from: Prisma.sql`"Admin" t`,
  own: { email: { sort: Prisma.sql`t."emailKey"` } },
  count: () => db.admin.count(),
  read: (ids) => db.admin.findMany({ where: { id: { in: ids } }, select: accountColumns }),
});
