import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { root } from "../../../scripts/start/root.mjs";
import { listFiles } from "../../structure/source";
import { fillDatabase } from "../../support/bulk.mjs";
import { openBeside } from "../../support/database";
import { modelVerbs, searchedTables } from "../../support/model-verbs";
import { readPlan, recordSql } from "../../support/sql-log";

const beside = openBeside(5_000);
afterAll(() => beside.close());

/** A search weighs words of up to 2,000 texts, and takes another way with more common ones. */
const PRODUCTS = 2_100;

/** Steps that read more than they answer, or sort, each with the reason why that stays bounded. */
const allowed: { sql: RegExp; step: RegExp; why: string }[] = [
  {
    sql: /^DELETE FROM "Push" WHERE "Push"\."tag" /,
    step: /^SCAN /,
    why: "Twenty messages that wait for each of fifty devices.",
  },
  {
    sql: /^SELECT .* FROM "(ProductSize|BlogBlock|BlogTag|EnquiryLine|Mail)" WHERE \(?"\w+"\."\w+Id" (=|IN) /,
    step: /^USE TEMP B-TREE FOR (ORDER|GROUP) BY/,
    why: "The parts of the rows of one page, or of a hundred articles, are sorted by their places.",
  },
  {
    sql: / FROM json_each\(\?\) j (CROSS )?JOIN "Product" [pt] /,
    step: /^USE TEMP B-TREE FOR ORDER BY/,
    why: "A few products of each of the few nearest sizes, and at most a thousand that were found.",
  },
  {
    sql: / FROM json_each\(\?\) j (CROSS )?JOIN "SearchDoc" d /,
    step: /^USE TEMP B-TREE FOR ORDER BY/,
    why: "The texts that one page shows.",
  },
  {
    sql: /ORDER BY x\."createdAt" DESC LIMIT \? \) WHERE t\."id" IN/,
    step: /^USE TEMP B-TREE FOR ORDER BY/,
    why: "Five earlier enquiries of each phone of one page.",
  },
  {
    sql: /^SELECT coalesce\(sum\(s\."count"\), 0\) AS "count" FROM "SizeSet" s WHERE \(+s\."(thickness|width)/,
    step: /^SCAN s/,
    why: "The different sizes of the catalogue, not its products. The categories read those of their type alone.",
  },
  {
    sql: / ORDER BY "count" DESC, "name" COLLATE NOCASE, "name"$/,
    step: /^USE TEMP B-TREE FOR LAST/,
    why: "All tags are shown: those of one count are sorted by name.",
  },
  {
    sql: /ORDER BY bm25\(/,
    step: /^USE TEMP B-TREE FOR ORDER BY/,
    why: "At most 2,000 texts have a word that is weighed.",
  },
  {
    sql: /^SELECT t\."id" .* ORDER BY t\."((name" COLLATE NOCASE|type") |createdAt" (ASC,t\."id" DESC|DESC,t\."id" ASC))/,
    step: /^USE TEMP B-TREE FOR LAST/,
    why: "The back office's rows of one name, one moment, or one type.",
  },
  {
    sql: /^SELECT t\."id" .* FROM "Blog" t LEFT JOIN "BlogBlock" b .* ORDER BY (b\.|substr|\(SELECT g)/,
    step: /^(SCAN t|USE TEMP B-TREE FOR ORDER BY)/,
    why: "The back office's articles in the order of their texts, which people write one by one.",
  },
  {
    sql: /^SELECT t\."id" .* FROM "Enquiry" .* ORDER BY t\."name" COLLATE NOCASE/,
    step: /^(SCAN|USE TEMP B-TREE FOR ORDER BY)/,
    why: "The inbox sorted by name, which its screen does not offer.",
  },
  {
    sql: / FROM \(?(SELECT )?.*"(Testimonial|Admin)"/,
    step: /^(SCAN (t|Testimonial|Admin)\b|USE TEMP B-TREE FOR ORDER BY)/,
    why: "The people of the back office and what customers said are few.",
  },
  {
    sql: /SELECT json_group_array\(g\."name"\) FROM \( SELECT "name" FROM "BlogTag" WHERE "blogId" = /,
    step: /^SCAN g$/,
    why: "The tags of one block.",
  },
  {
    sql: /^SELECT n\."id" FROM \( SELECT "id", "moment" FROM \(.* LIMIT \?\) n ORDER BY/,
    step: /^(SCAN n|USE TEMP B-TREE FOR ORDER BY)$/,
    why: "The newest hundred articles of each of one article's tags.",
  },
  {
    sql: /instr\(lower\(/,
    step: /^(SCAN|USE TEMP B-TREE FOR ORDER BY)/,
    why: "The back office's own search looks inside words of whole texts, which no index of words does.",
  },
  {
    sql: /^SELECT group_concat\("id", ','\) AS "ids" FROM /,
    step: /^SCAN (t|Enquiry)\b/,
    why: "A file has all rows.",
  },
  {
    sql: /^WITH "asked"\("name"\)/,
    step: /^SCAN (DeletedRow|ParkedPost)/,
    why: "The deletions of ten minutes and the drafts of a day.",
  },
  {
    sql: /"sample" = /,
    step: /^SCAN|UNION/,
    why: "Sample content is removed once, from the shell or the settings.",
  },
  {
    sql: / FROM \(?(SELECT )?.*"PushDevice"/,
    step: /^(SCAN PushDevice|USE TEMP B-TREE FOR ORDER BY)/,
    why: "There are fifty devices at most, ten of one account.",
  },
  {
    sql: / FROM "ProductRun" ORDER BY /,
    step: /^SCAN ProductRun/,
    why: "A row for every five hundred products or more, read once after a write.",
  },
  { sql: /FROM "Revision"$/, step: /^SCAN Revision/, why: "A row a kind." },
  { sql: / FROM sqlite_schema LIMIT 1$/, step: /^SCAN/, why: "The tables of the schema." },
];

/** Called by the verbs above them within their transactions, or asking nothing. */
const within = new Set([
  "beginHealthWatch",
  ...["addSession", "openSession", "closeSessionsOf", "renameSessionsOf", "takeAttemptWithin", "saveReceipt"],
  ...[
    "storeDeletedRow",
    "findSizeSets",
    "readerOf",
    "inOrder",
    "writeOrder",
    "addSampleContent",
    "importFrom",
  ],
  ...[
    "beginRecognition",
    "describeSets",
    "networkOf",
    "checkEnquiryChange",
    "searchIn",
    "searchFor",
    "readLines",
    "showBareLines",
    "takeDueMail",
    "settleMail",
    "takeDuePush",
    "settlePush",
    "dropOtherDevices",
    "closeDatabase",
  ],
]);

let asked: string[];

beforeAll(async () => {
  const file = String(process.env.DATABASE_URL).replace(/^file:/, "");
  fillDatabase(file, { products: PRODUCTS, articles: 40, testimonials: 40, enquiries: 60 });
  const log = recordSql();
  try {
    for (const verb of Object.values(modelVerbs)) await verb();
    for (const verb of Object.values(searchedTables)) await verb();
  } finally {
    asked = log.stop();
  }
}, 120_000);

/** No table: what the statement itself has put together before. */
const WITHIN = /^SCAN (CONSTANT ROW|\d+-ROW|\(subquery|(sub|found|asked)\b|\S+ VIRTUAL TABLE)/;

/** A step that reads a whole table or index, or sorts. A walk in an index's order stops at the statement's limit. */
function isCostly(step: string, sql: string, plan: string[]): boolean {
  if (/^USE TEMP B-TREE FOR/.test(step)) return true;
  // A list of ids that is not read first is read again for every row of the table.
  if (/^SCAN j VIRTUAL TABLE/.test(step)) return / j (CROSS )?JOIN /.test(sql) && plan[0] !== step;
  if (!/^SCAN /.test(step) || WITHIN.test(step) || / WHERE 1=0 /.test(sql)) return false;
  const isWalk =
    / USING (COVERING )?INDEX /.test(step) && / LIMIT \?/.test(sql) && !/^SELECT count\(/i.test(sql);
  return !isWalk || plan.some((other) => /^USE TEMP B-TREE FOR ORDER BY/.test(other));
}

function costlySteps(): { sql: string; step: string }[] {
  return asked
    .filter((sql) => /^(SELECT|WITH|UPDATE|DELETE|INSERT)\b/i.test(sql))
    .flatMap((sql) => {
      const plan = readPlan(beside, sql);
      return plan.filter((step) => isCostly(step, sql, plan)).map((step) => ({ sql, step }));
    });
}

it("plans every query so that it reads no more rows as the tables grow", () => {
  const costly = costlySteps();
  const isAllowed = ({ sql, step }: { sql: string; step: string }) =>
    allowed.some((entry) => entry.sql.test(sql) && entry.step.test(step));
  expect(costly.filter((entry) => !isAllowed(entry)).map(({ sql, step }) => `${step}: ${sql}`)).toEqual([]);
  const unused = allowed.filter(
    ({ sql, step }) => !costly.some((it) => sql.test(it.sql) && step.test(it.step)),
  );
  expect(unused.map(({ why }) => why)).toEqual([]);
});

it("reaches every verb of the models that asks the database", () => {
  const files = listFiles("app/models").filter((file) => file.endsWith(".server.ts"));
  const verbs = files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), "utf8");
    if (!/from "~\/db\.server"|readerOf</.test(text)) return [];
    const functions = [...text.matchAll(/^export (?:async )?function\*? (\w+)/gm)].map(([, name]) => name);
    const readers = [...text.matchAll(/^export const \{([^}]+)\} = readerOf/gm)].flatMap(([, parts = ""]) =>
      [...parts.matchAll(/: (\w+)/g)].map(([, name]) => name),
    );
    return [...functions, ...readers].filter((name) => name !== undefined);
  });
  expect(verbs.filter((name) => !(name in modelVerbs) && !within.has(name))).toEqual([]);
});
