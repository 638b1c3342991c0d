import type { ActionFunctionArgs } from "@remix-run/node";
import { beforeEach, expect, it } from "vitest";
import { action } from "~/api/route";
import { db } from "~/db.server";
import { openSession } from "~/models/account/session.server";
import { addAdmin } from "../models/account/admin-row";
import { clearDatabase } from "../support/database";
import { testimonial } from "./client";

beforeEach(clearDatabase);

it("knows from the server itself that a program has left, and stores nothing for it", async () => {
  const { id, passwordHash } = await addAdmin("robin@gmail.com");
  const token = await db.$transaction((tx) => openSession(tx, id, passwordHash));
  const create = (leaving: AbortSignal) => {
    const request = new Request("http://site.example/backend/api/admin/createTestimonial", {
      method: "POST",
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      body: JSON.stringify(testimonial),
    });
    const args: ActionFunctionArgs = { request, params: {}, context: { leaving } };
    return action(args);
  };
  expect((await create(AbortSignal.abort())).status).toBe(500);
  expect(await db.testimonial.count()).toBe(0);
  expect((await create(new AbortController().signal)).status).toBe(201);
});
