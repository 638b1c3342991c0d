import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import path from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { testEnvironment } from "../../scripts/test/environment.mjs";
import { runCommand } from "../support/command";
import { type Home, makeHome, removeHome } from "../support/home";
import { borrowSite } from "../support/lent-site";
import { fromRoot, type ServedSite, startSite } from "../support/site";
import { firstAdmin } from "../support/template";
import { content, formOf, type Json, openClient, picture, product, testimonial } from "./client";
import { type OldSite, startOldSite } from "./old-site";

const open: { stop: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.stop();
});

async function emptyHome(): Promise<Home> {
  const home = await makeHome("bare");
  open.push({ stop: async () => removeHome(home) });
  return home;
}

/** Runs the import into a home; with `killAfter` it is killed as soon as it has said that often that a row is added. */
async function runImport(home: Home, args: string[], { killAfter = 0, env = {} } = {}) {
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/import.ts", ...args], {
    cwd: fromRoot(),
    env: testEnvironment({ DATABASE_URL: home.databaseUrl, UPLOADS_DIR: home.uploadsDir, ...env }),
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      said += text;
      if (killAfter && (said.match(/: added$/gm) ?? []).length >= killAfter) child.kill("SIGKILL");
    });
  }
  const [code]: (number | null)[] = await once(child, "close");
  return { code, said };
}

const lists = ["product/getAllProduct", "getAllBlog", "getAllTestimonial"];

/** All lists of a site, with the sizes of its pictures in place of their names, which are drawn anew. */
async function readAll(url: string) {
  const client = openClient(url);
  const answers = [];
  for (const list of lists) {
    const { text } = await client.get(`/api/admin/${list}`);
    const sized = text
      .replace(/\/uploads\/[0-9a-f]{24}-(\d+x\d+)\.webp/g, "$1")
      .replace(/"updatedAt":"[^"]*"/g, '"updatedAt":""');
    answers.push(JSON.parse(sized));
  }
  return answers;
}

async function fill(site: ServedSite, rows: number) {
  const client = openClient(site.url);
  await client.signIn(firstAdmin.email, firstAdmin.password);
  for (let row = 1; row <= rows; row += 1) {
    const file = await picture("#336699", 100 + row, 80);
    await client.call("POST", "/api/admin/product/createProduct", {
      form: formOf({ ...product, name: `Sheet ${row}`, file }),
    });
    await client.call("POST", "/api/admin/createBlog", {
      form: formOf({
        content: JSON.stringify([
          { ...content[0], type: `Article ${row}` },
          { type: "More", text: "<p>x</p>", items: ["more"] },
        ]),
        banerImage: file,
      }),
    });
    await client.call("POST", "/api/admin/createTestimonial", {
      json: { ...testimonial, fullName: `Author ${row}` },
    });
  }
}

describe("from a site of this kind", () => {
  const source = borrowSite({ sample: false });

  test("gives equal lists, also when killed half-way and run again", { timeout: 120_000 }, async () => {
    await fill(source, 6);
    const home = await emptyHome();

    const killed = await runImport(home, [source.url], { killAfter: 1 });
    expect(killed.code).toBeNull();
    const second = await runImport(home, [source.url]);
    expect(second.said).toMatch(/products: \d added, [1-6] imported before, 0 skipped/);
    expect(second.code).toBe(0);

    const target = await startSite({ home });
    open.unshift({ stop: async () => void (await target.end("SIGTERM")) });
    expect(await readAll(target.url)).toEqual(await readAll(source.url));

    // It may run beside the site, adds what is new, and does not bring back what was deleted here.
    const client = openClient(target.url);
    await client.signIn(firstAdmin.email, firstAdmin.password);
    const [gone] = (await client.get("/api/admin/product/getAllProduct")).json.products;
    await client.call("DELETE", `/api/admin/product/deleteProduct/${gone._id}`);
    await fill(source, 1);
    const third = await runImport(home, [source.url, "--admin", firstAdmin.email], {
      env: { IMPORT_PASSWORD: firstAdmin.password },
    });
    expect(third.said).toContain("products: 1 added, 6 imported before, 0 skipped");
    expect(third.said).toContain(`${firstAdmin.fullName} <${firstAdmin.email}>`);
    expect(third.said).not.toContain(firstAdmin.password);
    const names = (await client.get("/api/admin/product/getAllProduct")).json.products.map(
      (row: Json) => row.name,
    );
    expect(names).toEqual(["Sheet 1", "Sheet 5", "Sheet 4", "Sheet 3", "Sheet 2", "Sheet 1"]);
  });
});

