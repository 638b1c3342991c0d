import { readdirSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { respondToCall } from "~/api/calls.server";
import { db } from "~/db.server";
import { type ImportedRow, importFrom } from "~/models/import/import.server";
import { openSource, signInAt } from "~/models/import/source.server";
import { type Json, picture } from "../../api/client";
import { type OldSite, startOldSite } from "../../api/old-site";

let old: OldSite;
const png = async (width: number) => Buffer.from(await (await picture("#777777", width, 50)).arrayBuffer());

beforeAll(async () => {
  const [small, wide] = [await png(60), await png(90)];
  const api = "/backend/api/admin";
  const row = {
    type: "hotrolledcoil",
    thickness: ["2"],
    width: "[1000]",
    deliveryDays: 3,
    number: 2015550100,
  };
  const block = { type: "Old article", text: "<p>Hello <script>x</script>there</p>", items: ["old"] };
  old = await startOldSite((url) => ({
    [`${api}/product/getAllProduct`]: {
      success: true,
      data: {
        products: [
          { ...row, _id: "5f0000000000000000000001", name: "By its id", image: "small.png", brand: "" },
          { ...row, _id: "7", name: "By its date", image: `${url}/far/wide.png`, createdAt: "2019-05-01" },
          { ...row, _id: "8", name: "Picture gone", image: "uploads/gone.png", createdAt: "2018-05-01" },
          { ...row, _id: "9", name: "Busy picture", image: "/uploads/busy.png" },
          { ...row, _id: "10", name: "", thickness: "2,,3", number: "12" },
          "not a row",
        ],
      },
    },
    [`${api}/getAllBlog`]: {
      blogs: [
        {
          _id: "5f0000000000000000000002",
          banerImage: "uploads\\small.png",
          content: JSON.stringify([block]),
        },
        { _id: "5f0000000000000000000003", banerImage: "file:///etc/passwd", content: [block] },
        { _id: "5f0000000000000000000004", content: [block] },
      ],
    },
    [`${api}/getAllTestimonial`]: [
      {
        _id: "1",
        rating: 5,
        description: "Good",
        author: { fullName: "A B", designation: "C", picture: "wide #2.png" },
      },
    ],
    "/uploads/small.png": small,
    "/uploads/wide%20%232.png": wide,
    "/far/wide.png": wide,
    "/uploads/busy.png": 503,
  }));
});
afterAll(() => old.stop());

async function runImport(url: string) {
  const rows: ImportedRow[] = [];
  const run = importFrom(openSource(url) ?? { origin: "", headers: {} });
  for (;;) {
    const step = await run.next();
    if (step.done) return { rows, reports: step.value };
    rows.push(step.value.row);
  }
}

const read = async (list: string): Promise<Json> =>
  (await respondToCall(new Request(`http://site.example/backend/api/admin/${list}`))).json();

test("of an older site what fits is taken, and what does not is named with its reason", async () => {
  const { rows, reports } = await runImport(old.url);
  const skipped = (title: string, reason: RegExp) =>
    expect.objectContaining({ outcome: "skipped", title, reason: expect.stringMatching(reason) });
  expect(rows).toEqual(
    expect.arrayContaining([
      {
        outcome: "added",
        title: "Picture gone",
        note: expect.stringMatching(/^without image: .* was answered with 404$/),
      },
      skipped("Busy picture", /^image: .* was answered with 503$/),
      skipped("10", /^name: Name is required; thickness: Only numbers and commas are allowed/),
      skipped("Old article", /^banerImage: .*not an http or https address$/),
      skipped("Old article", /^banerImage: there is none$/),
    ]),
  );
  expect(reports).toEqual([
    { kind: "products", failure: null, added: 3, known: 0, skipped: 3, again: true },
    { kind: "blogs", failure: null, added: 1, known: 0, skipped: 2, again: false },
    { kind: "testimonials", failure: null, added: 1, known: 0, skipped: 0, again: false },
  ]);

  const { products } = await read("product/getAllProduct");
  const sized = (name: string) => expect.stringMatching(new RegExp(`^/uploads/[0-9a-f]{24}-${name}\\.webp$`));
  expect(products.map(({ name, image, createdAt }: Json) => [name, image, createdAt])).toEqual([
    ["By its id", sized("60x50"), "2020-07-04T04:05:20.000Z"],
    ["By its date", sized("90x50"), "2019-05-01T00:00:00.000Z"],
    ["Picture gone", null, "2018-05-01T00:00:00.000Z"],
  ]);
  expect(products[0]).toMatchObject({ _id: "5f0000000000000000000001", brand: null, thickness: [2] });
  expect((await read("getAllBlog")).map(({ content }: Json) => content)).toEqual([
    [{ type: "Old article", text: "<p>Hello there</p>", items: ["old"] }],
  ]);
  expect((await read("getAllTestimonial"))[0].author.picture).toEqual(sized("90x50"));
}, 60_000);

test("of two imports at once one takes a row, and for the other it was imported before", async () => {
  const image = await png(70);
  const row = { name: "Twice", type: "hotrolledcoil", thickness: [2], width: [1000], deliveryDays: "3" };
  const site = await startOldSite(() => ({
    "/backend/api/admin/product/getAllProduct": [{ ...row, number: "2015550100", image: "one.png" }],
    "/uploads/one.png": image,
  }));
  const pictures = () =>
    readdirSync(String(process.env.UPLOADS_DIR)).filter((name) => name.includes("-70x50."));
  const both = await Promise.all([runImport(site.url), runImport(site.url)]);
  await db.$executeRaw`UPDATE "Setting" SET "key" = replace("key", 'import:http://', 'import:https://www.')`;
  const renamed = await runImport(site.url);
  await site.stop();
  expect(renamed.rows.map(({ outcome }) => outcome)).toEqual(["known"]);
  expect(both.flatMap(({ rows }) => rows.map(({ outcome }) => outcome)).sort()).toEqual(["added", "known"]);
  const { products } = await read("product/getAllProduct");
  const [taken, ...more] = products.filter(({ name }: Json) => name === "Twice");
  expect(more).toEqual([]);
  expect(pictures().map((name) => `/uploads/${name}`)).toContain(taken.image);
  expect(new Set(pictures().map((name) => name.slice(0, 24))).size).toBe(1);
}, 60_000);

test("a login that leads to another site is not repeated there", async () => {
  const path = "/backend/api/admin/auth/adminLogin";
  const other = await startOldSite(() => ({ [path]: { token: "of-another-site" } }));
  const moved = await startOldSite(() => ({ [path]: new URL(path, other.url) }));
  const login = await signInAt({ origin: moved.url, headers: {} }, "a@b.example", "Password-2026");
  await Promise.all([other.stop(), moved.stop()]);
  expect(login).toMatchObject({
    ok: false,
    message: expect.stringContaining(`307: the site is now at ${other.url}`),
  });
});

test("a site without lists leaves each failed, and no other run would do better", async () => {
  const silent = await startOldSite(() => ({}));
  const { reports } = await runImport(silent.url);
  await silent.stop();
  expect(reports).toHaveLength(3);
  for (const report of reports)
    expect(report).toMatchObject({ failure: expect.stringContaining("was answered with 404"), again: false });
});

test.each(["ftp://old.example", "https://user@old.example", "old.example", ""])(
  "'%s' is no address to import from",
  (address) => {
    expect(openSource(address)).toBeNull();
  },
);
