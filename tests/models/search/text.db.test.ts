import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createBlog } from "~/models/blog/write.server";
import type { ProductInput } from "~/models/product/form";
import { createProduct, deleteProduct, restoreProduct, updateProduct } from "~/models/product/write.server";
import { findTexted } from "~/models/search/products.server";
import { listWords } from "~/models/search/query";
import { searchSite } from "~/models/search/read.server";
import { countWords, findTexts } from "~/models/search/text.server";
import { fillDatabase } from "../../support/bulk.mjs";
import { clearDatabase, openBeside } from "../../support/database";
import { rollDice } from "../../support/seeded";
import { sheet } from "../product/sheet";

const file = String(process.env.DATABASE_URL).replace(/^file:/, "");
async function find(kind: "product" | "blog", query: string, limit = 1_000) {
  return (await findTexts(kind, await countWords(listWords(query)), { skip: 0, take: limit })).ids;
}

async function namesOf(query: string) {
  const { rows } = await findTexted(await countWords(listWords(query)), 1);
  return rows.map(({ name }) => name);
}

function addArticle(title: string, plain: string) {
  return createBlog([{ type: title, text: `<p>${plain}</p>`, plain, items: ["steel"] }], {
    banerImage: "b.webp",
  });
}

describe("a search", () => {
  beforeEach(clearDatabase);

  it("finds the products whose texts have all words, or words that begin so", async () => {
    const dice = rollDice(6);
    const words = ["hot", "hotel", "cold", "coil", "Größe", "rolled", "roll", "2062", "20"];
    const texts = new Map<string, string>();
    for (let count = 0; count < 60; count += 1) {
      const name = Array.from({ length: 1 + dice.below(3) }, () => dice.pick(words)).join(" ");
      const brand = dice.chance(0.5) ? dice.pick(words) : null;
      texts.set(await createProduct({ ...sheet, name, brand }), `${name} ${brand ?? ""}`);
    }
    for (const [id] of [...texts].slice(0, 10)) {
      const name = dice.pick(words);
      await updateProduct(id, { ...sheet, name });
      texts.set(id, name);
    }
    for (const [id] of [...texts].slice(10, 20)) {
      const deleted = await deleteProduct(id);
      if (dice.chance(0.5) && deleted.ok) await restoreProduct(deleted.value.undoId);
      else texts.delete(id);
    }
    const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().split(" ");
    for (const query of [
      ...words,
      "hot rol",
      "coil 20",
      "GROSSE",
      "grö",
      "h",
      "ho co 2",
      "absent",
      "co-il",
      '"hot*',
    ]) {
      const asked = plain(query).flatMap((word) => word.match(/[\p{L}\p{N}]+/gu) ?? []);
      const wanted = [...texts].filter(([, text]) =>
        asked.every((word) => plain(text).some((other) => other.startsWith(word))),
      );
      expect([query, ...(await find("product", query)).sort()]).toEqual([
        query,
        ...wanted.map(([id]) => id).sort(),
      ]);
    }
  });

  it.each([
    ["कोल्ड रोल्ड चादर 1mm", "कोल्ड रोल", "कलड रलड"],
    ["குளிர் உருட்டிய தகடு", "உருட்டிய", "உரட"],
    ["Стальной лист", "стальной", "стальнои"],
    ["Café Cafe\u0301", "cafe", "caf e"],
    ["Cafe", "Cafe\u0301", "cafe\u0301s"],
    ["✔️Ready", "ready", "✔️ eady"],
  ])("finds %j by %j, not by %j", async (name, query, other) => {
    await createProduct({ ...sheet, name });
    expect([await namesOf(query), await namesOf(other)]).toEqual([[name], []]);
  });

  it("puts what a title says before what a text says", async () => {
    await createProduct({ ...sheet, name: "Plate", brand: "Chequered" });
    await createProduct({ ...sheet, name: "Chequered plate" });
    await createProduct({ ...sheet, name: "Sheet", brand: "Chequered" });
    expect((await namesOf("chequered"))[0]).toBe("Chequered plate");
  });

  it("finds blogs also where very many products have the word", async () => {
    fillDatabase(file, { products: 300 });
    const id = await addArticle("Bulk buying", "How to buy.");
    const { blogs, products } = await searchSite("bulk", 1);
    expect(blogs.rows.map((article) => article.id)).toEqual([id]);
    expect([products.rows.length, products.total]).toEqual([24, 300]);
  });
});

describe("a search for words that very many have", () => {
  beforeAll(() => {
    clearDatabase();
    fillDatabase(file, { products: 600, articles: 600 });
  });

  it("shows the newest whose titles have them, then the newest others", async () => {
    const [plate] = await namesOf("bulk plate");
    expect(plate).toBe("Bulk plate 600");
    await createProduct({ ...sheet, name: "Plate in the title" });
    await createProduct({ ...sheet, name: "Other", brand: "Plate" });
    const found = await namesOf("plate");
    expect(found.slice(0, 2)).toEqual(["Plate in the title", "Bulk plate 600"]);
    expect(found).not.toContain("Other");
    const winds = await find("blog", "wind stack", 3);
    expect(winds).toHaveLength(3);
  });

  it("takes them as needed when a rare word says what was meant", async () => {
    await createProduct({ ...sheet, name: "Bulk galvanized", brand: "Plate" });
    await createProduct({ ...sheet, name: "Galvanized", brand: "Northmill" });
    expect(await namesOf("bulk galvanized plate")).toEqual(["Bulk galvanized"]);
    expect(await namesOf("northmill galvanized")).toEqual(["Galvanized"]);
  });

  it("keeps of a size those whose texts have them", async () => {
    const thick: Partial<ProductInput> = { thickness: [99], width: [1250] };
    await createProduct({ ...sheet, ...thick, name: "Thick", brand: "Northmill" });
    await createProduct({ ...sheet, ...thick, name: "Thick too", brand: "Eastmill" });
    const { products } = await searchSite("99 mm northmill", 1);
    expect(products.rows.map(({ name }) => name)).toEqual(["Thick"]);
  });

  it("finds the same few as by looking at every text", async () => {
    const beside = openBeside(5_000);
    const texts = beside.prepare(
      'SELECT "ref", lower("title" || \' \' || "body") AS "text" FROM "SearchDoc" WHERE "kind" = \'product\'',
    );
    const rows = texts.all() as { ref: string; text: string }[];
    beside.close();
    for (const query of ["bulk 77", "plate 20", "cut 599", "north 5"]) {
      const asked = query.split(" ");
      const has = (text: string) =>
        asked.every((word) => text.split(" ").some((other) => other.startsWith(word)));
      const wanted = rows.filter(({ text }) => has(text)).map(({ ref }) => ref);
      expect([query, ...(await find("product", query, 5_000)).sort()]).toEqual([query, ...wanted.sort()]);
    }
  });
});