describe("from an older site", () => {
  let old: OldSite;
  const png = async (width: number) => Buffer.from(await (await picture("#777777", width, 50)).arrayBuffer());

  async function startOld() {
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
            {
              ...row,
              _id: "7",
              name: "By its date",
              image: `${url}/far/wide.png`,
              createdAt: "2019-05-01T00:00:00Z",
            },
            {
              ...row,
              _id: "8",
              name: "Picture gone",
              image: "uploads/gone.png",
              createdAt: "2018-05-01T00:00:00Z",
            },
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
          author: { fullName: "A B", designation: "C", picture: "wide.png" },
        },
      ],
      "/uploads/small.png": small,
      "/uploads/wide.png": wide,
      "/far/wide.png": wide,
      "/uploads/busy.png": 503,
    }));
    open.push(old);
  }

  test("takes what fits, names what does not and why", { timeout: 60_000 }, async () => {
    await startOld();
    const home = await emptyHome();
    const { code, said } = await runImport(home, [old.url]);
    expect(said).toContain("Picture gone: added without image");
    expect(said).toMatch(/Busy picture: skipped \(image: .* was answered with 503\)/);
    expect(said).toMatch(/skipped \(name: Name is required; thickness: Only numbers and commas are allowed/);
    expect(said).toMatch(/Old article: skipped \(banerImage: .*not an http or https address/);
    expect(said).toContain("skipped (banerImage: there is none)");
    expect(said).toContain("products: 3 added, 0 imported before, 3 skipped");
    expect([code, said]).toEqual([
      1,
      expect.stringContaining("products: run the import again to fetch the rest"),
    ]);

    const site = await startSite({ home });
    open.unshift({ stop: async () => void (await site.end("SIGTERM")) });
    const [{ products }, blogs, testimonials] = await readAll(site.url);
    expect(products.map(({ name, image, createdAt }: Json) => [name, image, createdAt])).toEqual([
      ["By its id", "60x50", "2020-07-04T04:05:20.000Z"],
      ["By its date", "90x50", "2019-05-01T00:00:00.000Z"],
      ["Picture gone", null, "2018-05-01T00:00:00.000Z"],
    ]);
    expect(products[0]).toMatchObject({ _id: "5f0000000000000000000001", brand: null, thickness: [2] });
    expect(blogs).toHaveLength(1);
    expect(blogs[0].content).toEqual([{ type: "Old article", text: "<p>Hello there</p>", items: ["old"] }]);
    expect(testimonials[0].author.picture).toBe("90x50");
  });

  test("makes no database before it knows from where", async () => {
    const { directory } = await emptyHome();
    const file = path.join(directory, "new.db");
    const { code, all } = await runCommand(["scripts/import.mjs", "--help"], {
      env: { DATABASE_URL: `file:${file}`, UPLOADS_DIR: path.join(directory, "new") },
    });
    expect([code, all]).toEqual([2, "Usage: npm run import -- https://old.example [--admin EMAIL]\n"]);
    expect(existsSync(file)).toBe(false);
  });

  test("says plainly when there is nothing to read", async () => {
    const home = await emptyHome();
    for (const address of ["ftp://old.example", ""]) {
      const { code, said } = await runImport(home, address ? [address] : []);
      expect([code, said]).toEqual([2, expect.stringContaining("Usage:")]);
    }
    const silent = await startOldSite(() => ({}));
    const { code, said } = await runImport(home, [silent.url]);
    expect(code).toBe(1);
    expect(said).toContain("was answered with 404");
    await silent.stop();
    expect(await runImport(home, [silent.url])).toEqual({
      code: 1,
      said: expect.stringMatching(
        /^http:\/\/\S+ does not answer \(.*ECONNREFUSED.*\)\. Nothing was imported\.\n$/,
      ),
    });
  });
});
