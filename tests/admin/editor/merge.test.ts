import { expect, it } from "vitest";
import { formOf } from "../../api/client";
import { findId, rows } from "../../faults/store";
import { readEditorForm } from "../../support/editor-form";
import { borrowOffice } from "../../support/office";
import { fileOf, pngPicture } from "../../support/pictures";

const { site, open, post } = borrowOffice();

const product = {
  ...{ name: "Merged", type: "hotrolledsheet", thickness: "2", width: "1000", brand: "", purchaseNow: "" },
  ...{ deliveryDays: "3-5", number: "2015550100" },
};

const formIn = (html: string) => Object.fromEntries(readEditorForm(html));
const findEditor = () => `/editproduct/${findId(site, "Product", `WHERE "name" = 'Merged'`)}`;
const openForm = async (at: string) => formIn((await open(at)).html);

it("a newer save is kept where mine did not touch it, and each field that both changed is shown", async () => {
  await post("/addproduct", product);
  const at = findEditor();
  const send = (form: Record<string, string>, fields: Record<string, string>) =>
    post(at, { ...form, ...product, ...fields });
  const mine = await openForm(at);
  const theirs = { brand: "Theirs", deliveryDays: "9 days", width: "1250" };
  expect((await send(await openForm(at), theirs)).status).toBe(302);

  const asked = await send(mine, { brand: "Mine", purchaseNow: "Call us" });
  expect(asked.status).toBe(409);
  expect(asked.text).toContain("What you had not touched is theirs there now: Width, Delivery Days.");
  const [versions = ""] = /<dl class="versions">[\s\S]*?<\/dl>/.exec(asked.html) ?? [];
  expect(versions.match(/<dt>[^<]*/g)).toEqual(["<dt>Brand"]);
  const form = formIn(asked.html);
  expect(form).toMatchObject({
    width: "1250",
    deliveryDays: "9 days",
    brand: "Mine",
    purchaseNow: "Call us",
  });
  const saved = await send(form, { ...theirs, brand: "Mine", purchaseNow: "Call us" });
  expect(saved.status).toBe(302);
  expect(rows(site, `SELECT "brand", "deliveryDays" FROM "Product" WHERE "name" = 'Merged'`)).toEqual([
    { brand: "Mine", deliveryDays: "9 days" },
  ]);
});

it("of two who changed different fields nothing is asked but to save both", async () => {
  const at = findEditor();
  const now = { ...product, brand: "Mine", purchaseNow: "Call us", deliveryDays: "9 days", width: "1250" };
  const mine = await openForm(at);
  await post(at, { ...(await openForm(at)), ...now, thickness: "2, 3" });
  const asked = await post(at, { ...mine, ...now, brand: "Other" });
  expect(asked.status).toBe(409);
  expect(asked.text).toContain("You have changed different fields: nothing would be lost.");
  expect(asked.text).toContain("Save both");
});

it("a picture that both have changed is shown, and theirs stays where mine is the one before", async () => {
  const at = findEditor();
  const [mine, third, fourth] = [await openForm(at), await openForm(at), await openForm(at)];
  const send = async (form: Record<string, string>) =>
    post(at, formOf({ ...form, file: fileOf(await pngPicture()) }));
  const image = () => rows(site, `SELECT "image" FROM "Product" WHERE "name" = 'Merged'`);
  expect((await send(third)).status).toBe(302);
  const theirs = image();

  const asked = await send(mine);
  expect(asked.status).toBe(409);
  const [versions = ""] = /<dl class="versions">[\s\S]*?<\/dl>/.exec(asked.html) ?? [];
  expect(versions.match(/<dt>[^<]*/g)).toEqual(["<dt>Image"]);
  expect(asked.text).toContain("Save mine anyway");
  expect(image()).toEqual(theirs);

  const untouched = await post(at, { ...fourth, brand: "Fourth" });
  expect(untouched.text).toContain("What you had not touched is theirs there now: Image, Focus point.");
  expect(untouched.text).toContain("You have changed different fields: nothing would be lost.");
  expect((await post(at, formIn(untouched.html))).status).toBe(302);
  expect(image()).toEqual(theirs);
});
