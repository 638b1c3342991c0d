import { z } from "zod";
import { type Account, findAccount } from "~/models/account/write.server";
import type { Resource } from "./resource.server";
import { dateShape, idShape } from "./shapes.server";

const AccountJson = z
  .object({
    _id: idShape,
    FullName: z.string(),
    email: z.string(),
    userName: z.string(),
    createdAt: dateShape,
  })
  .meta({ id: "Admin" });

type AccountJson = z.output<typeof AccountJson>;

export const fields = { FullName: "Robin Hale", email: "robin.hale@example.com", userName: "robinhale4821" };
export const changedFields = { ...fields, email: "robin.hale@gmail.com" };

export const example: AccountJson = {
  _id: "65f0a1b2c3d4e5f6a7b8c9d6",
  ...fields,
  createdAt: "2026-03-12T09:30:00.000Z",
};

export const admin: Resource<Account, AccountJson> = {
  name: "User",
  key: "data",
  oneKey: "data",
  listKey: "data",
  event: "admin",
  find: findAccount,
  schema: AccountJson,
  json: (row) => AccountJson.parse({ ...row, _id: row.id, FullName: row.fullName }),
  example,
};
