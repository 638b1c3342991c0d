import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { root } from "../../scripts/start/root.mjs";

type Number = [document: string, sentence: string, file: string, code: string];

/** What a document says in figures, and the code that decides it: whoever changes one is led to the other. */
const numbers: Number[] = [
  [
    "docs/security.md",
    "one at a time, eight wait, then 503",
    "app/models/account/login.server.ts",
    "{ atOnce: 1, waiting: 8,",
  ],
  [
    "docs/security.md",
    "five failures for one email from one network",
    "app/models/account/login.server.ts",
    "MOST_PER_EMAIL = 5;",
  ],
  [
    "docs/security.md",
    "twenty from one network in 15 minutes",
    "app/models/account/login.server.ts",
    "MOST_PER_ADDRESS = 20;",
  ],
  [
    "docs/api.md",
    "for up to 15 minutes: 429",
    "app/models/account/login.server.ts",
    "WINDOW_MS = 15 * 60 * 1000;",
  ],
  [
    "docs/security.md",
    "| five in ten minutes from one network |",
    "app/models/enquiry/write.server.ts",
    "MOST_ENQUIRIES = 5;\nconst WINDOW_MS = 10 * 60 * 1000;",
  ],
  [
    "docs/security.md",
    "nine attempts",
    "app/models/mail/outbox.server.ts",
    "PAUSES = [1, 5, 15, 60, 6 * 60, 12 * 60, 24 * 60, 24 * 60];",
  ],
  [
    "docs/back-office.md",
    "after 1, 5 and 15 minutes, 1, 6 and 12 hours and",
    "app/models/mail/outbox.server.ts",
    "PAUSES = [1, 5, 15, 60, 6 * 60, 12 * 60, 24 * 60, 24 * 60];",
  ],
  [
    "docs/security.md",
    "five copies a day to one address",
    "app/models/enquiry/mail.server.ts",
    "MOST_COPIES = 5;\nconst COPIES_WINDOW_MS = 24 * 60 * 60 * 1000;",
  ],
  ["docs/security.md", "twenty messages a device", "app/models/push/outbox.server.ts", "MOST_WAITING = 20;"],
  [
    "docs/security.md",
    "ten devices an account, fifty in all",
    "app/models/push/device.server.ts",
    "MOST_OF_ACCOUNT = 10;\nconst MOST_IN_ALL = 50;",
  ],
  ["docs/security.md", "16 KB and 60 lines", "app/models/enquiry/pasted.ts", "MOST_LIST_BYTES = 16 * 1024;"],
  [
    "docs/search.md",
    "of a pasted text\n60 lines and 16 KB",
    "app/models/enquiry/listed.ts",
    "MOST_LINES = 60;",
  ],
  ["docs/security.md", "a link of 4,000 characters", "app/http/list-link.server.ts", "LONGEST = 4_000;"],
  [
    "docs/security.md",
    "two are made at a time, 300 wait up to 10 seconds",
    "app/server/work-room.server.ts",
    "reads: { atOnce: 2, waiting: 300, patienceMs: 10_000 }",
  ],
  [
    "docs/security.md",
    "256 KB, with files 26 MB",
    "app/http/body-size.ts",
    "MULTIPART_BYTES = 26 * 1024 * 1024;\nexport const PLAIN_BYTES = 256 * 1024;",
  ],
  [
    "docs/deploy.md",
    "client_max_body_size 26m;",
    "app/http/body-size.ts",
    "MULTIPART_BYTES = 26 * 1024 * 1024;",
  ],
  ["docs/api.md", "(multipart 26 MB, JSON 256 KB)", "app/http/body-size.ts", "PLAIN_BYTES = 256 * 1024;"],
  [
    "docs/security.md",
    "12 MB, 50 megapixels, 10 seconds",
    "app/models/picture/url.ts",
    "MOST_PICTURE_BYTES = 12 * 1024 * 1024;\nexport const MOST_PICTURE_PIXELS = 50_000_000;",
  ],
  [
    "docs/api.md",
    "at most 12 MB and 50 megapixels",
    "app/models/picture/encoding.server.ts",
    "PATIENCE_MS = 10_000;",
  ],
  [
    "docs/api.md",
    "above 0, at most 100000, at most 50 of each",
    "app/models/product/form.ts",
    "MOST_SIZES = 50;",
  ],
  [
    "docs/api.md",
    "above 0, at most 100000, at most 50 of each",
    "app/models/product/form.ts",
    "GREATEST_MM = 100_000;",
  ],
  [
    "docs/api.md",
    "(25 when absent, at most 100)",
    "app/api/paging.server.ts",
    "DEFAULT_LIMIT = 25;\nconst GREATEST_LIMIT = 100;",
  ],
  [
    "docs/api.md",
    "after 8 hours without a call and after 7 days",
    "app/models/account/session.server.ts",
    "SESSION_IDLE_MS = 8 * HOUR;\nexport const SESSION_LONGEST_MS = 7 * 24 * HOUR;",
  ],
  ["docs/back-office.md", "up to 5,000 lines", "app/models/sheet/column.ts", "MOST_SHEET_LINES = 5_000;"],
  ["docs/search.md", "Of a query 100 characters are read", "app/steel/limits.ts", "LONGEST_QUERY = 100;"],
  ["docs/search.md", "of a pasted line 300", "app/steel/reading/text.ts", "LONGEST_READ = 300;"],
  [
    "docs/deploy.md",
    "does not answer within two seconds",
    "app/models/upkeep/health.server.ts",
    "PATIENCE_MS = 2_000;",
  ],
  [
    "docs/deploy.md",
    "less than 5 % or less than 500 MB free",
    "app/models/upkeep/health.server.ts",
    "LEAST_FREE_BYTES = 500e6;\nconst LEAST_FREE_SHARE = 0.05;",
  ],
  ["docs/deploy.md", "older than 48 hours", "app/models/backup/sentence.ts", "OLD_MS = 48 * HOUR_MS;"],
  [
    "docs/deploy.md",
    "which keeps them for 7 days",
    "app/models/picture/trash.server.ts",
    "KEPT_MS = 7 * 24 * 60 * 60 * 1000;",
  ],
  ["docs/settings.md", "| `PAGE_MEMORY_MB` | `64` |", "app/env.server.ts", '.transform(Number),\n    "64",'],
  [
    "docs/scale.md",
    "an hour for the others",
    "app/server/built-files.server.ts",
    'AN_HOUR = "public, max-age=3600";',
  ],
  [
    "docs/scale.md",
    "| `security.txt` | `public, max-age=300` |",
    "app/site/feeds/security.ts",
    '"public, max-age=300"',
  ],
  ["README.md", "22.14 or newer", "package.json", ">=22.14"],
];

it.each(numbers)("%s says “%s” as %s has it", (document, sentence, file, code) => {
  expect(readFileSync(path.join(root, document), "utf8")).toContain(sentence);
  expect(readFileSync(path.join(root, file), "utf8")).toContain(code);
});
