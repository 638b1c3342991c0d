import type { Page } from "@playwright/test";
import { signIn } from "../support/back-office";
import { expect, test } from "../support/browser";
import { findCut } from "../support/cut";

const WIDTHS = [320, 360, 704, 768, 769, 1024, 1440];

/** The public screens that an admin sees in the frame of the back office, with the product of each type that has most to say. */
async function listScreens(page: Page) {
  const { products } = await (await page.request.get("/backend/api/admin/product/getAllProduct")).json();
  const blogs = await (await page.request.get("/backend/api/admin/getAllBlog")).json();
  const routes = {
    hotrolledsheet: "product",
    hotrolledcoil: "coilproduct",
    coldrolledsheet: "coldproductsheet",
    coldrolledcoil: "coldproductcoil",
  };
  const details = Object.entries(routes).flatMap(([type, route]) => {
    const own: Product[] = products.filter((product: Product) => product.type === type);
    const [longest] = own.toSorted((one, other) => lengthOf(other) - lengthOf(one));
    return longest ? [`/${route}/${longest._id}`] : [];
  });
  return ["/allproduct", "/allblogs", `/blog/${blogs[0]._id}`, ...details];
}

type Product = { _id: string; type: string };

const lengthOf = (product: Product) => JSON.stringify(product).length;

test("no public screen is wider than the window in the admin's frame, nor is a word of it cut @js", async ({
  page,
}) => {
  await signIn(page);
  const screens = await listScreens(page);
  expect(screens).toHaveLength(7);
  const wide: string[] = [];
  for (const screen of screens) {
    await page.goto(screen);
    await expect(page.locator(".admin-sidebar")).toHaveCount(1);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      for (const cut of await page.evaluate(findCut)) wide.push(`${screen} at ${width}: ${cut}`);
    }
  }
  expect(wide).toEqual([]);
});
