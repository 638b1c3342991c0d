import { beforeAll, describe, expect, it } from "vitest";
import { accountList } from "~/models/account/list";
import { blogList } from "~/models/blog/list";
import { enquiryList } from "~/models/enquiry/list";
import { productList } from "~/models/product/list";
import { columnsIn, type List, sortKeys } from "~/models/row/list";
import { testimonialList } from "~/models/testimonial/list";
import { borrowOffice } from "../../support/office";
import { pick, plainOf } from "../../support/page";
import { openHome } from "../../support/stock";

/** What people and spreadsheets know of a list, and where its rows are stored. */
type Known = {
  headings: string[];
  onDashboard: boolean;
  file: string[];
  hint: string;
  /** The columns that a search reads. */
  searches: string[];
  /** What addresses may sort by: a bookmark goes on working. */
  sorts: string[];
  table: string;
  /** Searched columns that are not just stored: SQL that writes a word, or a word that is there anyway. */
  words?: Record<string, { sql: string } | { word: string }>;
};

const products: Known = {
  headings: ["Product Name", "Product Type", "Created At"],
  onDashboard: true,
  file: ["Product Name", "Product Type", "Created At", "Id"],
  hint: "Name, brand or type",
  searches: ["name", "brand", "type"],
  sorts: ["name", "type", "createdAt"],
  table: "Product",
  words: { type: { word: "rolled" } },
};
const block = `WHERE "blogId" = ? AND "position" = 0`;
const blogs: Known = {
  headings: ["Title", "Category", "Tags"],
  onDashboard: true,
  file: ["Title", "Category", "Tags", "Created At", "Id"],
  hint: "Title, text or tag",
  searches: ["title", "category", "tags"],
  sorts: ["title", "category", "tags"],
  table: "Blog",
  words: {
    title: { sql: `UPDATE "BlogBlock" SET "type" = ? ${block}` },
    category: { sql: `UPDATE "BlogBlock" SET "plain" = ? ${block}` },
    tags: { sql: `UPDATE "BlogTag" SET "name" = ? ${block} AND "block" = 0` },
  },
};
const testimonials: Known = {
  headings: ["Name", "Description"],
  onDashboard: true,
  file: ["Name", "Designation", "Rating", "Description", "Id"],
  hint: "Name, designation or words",
  searches: ["name", "designation", "description"],
  sorts: ["name", "description"],
  table: "Testimonial",
};
const admins: Known = {
  headings: ["Name", "Email", "CreatedAt"],
  onDashboard: false,
  file: ["Name", "Email", "CreatedAt", "Last seen", "Id"],
  hint: "Name, email or username",
  searches: ["name", "email", "userName"],
  sorts: ["name", "email", "createdAt"],
  table: "Admin",
  words: {
    email: {
      sql: `UPDATE "Admin" SET ("email", "emailKey") = (SELECT w, w FROM (SELECT ? AS w)) WHERE "id" = ?`,
    },
  },
};
const enquiries: Known = {
  headings: [],
  onDashboard: false,
  file: "Reference,Received,Name,Phone,Email,Status,Note,Product,Type,Grade,Form,Thickness mm,Width mm,Length mm,Inner mm,Pieces,kg each,kg total,Delivery to,Wanted by,Message,As written,Page".split(
    ",",
  ),
  hint: "Name, phone, reference or words",
  searches: ["reference", "name", "phone", "email", "message", "unread", "note"],
  sorts: ["createdAt", "name"],
  table: "Enquiry",
};

const { site, open } = borrowOffice({ sample: true });
beforeAll(() => {
  const database = openHome(site.home);
  const addAdmin = database.prepare(
    `INSERT INTO "Admin" ("id", "fullName", "email", "emailKey", "userName", "passwordHash", "createdAt", "updatedAt")
     VALUES (@id, @name, @email, @email, @name, '-', @at, @at)`,
  );
  const addEnquiry = database.prepare(
    `INSERT INTO "Enquiry" ("id", "reference", "name", "phone", "phoneKey", "message", "status", "createdAt", "updatedAt")
     VALUES (@id, @id, @name, '-', '-', '-', 'new', @at, @at)`,
  );
  for (const [index, name] of ["beta", "Alpha", "gamma"].entries()) {
    const id = String(index).repeat(24);
    const at = `2026-01-0${index + 1}T00:00:00.000+00:00`;
    addAdmin.run({ id, name, at, email: `${3 - index}@example.com` });
    addEnquiry.run({ id, name, at });
  }
  const writeWords = <Row>({ columns }: List<Row>, { table, words = {} }: Known) => {
    const id = database.prepare(`SELECT "id" FROM "${table}" ORDER BY "id" LIMIT 1`).pluck().get();
    for (const { key, field, searched } of columns) {
      const own = words[key];
      if (!searched || (own && "word" in own)) continue;
      const sql = own?.sql ?? `UPDATE "${table}" SET "${field ?? key}" = ? WHERE "id" = ?`;
      expect(database.prepare(sql).run(wordOf(key), id).changes).toBe(1);
    }
  };
  writeWords(productList, products);
  writeWords(blogList, blogs);
  writeWords(testimonialList, testimonials);
  writeWords(accountList, admins);
  writeWords(enquiryList, enquiries);
  database.close();
});

