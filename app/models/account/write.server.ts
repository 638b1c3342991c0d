import { randomInt } from "node:crypto";
import { db } from "~/db.server";
import type { Prisma } from "~/generated/prisma/client";
import { newId } from "~/models/row/id.server";
import { findMade, findReceipt, type Saving, saveReceipt } from "~/models/row/receipt.server";
import { conflict, invalid, notFound, ok, type Result, stale } from "~/models/row/result";
import { forgetFirstPassword } from "./first-password.server";
import { type CreateAdminInput, type EditUserInput, isGeneratedFor, userNameStem } from "./form";
import { comparePassword, hashPassword } from "./password.server";
import { addSession, closeSessionsOf, renameSessionsOf, type SessionOrigin } from "./session.server";

export const accountColumns = {
  ...{ id: true, fullName: true, email: true, userName: true },
  ...{ version: true, createdAt: true, updatedAt: true, seenAt: true },
} satisfies Prisma.AdminSelect;

export type Account = Prisma.AdminGetPayload<{ select: typeof accountColumns }>;

const EMAIL_TAKEN = "Email is already in use";
const USER_NAME_TAKEN = "Username is already in use";

export function listAccounts(): Promise<Account[]> {
  return db.admin.findMany({ select: accountColumns, orderBy: [{ createdAt: "desc" }, { id: "desc" }] });
}

export function findAccount(id: string): Promise<Account | null> {
  return db.admin.findUnique({ where: { id }, select: accountColumns });
}

export function findAccountByEmail(email: string): Promise<Account | null> {
  return db.admin.findUnique({ where: { emailKey: email.toLowerCase() }, select: accountColumns });
}

/** An unknown email takes as long as a wrong password. */
export async function authenticate(
  email: string,
  password: string,
): Promise<{ admin: Account; passwordHash: string } | null> {
  const row = await db.admin.findUnique({
    where: { emailKey: email.toLowerCase() },
    select: { ...accountColumns, passwordHash: true },
  });
  const right = await comparePassword(password, row?.passwordHash ?? null);
  if (!row || !right) return null;
  const { passwordHash, ...admin } = row;
  return { admin, passwordHash };
}

/** The digits of a user name are drawn again while they collide. */
export async function createAccount(
  input: CreateAdminInput,
  trustUserName = false,
  receiptId: string | null = null,
): Promise<Result<string>> {
  const { FullName: fullName, email } = input;
  const passwordHash = await hashPassword(input.password);
  const isGenerated = isGeneratedFor(input.userName, fullName);
  const given = input.userName !== "" && (trustUserName || isGenerated);
  return db.$transaction(async (tx) => {
    const earlier = await findMade(receiptId, tx);
    if (earlier !== null) return ok(earlier);
    const emailKey = email.toLowerCase();
    if (await isTaken(tx, { emailKey })) return conflict({ email: [EMAIL_TAKEN] });
    let userName = given ? input.userName : drawUserName(fullName);
    while (await isTaken(tx, { userName })) {
      if (given && !isGenerated) return conflict({ userName: [USER_NAME_TAKEN] });
      userName = drawUserName(fullName);
    }
    const now = new Date();
    const data = { id: newId(), fullName, email, emailKey, userName, passwordHash };
    await saveReceipt(tx, receiptId, data.id);
    await tx.admin.create({ data: { ...data, createdAt: now, updatedAt: now }, select: { id: true } });
    return ok(data.id);
  });
}

export function updateAccount(
  id: string,
  { FullName: fullName, email, userName }: EditUserInput,
  { version, receiptId = null }: Saving,
): Promise<Result<string>> {
  return db.$transaction(async (tx) => {
    const emailKey = email.toLowerCase();
    const errors = {
      ...((await isTaken(tx, { emailKey }, id)) && { email: [EMAIL_TAKEN] }),
      ...((await isTaken(tx, { userName }, id)) && { userName: [USER_NAME_TAKEN] }),
    };
    if (Object.keys(errors).length > 0) return conflict(errors);
    const isReplay = (await findReceipt(receiptId, tx)) !== null;
    const before = await tx.admin.findUnique({ where: { id }, select: { version: true } });
    if (!before) return notFound;
    if (isReplay) return ok(id);
    if (version !== undefined && before.version !== version) return stale;
    const data = { fullName, email, emailKey, userName, version: { increment: 1 }, updatedAt: new Date() };
    await tx.admin.update({ where: { id }, data, select: { id: true } });
    await saveReceipt(tx, receiptId, id);
    await renameSessionsOf(id, fullName, tx);
    return ok(id);
  });
}

/** Neither oneself nor the last one can be deleted. The sessions go with the row. */
export async function deleteAccount(
  id: string,
  actingId: string,
  version?: number,
): Promise<Result<Account>> {
  return db.$transaction(async (tx) => {
    const admin = await tx.admin.findUnique({ where: { id }, select: accountColumns });
    if (!admin) return notFound;
    if (version !== undefined && admin.version !== version) return stale;
    if (id === actingId) return conflict({ form: ["You cannot delete your own account."] });
    if ((await tx.admin.count()) <= 1) return conflict({ form: ["The last admin cannot be deleted."] });
    await tx.admin.delete({ where: { id }, select: { id: true } });
    return ok(admin);
  });
}

/** `device` is of the browser that goes on; the account's others are told of no enquiry any more, which `ended` says. */
export async function changePassword(
  id: string,
  current: string,
  next: string,
  device: string | null = null,
  origin?: SessionOrigin,
): Promise<Result<{ token: string; ended: string }>> {
  const row = await db.admin.findUnique({ where: { id }, select: { passwordHash: true } });
  if (!row) return notFound;
  const wrong = invalid({ currentPassword: ["The current password is wrong"] });
  if (!(await comparePassword(current, row.passwordHash))) return wrong;
  const passwordHash = await hashPassword(next);
  const changed = await db.$transaction(async (tx) => {
    const unchanged = { id, passwordHash: row.passwordHash };
    const admin = await tx.admin.findFirst({ where: unchanged, select: { fullName: true } });
    if (!admin) return null;
    await tx.admin.updateMany({ where: { id }, data: { passwordHash, updatedAt: new Date() } });
    if (next !== current) await forgetFirstPassword(tx, id);
    const ended = await closeSessionsOf(id, device, tx);
    return ok({ token: await addSession(tx, id, admin.fullName, origin), ended });
  });
  // A button that was pressed twice has done it already: the second press is answered as the first.
  return changed ?? changePassword(id, next, next, device, origin);
}

/** Answers what is to be said of the devices that are told of no enquiry any more. */
export async function resetPassword(email: string, next: string): Promise<Result<string>> {
  const row = await db.admin.findUnique({ where: { emailKey: email.toLowerCase() }, select: { id: true } });
  if (!row) return notFound;
  const passwordHash = await hashPassword(next);
  return db.$transaction(async (tx) => {
    await tx.admin.updateMany({ where: { id: row.id }, data: { passwordHash, updatedAt: new Date() } });
    await forgetFirstPassword(tx, row.id);
    return ok(await closeSessionsOf(row.id, null, tx));
  });
}

/** Nobody else writes within a transaction: what is free here stays so until its end. */
async function isTaken(tx: Prisma.TransactionClient, where: Prisma.AdminWhereInput, exceptId = "") {
  return (await tx.admin.count({ where: { ...where, id: { not: exceptId } } })) > 0;
}

function drawUserName(fullName: string) {
  return `${userNameStem(fullName)}${randomInt(1000, 10_000)}`;
}
