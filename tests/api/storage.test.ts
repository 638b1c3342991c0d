import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { formOf, picture, product } from "./client";
import { borrowClient } from "./lent-client";

const { site, client } = borrowClient();

test("a refused form leaves no file behind, not even where files wait", async () => {
  const listFiles = () =>
    readdirSync(site.uploadsDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const before = listFiles().length;
  for (const fields of [
    { ...product, name: "" },
    { ...product, file: new Blob(["no picture"]) },
  ]) {
    const form = formOf({ file: await picture(), ...fields });
    expect((await client.call("POST", "/api/admin/product/createProduct", { form })).status).toBe(400);
  }
  expect(listFiles()).toHaveLength(before);
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
