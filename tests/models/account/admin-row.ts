import bcrypt from "bcryptjs";
import { db } from "~/db.server";
import { newId } from "~/models/row/id.server";

/** An admin whose password is quick to compare: what is tested comes after it. */
export function addAdmin(email: string, password = "Old-Password-1") {
  const now = new Date();
  return db.admin.create({
    data: {
      id: newId(),
      fullName: "Robin Shah",
      email,
      emailKey: email,
      userName: email,
      passwordHash: bcrypt.hashSync(password, 4),
      createdAt: now,
      updatedAt: now,
    },
    select: { id: true, passwordHash: true },
  });
}
