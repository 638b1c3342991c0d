import { afterEach, expect, test } from "vitest";
import { run as bringIn } from "../../scripts/import";
import { runHere } from "../commands/run-here";
import { runCommand } from "../support/command";
import { type Home, makeHome, removeHome } from "../support/home";
import { borrowSite } from "../support/lent-site";
import { type ServedSite, startSite } from "../support/site";
import { firstAdmin } from "../support/template";
import { content, formOf, type Json, openClient, picture, product, testimonial } from "./client";
import { startOldSite } from "./old-site";

const open: { stop: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.stop();
});

async function emptyHome(): Promise<Home> {
  const home = await makeHome("bare");
  open.push({ stop: async () => removeHome(home) });
  return home;
}

/** Runs the import into a home; with `stopAfter` it ends at once when it has said that. */
type Wish = { stopAfter?: RegExp; env?: Record<string, string> };

function runImport({ databaseUrl, uploadsDir }: Home, args: string[], { stopAfter, env }: Wish = {}) {
  return runCommand(["scripts/run.mjs", "import", ...args], {
    env: { DATABASE_URL: databaseUrl, UPLOADS_DIR: uploadsDir, ...env },
    ...(stopAfter ? { stopAfter } : {}),
  });
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

const source = borrowSite({ sample: false });

test("gives equal lists, also when killed half-way and run again beside its site", {
  timeout: 120_000,
}, async () => {
  await fill(source, 4);
  const home = await emptyHome();
  const killed = await runImport(home, [source.url], { stopAfter: /: added$/m });
  expect(killed.code).toBeNull();

  // It does not bring back what was deleted here, and lists the admins, who have to be made anew.
  const target = await startSite({ home });
  open.unshift({ stop: async () => void (await target.end("SIGTERM")) });
  const client = openClient(target.url);
  await client.signIn(firstAdmin.email, firstAdmin.password);
  const { products } = (await client.get("/api/admin/product/getAllProduct")).json;
  const gone = products.at(-1)._id;
  await client.call("DELETE", `/api/admin/product/deleteProduct/${gone}`);

  const second = await runImport(home, [source.url, "--admin", firstAdmin.email], {
    env: { IMPORT_PASSWORD: firstAdmin.password },
  });
  expect(second.all).toMatch(/products: \d added, [1-4] imported before, 0 skipped/);
  expect(second.all).toContain(`${firstAdmin.fullName} <${firstAdmin.email}>`);
  expect(second.all).not.toContain(firstAdmin.password);
  expect(second.code).toBe(0);
  const [{ products: all }, ...others] = await readAll(source.url);
  const kept = all.filter((row: Json) => row._id !== gone);
  expect(kept).toHaveLength(3);
  expect(await readAll(target.url)).toEqual([{ products: kept }, ...others]);
});

test("takes nothing from the site that it would bring it to", async () => {
  const env = { SITE_URL: "https://steel.example" };
  const { code, all } = await runImport(await emptyHome(), ["https://steel.example/"], { env });
  expect([code, all]).toEqual([
    1,
    "https://steel.example is this very site (SITE_URL). Nothing was imported.\n",
  ]);
});

test("says plainly when nobody answers", async () => {
  const silent = await startOldSite(() => ({}));
  await silent.stop();
  const { databaseUrl, uploadsDir } = await emptyHome();
  const env = { DATABASE_URL: databaseUrl, UPLOADS_DIR: uploadsDir };
  expect(await runHere(() => bringIn([silent.url]), env)).toEqual({
    ...{ code: 1, out: "" },
    all: expect.stringMatching(
      /^http:\/\/\S+ does not answer \(.*ECONNREFUSED.*\)\. Nothing was imported\.\n$/,
    ),
  });
});
