import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { sampleBlogs } from "../../prisma/sample/blogs";
import { sampleProducts } from "../../prisma/sample/products";
import { sampleQuotations } from "../../prisma/sample/quotations";
import { sampleRates } from "../../prisma/sample/rates";
import { sampleTestimonials } from "../../prisma/sample/testimonials";
import { root } from "../../scripts/start/root.mjs";

type Number = [sentence: string, file: string, code: string];

/** What a document or page says in figures, and the code below `app` that decides it: who changes one is led to the other. */
const numbers: Record<string, Number[]> = {
  "docs/security.md": [
    ["one at a time, five wait, then 503", "models/account/login.server.ts", "{ atOnce: 1, waiting: 5,"],
    ["five failures for one email from one network", "models/account/login.server.ts", "MOST_PER_EMAIL = 5;"],
    ["twenty from one network in 15 minutes", "models/account/login.server.ts", "MOST_PER_ADDRESS = 20;"],
    ["five in ten minutes from one network", "models/enquiry/write.server.ts", "MOST_ENQUIRIES = 5;"],
    ["five in ten minutes from one network", "models/enquiry/write.server.ts", "WINDOW_MS = 10 * 60 * 1000;"],
    ["whatever they answer", "models/quotation/answer.server.ts", "MOST_ANSWERS = 5;"],
    ["nine attempts", "models/mail/outbox.server.ts", "15, 60, 6 * 60, 12 * 60, 24 * 60, 24 * 60];"],
    ["five copies a day to one address", "models/enquiry/mail.server.ts", "MOST_COPIES = 5;"],
    ["five copies a day", "models/enquiry/mail.server.ts", "COPIES_WINDOW_MS = 24 * 60 * 60 * 1000;"],
    ["twenty messages a device", "models/push/outbox.server.ts", "MOST_WAITING = 20;"],
    ["ten devices an account, fifty in all", "models/push/device.server.ts", "MOST_OF_ACCOUNT = 10;"],
    ["ten devices an account, fifty in all", "models/push/device.server.ts", "MOST_IN_ALL = 50;"],
    ["16 KB and 60 lines", "models/line/pasted.ts", "MOST_LIST_BYTES = 16 * 1024;"],
    ["a link of 4,000 characters", "http/list-link.server.ts", "LONGEST = 4_000;"],
    ["two are made at a time, 300 wait", "server/work-room.server.ts", "reads: { atOnce: 2, waiting: 300,"],
    ["300 wait up to 10 seconds", "server/work-room.server.ts", "waiting: 300, patienceMs: 10_000 }"],
    ["256 KB, with files 26 MB", "http/body-size.ts", "MULTIPART_BYTES = 26 * 1024 * 1024;"],
    ["256 KB, with files 26 MB", "http/body-size.ts", "PLAIN_BYTES = 256 * 1024;"],
    [
      "12 MB, 50 megapixels, 10 seconds",
      "models/picture/limits.ts",
      "MOST_PICTURE_BYTES = 12 * 1024 * 1024;",
    ],
    ["12 MB, 50 megapixels, 10 seconds", "models/picture/limits.ts", "MOST_PICTURE_PIXELS = 50_000_000;"],
    ["10 seconds and 160 MB of memory", "models/picture/encoding.server.ts", "heldBytes: 160 * 1024 * 1024,"],
    ["four devices at a time", "models/push/sender.server.ts", "LANES = 4;"],
  ],
  "docs/api.md": [
    ["for up to 15 minutes: 429", "models/account/login.server.ts", "WINDOW_MS = 15 * 60 * 1000;"],
    ["(multipart 26 MB, JSON 256 KB)", "http/body-size.ts", "PLAIN_BYTES = 256 * 1024;"],
    ["at most 12 MB and 50 megapixels", "models/picture/encoding.server.ts", "patienceMs: 10_000,"],
    ["above 0, at most 100000, at most 50 of each", "models/product/form.ts", "MOST_SIZES = 50;"],
    ["above 0, at most 100000, at most 50 of each", "models/product/form.ts", "GREATEST_MM = 100_000;"],
    ["(25 when absent, at most 100)", "api/paging.server.ts", "DEFAULT_LIMIT = 25;"],
    ["(25 when absent, at most 100)", "api/paging.server.ts", "GREATEST_LIMIT = 100;"],
    ["after 8 hours without a call", "models/account/session.server.ts", "SESSION_IDLE_MS = 8 * HOUR;"],
    ["and after 7 days", "models/account/session.server.ts", "SESSION_LONGEST_MS = 7 * 24 * HOUR;"],
  ],
  "docs/back-office.md": [
    [
      "after 1, 5 and 15 minutes, 1, 6 and 12 hours",
      "models/mail/outbox.server.ts",
      "[1, 5, 15, 60, 6 * 60, 12 * 60,",
    ],
    ["twice after a day", "models/mail/outbox.server.ts", "12 * 60, 24 * 60, 24 * 60];"],
    ["a page of\nits own for a day", "http/sent-link.server.ts", "LONGEST_MS = 24 * 60 * 60 * 1000;"],
    ["for an hour he can put", "models/enquiry/correct.server.ts", "WINDOW_MS = 60 * 60 * 1000;"],
    ["the last five enquiries of a browser", "http/cookie/sent.server.ts", "MOST = 5;"],
    ["within three seconds", "models/enquiry/spam.server.ts", "FASTEST_PERSON_MS = 3_000;"],
    ["three are held", "models/enquiry/spam.server.ts", "HELD = 3;"],
    ["accepted in the last three days", "models/quotation/waiting.server.ts", "NEWS_MS = 3 * DAY_MS;"],
    ["nothing heard for two days", "models/quotation/waiting.server.ts", "SILENT_MS = 2 * DAY_MS;"],
    ["up to 5,000 lines", "models/spreadsheet/column.ts", "MOST_SHEET_LINES = 5_000;"],
    ["at most 200", "models/rate/form.ts", "MOST_RATES = 200;"],
    ["among the 300 newest revisions", "models/quotation/proposal.server.ts", "MOST_DOCUMENTS = 300;"],
    ["(7 when empty)", "models/shop/quotation-fields.ts", "DEFAULT_RATE_DAYS = 7;"],
    ["300 searches a week", "models/demand/read.server.ts", "MOST_OF_WEEK = 300;"],
  ],
  "docs/search.md": [
    ["of a pasted text\n60 lines and 16 KB", "models/line/listed.ts", "MOST_LINES = 60;"],
    ["Of a query 100 characters are read", "steel/limits.ts", "LONGEST_QUERY = 100;"],
    ["of a pasted line 300", "steel/reading/text.ts", "LONGEST_READ = 300;"],
    ["to 100 mm thick, 3000 wide", "steel/limits.ts", "thickness: { least: 0.05, most: 100,"],
    ["3000 wide and 25 m long", "steel/limits.ts", "width: { least: 5, most: 3000,"],
    ["3000 wide and 25 m long", "steel/limits.ts", "length: { least: 5, most: 25_000,"],
    ["0.13 to 25.4 mm thick", "steel/limits.ts", "thickness: { least: 0.13, most: 25.4,"],
    ["20 to\n2200 wide", "steel/limits.ts", "width: { least: 20, most: 2200,"],
    ["50 to 12 500 long", "steel/limits.ts", "length: { least: 50, most: 12_500,"],
  ],
  "docs/deploy.md": [
    ["does not answer within two seconds", "models/upkeep/health.server.ts", "PATIENCE_MS = 2_000;"],
    ["less than 5 % or less than 500 MB free", "models/upkeep/health.server.ts", "LEAST_FREE_BYTES = 500e6;"],
    ["less than 5 % or less than 500 MB free", "models/upkeep/health.server.ts", "LEAST_FREE_SHARE = 0.05;"],
    ["older than 48 hours", "models/backup/sentence.ts", "OLD_MS = 48 * HOUR_MS;"],
    ["more than 20 pictures and a tenth of all", "models/picture/sweep.server.ts", "FEW = 20;"],
    ["more than 20 pictures and a tenth of all", "models/picture/sweep.server.ts", "PART = 0.1;"],
    ["keeps the last five", "../scripts/start/migrations.mjs", "MOST_SNAPSHOTS = 5;"],
    ["which keeps them for 7 days", "models/picture/trash.server.ts", "KEPT_MS = 7 * 24 * 60 * 60 * 1000;"],
  ],
  "docs/backup.md": [
    ["at half past two", "models/backup/schedule.server.ts", "NIGHT_MS = 150 * 60 * 1000;"],
    [
      "five minutes after the next start",
      "models/backup/schedule.server.ts",
      "AFTER_START_MS = 5 * 60 * 1000;",
    ],
    ["seven days and four weeks", "models/backup/schedule.server.ts", "DAYS = 7;"],
    ["seven days and four weeks", "models/backup/schedule.server.ts", "WEEKS = 4;"],
  ],
  "docs/decisions.md": [
    ["32 KB of typed text", "http/form/repeated-text.server.ts", "MOST_FROM_VISITORS = 32 * 1024;"],
    ["128 KB in the back office", "http/form/repeated-text.server.ts", "MOST_FROM_ADMINS = 128 * 1024;"],
    ["two seconds after the start", "models/upkeep/upkeep.server.ts", "FIRST_AFTER_MS = 2_000;"],
    ["then every ten minutes", "models/upkeep/upkeep.server.ts", "every(10, sweep);"],
  ],
  "deploy/steel.service": [
    ["answered has 15 seconds", "server/graceful-stop.server.ts", "LONGEST_MS = 15_000;"],
  ],
  "deploy/nginx.conf": [["proxy_read_timeout 200s;", "server/work-room.server.ts", "mostMs: 3 * 60_000,"]],
  "docs/settings.md": [["| `PAGE_MEMORY_MB` | `64` |", "env.server.ts", '.transform(Number),\n    "64",']],
  "docs/scale.md": [
    ["an hour for the others", "server/built-files.server.ts", 'AN_HOUR = "public, max-age=3600";'],
    [
      "64 of them, 30 s each",
      "server/work-room.server.ts",
      "writes: { atOnce: 16, waiting: 64, patienceMs: 30_000 }",
    ],
    ["| `security.txt` | `public, max-age=300` |", "site/feeds/security.ts", '"public, max-age=300"'],
  ],
  "app/server/rejection.server.ts": [
    ["with up to 26 MB", "http/body-size.ts", "MULTIPART_BYTES = 26 * 1024 * 1024;"],
    ["with up to 256 KB", "http/body-size.ts", "PLAIN_BYTES = 256 * 1024;"],
  ],
  "app/site/written/privacy-copy.ts": [
    ["8 hours without use", "models/account/session.server.ts", "SESSION_IDLE_MS = 8 * HOUR;"],
    ["7 days at most", "models/account/session.server.ts", "SESSION_LONGEST_MS = 7 * 24 * HOUR;"],
  ],
  "app/ui/frame/ground-colour.tsx": [
    [
      'paper: { light: "#f1f3f4", dark: "#12181c" }',
      "styles/tokens.css",
      "--paper: light-dark(#f1f3f4, #12181c);",
    ],
    ['mill: "#1a242b"', "styles/tokens.css", "--mill: #1a242b;"],
  ],
  "app/http/plain-page.ts": [
    ["background:light-dark(#f1f3f4,#12181c)", "styles/tokens.css", "--paper: light-dark(#f1f3f4, #12181c);"],
    ["color:light-dark(#141b20,#e9eef1)", "styles/tokens.css", "--ink: light-dark(#141b20, #e9eef1);"],
    ["solid light-dark(#c2360a,#ff7a3d)", "styles/tokens.css", "--accent: light-dark(#c2360a, #ff7a3d);"],
  ],
  "README.md": [
    ["22.14 or newer", "../package.json", ">=22.14"],
    [
      "8 minutes on two quick cores, 20 on two slow ones",
      "../scripts/test.mjs",
      "8 minutes on two quick cores, 20 on two slow ones",
    ],
  ],
};

it("counts the sample content as the README does", () => {
  const counts = [
    `${sampleProducts.length} products, ${sampleBlogs.length} articles, ${sampleTestimonials.length} testimonials`,
    `${sampleQuotations.length} quotations, ${sampleRates.length} rates`,
  ];
  expect(readFileSync(path.join(root, "README.md"), "utf8")).toContain(counts.join(", "));
});

describe.each(Object.entries(numbers))("%s", (document, said) => {
  it.each(said)("says “%s” as %s has it", (sentence, file, code) => {
    expect(readFileSync(path.join(root, document), "utf8")).toContain(sentence);
    expect(readFileSync(path.join(root, "app", file), "utf8")).toContain(code);
  });
});
