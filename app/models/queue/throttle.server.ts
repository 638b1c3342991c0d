import { createHmac } from "node:crypto";
import { isIPv6 } from "node:net";
import { db } from "~/db.server";
import { env } from "~/env.server";
import type { Prisma } from "~/generated/prisma/client";
import { pastBy } from "./past";

export type AttemptLimit = { key: string; most: number; windowMs: number };

/** Null, or the seconds until a used-up limit opens again; nothing is counted then. */
export async function takeAttempt(limits: AttemptLimit[]): Promise<number | null> {
  return db.$transaction((tx) => takeAttemptWithin(tx, limits));
}

/** In the transaction that does what is counted: what is rolled back was no attempt. */
export async function takeAttemptWithin(
  tx: Prisma.TransactionClient,
  limits: AttemptLimit[],
  now = new Date(),
): Promise<number | null> {
  const counted = limits.map((limit) => ({ ...limit, key: storedKey(limit) }));
  for (const { key, windowMs } of counted) {
    const over = pastBy(now, windowMs).map((expiresAt) => ({ expiresAt }));
    await tx.throttle.deleteMany({ where: { key, OR: over } });
  }
  const rows = await tx.throttle.findMany({
    where: { key: { in: counted.map(({ key }) => key) } },
    select: { key: true, count: true, expiresAt: true },
  });
  const full = rows.filter((row) =>
    counted.some((limit) => limit.key === row.key && row.count >= limit.most),
  );
  if (full.length > 0) {
    const opens = Math.max(...full.map((row) => row.expiresAt.getTime()));
    return Math.max(1, Math.ceil((opens - now.getTime()) / 1000));
  }
  for (const { key, windowMs } of counted) {
    await tx.throttle.upsert({
      where: { key },
      create: { key, count: 1, expiresAt: new Date(now.getTime() + windowMs) },
      update: { count: { increment: 1 } },
      select: { key: true },
    });
  }
  return null;
}

/** What is counted is somebody's address, of the network or for email: nobody shall read it there. */
function storedKey({ key }: AttemptLimit): string {
  return createHmac("sha256", env.SESSION_SECRET).update(key).digest("base64url");
}

export async function forgiveAttempt(limits: AttemptLimit[]) {
  await db.throttle.updateMany({
    where: { key: { in: limits.map(storedKey) }, count: { gt: 0 } },
    data: { count: { decrement: 1 } },
  });
}

/** An IPv6 connection is given a /64 as a whole. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [plain = ""] = address.split("%");
  // In the one spelling that a URL has for each address.
  const { hostname } = new URL(`http://[${plain}]`);
  const [left = [], right = []] = hostname
    .slice(1, -1)
    .split("::")
    .map((part) => part.split(":").filter(Boolean));
  const zeros = new Array<string>(8 - left.length - right.length).fill("0");
  return `${[...left, ...zeros, ...right].slice(0, 4).join(":")}::/64`;
}
