import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../../scripts/start/root.mjs";

type Number = [sentence: string, file: string, code: string];

/** What a document says in figures, and the code below `app` that decides it: whoever changes one is led to the other. */
const numbers: Record<string, Number[]> = {
  "docs/security.md": [
    ["one at a time, eight wait, then 503", "models/account/login.server.ts", "{ atOnce: 1, waiting: 8,"],
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
    ["12 MB, 50 megapixels, 10 seconds", "models/picture/url.ts", "MOST_PICTURE_BYTES = 12 * 1024 * 1024;"],
    ["12 MB, 50 megapixels, 10 seconds", "models/picture/url.ts", "MOST_PICTURE_PIXELS = 50_000_000;"],
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
    ["up to 5,000 lines", "models/sheet/column.ts", "MOST_SHEET_LINES = 5_000;"],
    ["at most 200", "models/rate/form.ts", "MOST_RATES = 200;"],
    ["among the 300 newest quotations", "models/quotation/proposal.server.ts", "MOST_DOCUMENTS = 300;"],
    ["(7 when empty)", "models/shop/quotation-fields.ts", "DEFAULT_RATE_DAYS = 7;"],
    ["at most 5,000 rows", "models/demand/count.server.ts", "MOST_ROWS = 5_000;"],
  ],
  "docs/search.md": [
    ["of a pasted text\n60 lines and 16 KB", "models/line/listed.ts", "MOST_LINES = 60;"],
    ["Of a query 100 characters are read", "steel/limits.ts", "LONGEST_QUERY = 100;"],
    ["of a pasted line 300", "steel/reading/text.ts", "LONGEST_READ = 300;"],
  ],
  "docs/deploy.md": [
    ["does not answer within two seconds", "models/upkeep/health.server.ts", "PATIENCE_MS = 2_000;"],
    ["less than 5 % or less than 500 MB free", "models/upkeep/health.server.ts", "LEAST_FREE_BYTES = 500e6;"],
    ["less than 5 % or less than 500 MB free", "models/upkeep/health.server.ts", "LEAST_FREE_SHARE = 0.05;"],
    ["older than 48 hours", "models/backup/sentence.ts", "OLD_MS = 48 * HOUR_MS;"],
    ["which keeps them for 7 days", "models/picture/trash.server.ts", "KEPT_MS = 7 * 24 * 60 * 60 * 1000;"],
  ],
  "docs/settings.md": [["| `PAGE_MEMORY_MB` | `64` |", "env.server.ts", '.transform(Number),\n    "64",']],
  "docs/scale.md": [
    ["an hour for the others", "server/built-files.server.ts", 'AN_HOUR = "public, max-age=3600";'],
    ["| `security.txt` | `public, max-age=300` |", "site/feeds/security.ts", '"public, max-age=300"'],
  ],
  "README.md": [["22.14 or newer", "../package.json", ">=22.14"]],
};

describe.each(Object.entries(numbers))("%s", (document, said) => {
  it.each(said)("says “%s” as %s has it", (sentence, file, code) => {
    expect(readFileSync(path.join(root, document), "utf8")).toContain(sentence);
    expect(readFileSync(path.join(root, "app", file), "utf8")).toContain(code);
  });
});
