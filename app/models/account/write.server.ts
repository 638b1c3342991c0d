import { randomInt } from "node:crypto";
import { db } from "~/db.server";
import type { Prisma } from "~/generated/prisma/client";
import { newId } from "~/models/row/id.server";
import { findReceipt, saveReceipt } from "~/models/row/receipt.server";
import { type FieldErrors, invalid, notFound, ok, type Result, stale } from "~/models/row/result";
import { forgetFirstPassword } from "./first-password.server";
import { type CreateAdminInput, type EditUserInput, isGeneratedFor, userNameStem } from "./form";
import { comparePassword, hashPassword } from "./password.server";
import { addSession, closeSessionsOf, renameSessionsOf, type SessionOrigin } from "./session.server";

const columns = {
  id: true,
  fullName: true,
  email: true,
  userName: true,
  version: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.AdminSelect;

export type Account = Prisma.AdminGetPayload<{ select: typeof columns }>;

const EMAIL_TAKEN = "Email is already in use";
const USER_NAME_TAKEN = "Username is already in use";
const DELETED = "The account that this form made was deleted since: open the form again for a new one";

export function listAccounts(): Promise<Account[]> {
  return db.admin.findMany({ select: columns, orderBy: [{ createdAt: "desc" }, { id: "desc" }] });
}

export function findAccount(id: string): Promise<Account | null> {
  return db.admin.findUnique({ where: { id }, select: columns });
}

export function findAccountByEmail(email: string): Promise<Account | null> {
  return db.admin.findUnique({ where: { emailKey: email.toLowerCase() }, select: columns });
}

/** An unknown email takes as long as a wrong password. */
export async function authenticate(
  email: string,
  password: string,
): Promise<{ admin: Account; passwordHash: string } | null> {
  const row = await db.admin.findUnique({
    where: { emailKey: email.toLowerCase() },
    select: { ...columns, passwordHash: true },
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
): Promise<Result<Account>> {
  const passwordHash = await hashPassword(input.password);
  const given = input.userName !== "" && (trustUserName || isGeneratedFor(input.userName, input.FullName));
  const drawn = !given || isGeneratedFor(input.userName, input.FullName);
  let userName = given ? input.userName : drawUserName(input.FullName);
  for (;;) {
    const earlier = await findReceipt(receiptId);
    if (earlier !== null) {
      const stored = await findAccount(earlier);
      return stored ? ok(stored) : { ok: false, reason: "conflict", errors: { form: [DELETED] } };
    }
    const taken = await findTaken(input.email, userName);
    if (taken.email) return { ok: false, reason: "conflict", errors: { email: [EMAIL_TAKEN] } };
    if (taken.userName && !drawn)
      return { ok: false, reason: "conflict", errors: { userName: [USER_NAME_TAKEN] } };
    if (!taken.userName) {
      const created = await insertAccount(input, userName, passwordHash, receiptId);
      if (created) return ok(created);
    }
    userName = drawn ? drawUserName(input.FullName) : userName;
  }
}

export async function updateAccount(
  id: string,
  input: EditUserInput,
  version?: number,
  receiptId: string | null = null,
): Promise<Result<Account>> {
  const taken = await findTaken(input.email, input.userName, id);
  const errors: FieldErrors = {};
  if (taken.email) errors.email = [EMAIL_TAKEN];
  if (taken.userName) errors.userName = [USER_NAME_TAKEN];
  if (Object.keys(errors).length > 0) return { ok: false, reason: "conflict", errors };
  const data = {
    fullName: input.FullName,
    email: input.email,
    emailKey: input.email.toLowerCase(),
    userName: input.userName,
    version: { increment: 1 },
    updatedAt: new Date(),
  };
  try {
    const where = { id, ...(version === undefined ? {} : { version }) };
    return await db.$transaction(async (tx) => {
      const earlier = (await findReceipt(receiptId, tx)) !== null;
      const { count } = earlier ? { count: 1 } : await tx.admin.updateMany({ where, data });
      const admin = await tx.admin.findUnique({ where: { id }, select: columns });
      if (!admin) return notFound;
      if (count === 0) return stale;
      if (earlier) return ok(admin);
      await saveReceipt(tx, receiptId, id);
      await renameSessionsOf(id, admin.fullName, tx);
      return ok(admin);
    });
  } catch (error) {
    if (isTaken(error)) return updateAccount(id, input, version, receiptId);
    throw error;
  }
}

/** Neither oneself nor the last one can be deleted. The sessions go with the row. */
export async function deleteAccount(id: string, actingId: string): Promise<Result<Account>> {
  return db.$transaction(async (tx) => {
    const admin = await tx.admin.findUnique({ where: { id }, select: columns });
    if (!admin) return { ok: false, reason: "not-found" };
    const reject = (message: string) => ({
      ok: false as const,
      reason: "conflict" as const,
      errors: { form: [message] },
    });
    if (id === actingId) return reject("You cannot delete your own account.");
    if ((await tx.admin.count()) <= 1) return reject("The last admin cannot be deleted.");
    await tx.admin.delete({ where: { id }, select: { id: true } });
    return ok(admin);
  });
}

/** `device` is of the browser that goes on; the account's others are told of no enquiry any more. */
export async function changePassword(
  id: string,
  current: string,
  next: string,
  device: string | null = null,
  origin?: SessionOrigin,
): Promise<Result<string>> {
  const row = await db.admin.findUnique({ where: { id }, select: { passwordHash: true } });
  if (!row) return { ok: false, reason: "not-found" };
  const wrong = invalid({ currentPassword: ["The current password is wrong"] });
  if (!(await comparePassword(current, row.passwordHash))) return wrong;
  const passwordHash = await hashPassword(next);
  return db.$transaction(async (tx) => {
    const unchanged = { id, passwordHash: row.passwordHash };
    const admin = await tx.admin.findFirst({ where: unchanged, select: { fullName: true } });
    if (!admin) return wrong;
    await tx.admin.updateMany({ where: { id }, data: { passwordHash, updatedAt: new Date() } });
    await forgetFirstPassword(tx, id);
    await closeSessionsOf(id, device, tx);
    return ok(await addSession(tx, id, admin.fullName, origin));
  });
}

export async function resetPassword(email: string, next: string): Promise<Result<null>> {
  const row = await db.admin.findUnique({ where: { emailKey: email.toLowerCase() }, select: { id: true } });
  if (!row) return { ok: false, reason: "not-found" };
  const passwordHash = await hashPassword(next);
  await db.$transaction(async (tx) => {
    await tx.admin.updateMany({ where: { id: row.id }, data: { passwordHash, updatedAt: new Date() } });
    await forgetFirstPassword(tx, row.id);
    await closeSessionsOf(row.id, null, tx);
  });
  return ok(null);
}

async function insertAccount(
  input: CreateAdminInput,
  userName: string,
  passwordHash: string,
  receiptId: string | null,
): Promise<Account | null> {
  const now = new Date();
  const data = {
    id: newId(),
    fullName: input.FullName,
    email: input.email,
    emailKey: input.email.toLowerCase(),
    userName,
    passwordHash,
    createdAt: now,
    updatedAt: now,
  };
  try {
    return await db.$transaction(async (tx) => {
      await saveReceipt(tx, receiptId, data.id);
      return tx.admin.create({ data, select: columns });
    });
  } catch (error) {
    if (isTaken(error)) return null;
    throw error;
  }
}

/** Somebody took the name or the address between the look and the write. */
function isTaken(error: unknown) {
  return error instanceof Error && "code" in error && error.code === "P2002";
}

async function findTaken(email: string, userName: string, exceptId?: string) {
  const rows = await db.admin.findMany({
    where: {
      OR: [{ emailKey: email.toLowerCase() }, { userName }],
      ...(exceptId ? { id: { not: exceptId } } : {}),
    },
    select: { emailKey: true, userName: true },
  });
  return {
    email: rows.some((row) => row.emailKey === email.toLowerCase()),
    userName: rows.some((row) => row.userName === userName),
  };
}

function drawUserName(fullName: string) {
  return `${userNameStem(fullName)}${randomInt(1000, 10_000)}`;
}
