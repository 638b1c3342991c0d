import { readdirSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { borrowSite } from "../support/lent-site";
import { firstAdmin } from "../support/template";
import { type Client, formOf, openClient, picture, product } from "./client";

const site = borrowSite({ sample: false });
let client: Client;

beforeAll(async () => {
  client = openClient(site.url);
  await client.signIn(firstAdmin.email, firstAdmin.password);
});

test("a refused form leaves no file behind, not even where files wait", async () => {
  const before = readdirSync(site.uploadsDir, { recursive: true }).length;
  for (const fields of [
    { ...product, name: "" },
    { ...product, file: new Blob(["no picture"]) },
  ]) {
    const form = formOf({ file: await picture(), ...fields });
    expect((await client.call("POST", "/api/admin/product/createProduct", { form })).status).toBe(400);
  }
  expect(readdirSync(site.uploadsDir, { recursive: true })).toHaveLength(before);
});

test("twenty writes side by side all stay", async () => {
  const writes = Array.from({ length: 20 }, (_, number) =>
    client.call("POST", "/api/admin/product/createProduct", {
      form: formOf({ ...product, name: `Side by side ${number}` }),
    }),
  );
  const answers = await Promise.all(writes);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  const { products } = (await client.get("/api/admin/product/getAllProduct")).json;
  const names = products.map(({ name }: { name: string }) => name);
  expect(names.filter((name: string) => name.startsWith("Side by side"))).toHaveLength(20);
});
