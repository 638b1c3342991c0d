import type { Prisma } from "~/generated/prisma/client";

/** Since the last sign-in that was told of them. `network` is the latest one's: an IPv4 address or an IPv6 /64. */
export type FailedLogins = { count: number; lastAt: Date; network: string };

const columns = { count: true, lastAt: true, network: true } satisfies Prisma.FailedLoginsSelect;

/** An unknown address runs the same statements and stores nothing: no time tells which addresses have accounts. */
export async function countFailedLogin(
  tx: Prisma.TransactionClient,
  login: { email: string; network: string },
  now: Date,
): Promise<FailedLogins | null> {
  const emailKey = login.email.toLowerCase();
  const before = await tx.failedLogins.findFirst({ where: { admin: { emailKey } }, select: columns });
  await tx.$executeRaw`INSERT INTO "FailedLogins" ("adminId", "count", "lastAt", "network")
    SELECT "id", 1, ${now}, ${login.network} FROM "Admin" WHERE "emailKey" = ${emailKey}
    ON CONFLICT ("adminId") DO UPDATE
    SET "count" = "count" + 1, "lastAt" = excluded."lastAt", "network" = excluded."network"`;
  return before;
}

/** Takes the login's own count back; once their owner is `told`, all are forgotten. */
export async function takeFailedLogins(
  tx: Prisma.TransactionClient,
  adminId: string,
  before: FailedLogins | null,
  told: boolean,
): Promise<FailedLogins | null> {
  const where = { adminId };
  const now = await tx.failedLogins.findUnique({ where, select: columns });
  const count = (now?.count ?? 0) - 1;
  const failures = now && count > 0 ? (before?.count === count ? before : { ...now, count }) : null;
  if (failures && !told) await tx.failedLogins.updateMany({ where, data: failures });
  else await tx.failedLogins.deleteMany({ where });
  return failures;
}
