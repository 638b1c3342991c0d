import { type BrowserContext, expect, test } from "@playwright/test";
import { openClient, product } from "../api/client";
import config from "../playwright.config";
import { firstAdmin } from "../support/template";
import { expectNothingCut } from "./display";
import { type LimitIds, startSiteAtLimits } from "./limits";

const WIDTHS = [320, 768, 769, 1280];
const LONG = "W".repeat(100);

// As on most desks they take their place beside the page.
test.use({ launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] } });

type Limits = Awaited<ReturnType<typeof startSiteAtLimits>>;
let limits: Limits;
test.beforeAll(async () => {
  limits = await startSiteAtLimits();
});
test.afterAll(() => limits?.site.stop());

const visited = ({ product, blog, tag }: LimitIds) => [
  ...["/", "/hotRolled/sheet", "/coldRolled/coils", "/about", "/contact", `/contact?product=${product}`],
  ...[
    `/coilproduct/${product}`,
    `/blog/${blog}`,
    "/allblogs",
    `/allblogs?tag=${tag}`,
    `/allblogs?tag=${LONG}`,
  ],
  ...["/allproduct?thickness=99000.123456&width=99000.123456", `/search?q=${LONG}`, `/${LONG}`],
  "/?form=sheet&thickness=99999&width=99999&length=99999&pieces=99999",
  "/hotRolled/sheet?tmin=999999&tmax=0.123456&sort=widest",
];

const administered = ({ product, blog, testimonial, admin }: LimitIds) => [
  ...[
    "/admindashboard",
    "/adminallproduct",
    "/adminallblog",
    "/adminTestimonialdetails",
    "/adminTestimonialcard",
  ],
  ...["/adminalluser", "/adminenquiries", `/editproduct/${product}`, `/editblog/${blog}`],
  ...[`/edittestimonial/${testimonial}`, `/editUser/${admin}`, `/delete/${admin}`, "/allproduct"],
  ...[`/adminallproduct?delete=${product}`, `/adminallproduct?q=${LONG}`, `/coilproduct/${product}`],
  ...[`/adminTestimonialcard?delete=${testimonial}`, `/admindashboard?delete-blog=${blog}`],
];

test("nothing scrolls sideways for a visitor, with every field at its limit @js", async ({ context }) => {
  test.slow();
  expect(await measure(context, visited(limits.ids))).toEqual([]);
});

test("nothing scrolls sideways on an enquiry list, with every field at its limit @js", async ({
  page,
  context,
}) => {
  const query = "form=sheet&thickness=25&width=2500&length=12000&pieces=999";
  await page.goto(`${limits.site.url}/product/${limits.ids.product}?${query}`);
  await page.getByRole("button", { name: "Add to enquiry" }).first().click();
  await expect(page.locator(".header-count")).toContainText("1");
  expect(await measure(context, ["/enquiry"])).toEqual([]);
});

test("nothing scrolls sideways in the back office, with every field at its limit @js", async ({
  context,
}) => {
  test.slow();
  const [name = "", value = ""] = limits.cookie.split(/; |=/);
  await context.addCookies([{ name, value, url: limits.site.url }]);
  expect(await measure(context, administered(limits.ids))).toEqual([]);
});

test("on paper the header holds the letterhead beside the name, and no line of an article is cut @js", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 718, height: 1000 });
  const place = async (selector: string) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator(selector).boundingBox()) ?? {};
    return { right: x + width, bottom: y + height, left: x, top: y };
  };
  await page.goto(`${limits.site.url}/coilproduct/${limits.ids.product}`);
  const header = await place(".site-header");
  const letterhead = await place(".letterhead");
  expect((await place("header .brand-name")).right).toBeLessThan(letterhead.left);
  expect(letterhead.top).toBeGreaterThan(header.top);
  expect(letterhead.bottom).toBeLessThan(header.bottom);
  expect(letterhead.right).toBeLessThanOrEqual(718);
  await page.goto(`${limits.site.url}/blog/${limits.ids.blog}`);
  const code = await page.locator("pre").evaluate((pre) => pre.scrollWidth - pre.clientWidth);
  expect(code).toBeLessThanOrEqual(1);
});

test("a long name stays in its column of a comparison @js", async ({ page }) => {
  await page.goto(`${limits.site.url}/compare?ids=${limits.ids.product}`);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectNothingCut(page);
  }
});

test("a name in letters that run from the right is read from there @js", async ({ page }) => {
  const client = openClient(limits.site.url);
  await client.signIn(firstAdmin.email, firstAdmin.password);
  const words = ["لفائف", "S235JR", "صلب"];
  const sent = { json: { ...product, name: words.join(" ") } };
  const { json } = await client.call("POST", "/api/admin/product/createProduct", sent);
  await page.goto(`${limits.site.url}/product/${json.product._id}`);
  const places = await page.locator("h1").evaluate((heading, shown) => {
    const [text] = heading.childNodes;
    return shown.map((word) => {
      const range = document.createRange();
      const begin = text?.nodeValue?.indexOf(word) ?? 0;
      if (text) range.setStart(text, begin);
      if (text) range.setEnd(text, begin + word.length);
      return range.getBoundingClientRect().x;
    });
  }, words);
  expect(places).toEqual([...places].sort((a, b) => b - a));
});

/** What is wider than its window, on each screen at each width. */
async function measure(context: BrowserContext, paths: string[]) {
  const page = await context.newPage();
  const wide: string[] = [];
  for (const path of paths) {
    await page.goto(limits.site.url + path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const found = await page.evaluate(findWide);
      if (found) wide.push(`${path.replace(/W{20,}/g, "W…")} at ${width}: ${found}`);
    }
  }
  return wide;
}

/** How far the page reaches beyond its window, in pixels, and what reaches farthest. */
function findWide() {
  const { scrollWidth, clientWidth } = document.scrollingElement ?? document.documentElement;
  if (scrollWidth <= clientWidth) return "";
  const ends = [...document.querySelectorAll("body *")]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
    .filter((element) => !element.closest(".table-scroll, .snap-row, pre, .rich-toolbar"))
    .slice(-3)
    .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`);
  return `${scrollWidth - clientWidth} px, ${ends.join(" ")}`;
}
