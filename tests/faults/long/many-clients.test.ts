import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openClient, product } from "../../api/client";
import { type Site, startSite } from "../../support/site";
import { firstAdmin } from "../../support/template";

/** Sixty-four programs create products at the same time. */
const CLIENTS = 64;
const CREATES = 50;

let site: Site;
beforeAll(async () => {
  site = await startSite({ sample: false });
});
afterAll(() => site.stop());

test("every product that was acknowledged is there, once", { timeout: CREATES * 20_000 }, async () => {
  const client = openClient(site.url);
  await client.signIn(firstAdmin.email, firstAdmin.password);
  const create = async (name: string): Promise<string> => {
    for (;;) {
      const sent = { json: { ...product, name } };
      const { status, json, headers } = await client.call("POST", "/api/admin/product/createProduct", sent);
      if (status === 201) return json.product._id;
      expect([503, 429], json.message).toContain(status);
      await pause(Number(headers.get("Retry-After")) * 1000 + Math.random() * 500);
    }
  };
  const made = await Promise.all(
    Array.from({ length: CLIENTS }, async (_, number) => {
      const ids: string[] = [];
      for (let at = 0; at < CREATES; at += 1) ids.push(await create(`Client ${number} sheet ${at}`));
      return ids;
    }),
  );
  const { json } = await client.get("/api/admin/product/getAllProduct");
  const names = json.products.map(({ name }: { name: string }) => name);
  expect(new Set(names).size).toBe(CLIENTS * CREATES);
  expect(names).toHaveLength(CLIENTS * CREATES);
  expect(json.products.map(({ _id }: { _id: string }) => _id).toSorted()).toEqual(made.flat().toSorted());
});
