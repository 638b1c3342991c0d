import { openDatabase } from "../../scripts/start/database.mjs";

/** Rows of one moment: lists must tell them apart by their ids. */
const PER_MOMENT = 7;

/**
 * Adds many rows by plain SQL, as the site itself would have written them: products with three thicknesses and two
 * widths, articles of about 3 KB of HTML with three tags, enquiries with two lines each, all of different phones
 * but every fiftieth. Ids are in no order, and several rows share a moment. Names count up with the moments.
 * @param {string} file The database's file.
 * @param {{ products?: number, differentSizes?: boolean, articles?: number, testimonials?: number, enquiries?: number }} wish
 * `differentSizes`: hardly two products share their sizes; otherwise there are 360 lists of them.
 */
export function fillDatabase(
  file,
  { products = 0, differentSizes = false, articles = 0, testimonials = 0, enquiries = 0 },
) {
  const database = openDatabase(file, { timeout: 10_000 });
  const fill = (sql, count) => database.prepare(`${numbers} ${sql}`).run({ count });
  database.pragma("foreign_keys = OFF");
  database.pragma("synchronous = OFF");
  database.pragma("cache_size = -200000");
  database.transaction(() => {
    const sizes = differentSizes ? manySizes : fewSizes;
    if (products > 0) for (const sql of productRows(sizes)) fill(sql, products);
    if (articles > 0) for (const sql of articleRows) fill(sql, articles);
    if (testimonials > 0) fill(testimonialRows, testimonials);
    if (enquiries > 0) for (const sql of enquiryRows) fill(sql, enquiries);
  })();
  database.pragma("wal_checkpoint(TRUNCATE)");
  database.close();
}

const numbers = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < @count)`;

const id = (kind) => `printf('%08x${kind}%015x', (i * 2654435761) % 4294967296, i)`;
const moment = `strftime('%Y-%m-%dT%H:%M:%f', '2024-01-01', '+' || (i / ${PER_MOMENT}) || ' minutes') || '+00:00'`;
const picture = (kind) => `${id(kind)} || '-800x600.webp'`;
const typeName = `CASE i % 4 WHEN 0 THEN 'hotrolledsheet' WHEN 1 THEN 'hotrolledcoil' WHEN 2 THEN 'coldrolledsheet' ELSE 'coldrolledcoil' END`;
const fewSizes = { thinnest: "(0.4 + (i % 120) / 10.0)", narrowest: "(900 + (i % 9) * 50)" };
const manySizes = { thinnest: "(0.4 + (i * 7919 % 2400) / 100.0)", narrowest: "(600 + i * 31 % 1500)" };

const productRows = ({ thinnest, narrowest }) => [
  ...[0, 1, 2].map(
    (position) => `INSERT INTO "ProductSize" ("productId", "axis", "position", "mm")
      SELECT ${id("a")}, 'thickness', ${position}, round(${thinnest} * ${2 ** position}, 2) FROM n`,
  ),
  ...[0, 1].map(
    (position) => `INSERT INTO "ProductSize" ("productId", "axis", "position", "mm")
      SELECT ${id("a")}, 'width', ${position}, ${narrowest} + ${250 * position} FROM n`,
  ),
  `INSERT INTO "Product" ("id", "name", "type", "brand", "purchaseNow", "deliveryDays", "number", "image",
     "thicknessMin", "thicknessMax", "widthMin", "widthMax", "createdAt", "updatedAt")
   SELECT ${id("a")}, 'Bulk plate ' || i, ${typeName}, 'Northmill', 'Cut to length', '3 to 5 days', '2015550100',
     CASE i % 2 WHEN 0 THEN ${picture("a")} END,
     round(${thinnest}, 2), round(${thinnest} * 4, 2), ${narrowest}, ${narrowest} + 250, ${moment}, ${moment} FROM n`,
];

const sentence = "Stack it off the floor, under a roof, and let the wind pass between the sheets & coils. ";
const plain = `replace(printf('%.32c', '#'), '#', '${sentence}') || i`;
const html = `replace(printf('%.32c', '#'), '#', '<p>${sentence.replace("&", "&amp;")}</p>') || '<h2>Part ' || i || '</h2>'`;

const articleRows = [
  `INSERT INTO "Blog" ("id", "banerImage", "createdAt", "updatedAt")
   SELECT ${id("b")}, ${picture("b")}, ${moment}, ${moment} FROM n`,
  `INSERT INTO "BlogBlock" ("blogId", "position", "type", "text", "plain")
   SELECT ${id("b")}, 0, 'Bulk article ' || i, ${html}, ${plain} FROM n`,
  ...[7, 11, 50].map(
    (kinds, position) => `INSERT INTO "BlogTag" ("blogId", "block", "position", "name")
      SELECT ${id("b")}, 0, ${position}, 'tag ${kinds}-' || (i % ${kinds}) FROM n`,
  ),
];

const testimonialRows = `INSERT INTO "Testimonial" ("id", "rating", "description", "fullName", "designation",
    "picture", "createdAt", "updatedAt")
  SELECT ${id("c")}, 1 + i % 5, 'On time and as measured.', 'Bulk person ' || i, 'Purchasing', NULL, ${moment},
    ${moment} FROM n`;

const phone = "printf('%010d', CASE i % 50 WHEN 0 THEN 5550100 ELSE 2010000000 + i END)";

const enquiryRows = [
  `INSERT INTO "Enquiry" ("id", "reference", "name", "phone", "phoneKey", "message", "status", "createdAt", "updatedAt")
   SELECT ${id("d")}, 'E-' || i, 'Bulk buyer ' || i, ${phone}, ${phone}, '${sentence}', 'new', ${moment}, ${moment} FROM n`,
  ...[0, 1].map(
    (position) => `INSERT INTO "EnquiryLine" ("enquiryId", "position", "form", "thickness", "width", "length",
        "pieces", "weightKg")
      SELECT ${id("d")}, ${position}, 'sheet', 2, 1250, 2500, 10, 490.63 FROM n`,
  ),
];
