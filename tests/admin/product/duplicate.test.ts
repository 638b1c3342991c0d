import { expect, it, onTestFinished } from "vitest";
import { fetchPage, pick, postForm } from "../../support/page";
import { signInAt } from "../../support/sign-in";
import { startSite } from "../../support/site";

it("a product is duplicated into a new one, whose original stays as it is", async () => {
  const site = await startSite();
  onTestFinished(site.stop);
  const cookie = await signInAt(site);
  const load = (path: string) => fetchPage(site.url + path, { headers: { Cookie: cookie } });
  const list = async () =>
    (await (await fetch(`${site.url}/backend/api/admin/product/getAllProduct`)).json()).products;
  const [original] = await list();

  const editor = await load(`/editproduct/${original._id}`);
  const address = pick(editor.html, /href="(\/addproduct\?from=[0-9a-f]{24})"/);
  expect(editor.html).toMatch(new RegExp(`href="/[a-z]+/${original._id}"`));
  const copy = await load(address);
  expect(copy.text).toContain("A copy");
  expect(copy.html).toContain(`value="${original.name}"`);
  expect(copy.html).toContain(`value="${original.thickness.join(", ")}"`);

  const { name, type, brand, thickness, width, purchaseNow, deliveryDays, number } = original;
  const fields = { name: `${name} again`, type, brand, thickness: thickness.join(), width: width.join() };
  const once = pick(copy.html, /name="once" value="([^"]+)"/);
  const saved = await postForm(
    `${site.url}/addproduct`,
    { ...fields, purchaseNow, deliveryDays, number, once },
    cookie,
  );
  expect(saved.headers.get("Location")).toBe("/mildStainless");
  const [newest, ...rest] = await list();
  expect(newest.name).toBe(`${name} again`);
  expect(rest).toHaveLength(20);
  expect(rest).toContainEqual(original);
});

it("a copy of what is not there is an empty form", async () => {
  const site = await startSite({ sample: false });
  onTestFinished(site.stop);
  const cookie = await signInAt(site);
  const page = await fetchPage(`${site.url}/addproduct?from=${"f".repeat(24)}`, {
    headers: { Cookie: cookie },
  });
  expect(page.status).toBe(200);
  expect(page.text).not.toContain("A copy");
});