const wordOf = (key: string) => `word${key.toLowerCase()}`;

describe("the list of products", () => takeColumnsThrough(productList, products));
describe("the list of blogs", () => takeColumnsThrough(blogList, blogs));
describe("the list of testimonials", () => takeColumnsThrough(testimonialList, testimonials));
describe("the list of admins", () => takeColumnsThrough(accountList, admins));
describe("the list of enquiries", () => takeColumnsThrough(enquiryList, enquiries));

function takeColumnsThrough<Row>(list: List<Row>, known: Known) {
  const readFile = async (query = "") => parseCsv((await open(`${list.path}.csv${query}`)).html);
  const labelOf = (key: string) => list.columns.find((column) => column.key === key)?.label ?? "";

  it("has the headings of its table, its file and the dashboard, and says what is searched", async () => {
    const { html } = await open(list.path);
    const columns = (page: string) => [...page.matchAll(/<th scope="col"[^>]*>(?:<a[^>]*>)?([^<]+)</g)];
    expect(columns(html).map(([, label]) => label)).toEqual(known.headings);
    expect(pick(html, /<label[^>]*for="list-search"[^>]*>([^<]+)</)).toBe(known.hint);
    expect((await readFile())[0]).toEqual(known.file);
    expect(sortKeys(list)).toEqual(known.sorts);
    expect(searchedKeys(list)).toEqual(known.searches);
    if (!known.onDashboard) return;
    const tables = (await open("/admindashboard")).html.split("<table");
    expect(tables.map((table) => columns(table).map(([, label]) => label))).toContainEqual(known.headings);
  });

  it("says in its table what its file says, a cut text cut", async () => {
    const { html } = await open(list.path);
    const [header = [], ...lines] = await readFile();
    for (const [, id, cells = ""] of html.matchAll(/<tr id="row-([^"]+)"[^>]*>(.*?)<\/tr>/g)) {
      const line = lines.find((each) => each.includes(String(id))) ?? [];
      for (const { label, short } of columnsIn(list, "table")) {
        const cell = pick(
          cells,
          new RegExp(`data-label="${label}">(?:<label.*?</label>)?<span>(.*?)</span></td>`),
        );
        const shown = plainOf(/dateTime="([^"]+)"/i.exec(cell)?.[1] ?? cell);
        const filed = line[header.indexOf(label)] ?? "nothing";
        expect(short ? filed.slice(0, shown.length) : filed).toBe(shown);
      }
    }
  });

  it.each(sortKeys(list))("is sorted by %s, up and down", async (key) => {
    const valuesIn = async (dir: string) => {
      const [header = [], ...lines] = await readFile(`?sort=${key}&dir=${dir}`);
      const values = lines.map((line) => line[header.indexOf(labelOf(key))] ?? "nothing");
      return values.map((value) => value.toLowerCase().replace(/\.\.\.$/, ""));
    };
    const up = await valuesIn("asc");
    expect(new Set(up).size).toBeGreaterThan(1);
    expect(up).toEqual(up.toSorted(byCharacters));
    expect(await valuesIn("desc")).toEqual(up.toSorted(byCharacters).reverse());
    if (known.headings.length === 0) return;
    expect((await open(list.path)).html).toContain(`href="${list.path}?sort=${key}"`);
  });

  it("is sorted by nothing else", async () => {
    const newest = await readFile();
    for (const { key } of list.columns.filter(({ sort }) => !sort)) {
      expect(await readFile(`?sort=${key}`)).toEqual(newest);
      expect((await open(list.path)).html).not.toContain(`?sort=${key}"`);
    }
  });

  it.each(searchedKeys(list))("is searched by %s", async (key) => {
    const own = known.words?.[key];
    const word = own && "word" in own ? own.word : wordOf(key);
    const found = await readFile(`?q=${word.toUpperCase()}`);
    expect(found.length).toBeGreaterThan(1);
    const { text } = await open(`${list.path}?q=${word}`);
    expect(text).toContain(found.length === 2 ? "1 match" : `${found.length - 1} matches`);
    if (!own || "sql" in own) expect(found).toHaveLength(2);
  });
}

function searchedKeys<Row>({ columns }: List<Row>) {
  return columns.filter(({ searched }) => searched).map(({ key }) => key);
}

const byCharacters = (one: string, other: string) => (one < other ? -1 : Number(one > other));

function parseCsv(text: string): string[][] {
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  return lines
    .filter(Boolean)
    .map((line) =>
      line
        .split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)
        .map((cell) => cell.replace(/^"([\s\S]*)"$/, "$1").replaceAll('""', '"')),
    );
}
