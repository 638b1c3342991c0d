import { beforeAll, expect, test } from "vitest";
import { db } from "~/db.server";
import { createAccount, deleteAccount } from "~/models/account/write.server";
import { deleteBlog } from "~/models/blog/write.server";
import { deleteProduct } from "~/models/product/write.server";
import { stale } from "~/models/row/result";
import { deleteTestimonial } from "~/models/testimonial/write.server";
import { fillWithSample } from "../../support/database";

beforeAll(fillWithSample);

const first = { orderBy: { id: "asc" }, select: { id: true, version: true } } as const;

test("what somebody has saved since it was read stays", async () => {
  const admin = { FullName: "Asha Rao", email: "asha@gmail.com", userName: "", password: "Steel-trade-2026" };
  for (const email of [admin.email, "ravi@gmail.com"]) await createAccount({ ...admin, email });
  const kinds = [
    [deleteProduct, await db.product.findFirstOrThrow(first)],
    [deleteBlog, await db.blog.findFirstOrThrow(first)],
    [deleteTestimonial, await db.testimonial.findFirstOrThrow(first)],
    [
      (id: string, version?: number) => deleteAccount(id, "another", version),
      await db.admin.findFirstOrThrow(first),
    ],
  ] as const;
  for (const [remove, { id, version }] of kinds) {
    expect(await remove(id, version - 1)).toEqual(stale);
    expect(await remove(id, version)).toMatchObject({ ok: true });
  }
});
