import { parseEnv } from "node:util";
import { describe, expect, it } from "vitest";
import { readEnv } from "~/env.server";
import { findMisspelt } from "../scripts/start/variable.mjs";

const SESSION_SECRET = "0123456789abcdef0123456789abcdef";

/** What was typed, and what is said: the name, what would be right, and what it is unless that is a secret. */
const PORT = "must be a port number from 0 to 65535, such as 3000";
const ORIGIN = "must be an address such as https://steel.example, with nothing behind the name";
const EMAIL = "must be one email address, such as owner@steel.example";
const PHONE = "must be a phone number of 7 to 20 digits, such as +91 98200 12345";
const COUNTRY = "must be the code of a country without + and zeros, such as 91";
const SERVER =
  "must be an address such as smtp://user:password@host:587; in user and password write @ as %40, # as %23, / as %2F, ? as %3F and % as %25";
const MEGABYTES = "must be a whole number of megabytes, 0 to 9999";
const refused: [name: string, typed: string, said: string][] = [
  ["NODE_ENV", "staging", "must be production, development or test"],
  ["PORT", "http", PORT],
  ["PORT", "-1", PORT],
  ["PORT", "65536", PORT],
  ["PORT", "80.5", PORT],
  ["PORT", "3000;", PORT],
  ["DATABASE_URL", "./site.db", "must be file: and a path, such as file:./prisma/site.db"],
  ["DATABASE_URL", "file:", "must be file: and a path, such as file:./prisma/site.db"],
  ["UPLOADS_DIR", "no", "must be a folder, such as ./uploads"],
  ["UPLOADS_DIR", "off", "must be a folder, such as ./uploads"],
  ["BACKUP_DIR", "none", "must be a folder, such as ./backups, or off"],
  ["BACKUP_DIR", "OFF", "must be a folder, such as ./backups, or off"],
  ["BACKUP_DIR", "./uploads/backups", "must be a folder outside of UPLOADS_DIR"],
  ["BACKUP_DIR", "uploads", "must be a folder outside of UPLOADS_DIR"],
  ["ADOPT_FOLDERS", "yes", "must be a site's id of 24 hexadecimal digits, or unmarked"],
  ["ADMIN_EMAIL", "owner", EMAIL],
  ["ADMIN_EMAIL", "a@steel.example, b@steel.example", EMAIL],
  ["SAMPLE_CONTENT", "no", "must be on or off"],
  ["SITE_URL", "steel.example", ORIGIN],
  ["SITE_URL", "ftp://steel.example", ORIGIN],
  ["SITE_URL", "https://steel.example/shop", ORIGIN],
  ["SITE_URL", "“https://steel.example”", ORIGIN],
  ["COMPANY_PHONE", "call us", PHONE],
  ["COMPANY_PHONE", "(---) ---", PHONE],
  ["COMPANY_PHONE", "201 55 (0)", PHONE],
  ["COMPANY_EMAIL", "sales", EMAIL],
  ["COMPANY_WHATSAPP", "12", PHONE],
  ["COMPANY_WHATSAPP", "https://wa.me/919820012345", PHONE],
  ["PHONE_COUNTRY", "+91", COUNTRY],
  ["PHONE_COUNTRY", "IN", COUNTRY],
  ["PHONE_COUNTRY", "0", COUNTRY],
  ["PHONE_COUNTRY", "999", COUNTRY],
  ["LOCALE", "en_IN", "must be a language tag such as en-IN"],
  ["LOCALE", "xx", "must be a language tag such as en-IN"],
  ["LOCALE", "<script>", "must be a language tag such as en-IN"],
  ["CURRENCY", "rupees", "must be a code of ISO 4217, such as INR"],
  ["TIME_ZONE", "Asia/Nowhere", "must be a time zone such as Asia/Kolkata"],
  ["TIME_ZONE", "GMT+5:30", "must be a time zone such as Asia/Kolkata"],
  ["ADS_CONVERSION", "UA-1", "must be AW-id/label, such as AW-123456789/AbC-d_E"],
  ["ADS_CONVERSION", "AW-1/a/b", "must be AW-id/label, such as AW-123456789/AbC-d_E"],
  ["ENQUIRY_TO", "desk", EMAIL],
  ["PUSH_PUBLIC_KEY", "x", "must be an uncompressed P-256 point in base64url"],
  ["PUSH_TO_PRIVATE", "yes", "must be on or off"],
  ["PAGE_MEMORY_MB", "64 MB", MEGABYTES],
  ["PAGE_MEMORY_MB", "-1", MEGABYTES],
  [
    "API_ALLOWED_ORIGINS",
    "https://a.example,*",
    "must be origins such as https://shop.example, with commas between them",
  ],
  ["TRUST_PROXY", "yes", "must be 1 behind a proxy, and 0 without one"],
  ["TRUST_PROXY", "2", "must be 1 behind a proxy, and 0 without one"],
];

/** Of these it is not said what they are: they are long, or nobody else's business. */
const unsaid: typeof refused = [
  [
    "DATABASE_URL",
    "postgres://user:word@localhost/steel",
    "must be file: and a path, such as file:./prisma/site.db",
  ],
  ["SESSION_SECRET", "changeme", "must have at least 32 characters"],
  ["ADMIN_PASSWORD", "Short1", "must have at least 8 characters"],
  ["ADMIN_PASSWORD", "alllowercase1", "must contain uppercase, lowercase, and number"],
  ["ADMIN_PASSWORD", `Aa1${"é".repeat(35)}`, "must be at most 72 bytes"],
  ["SMTP_URL", "mail.example:587", SERVER],
  ["SMTP_URL", "smtp://user:word", SERVER],
  ["SMTP_URL", "smtp://user:12/34@mail.example:587", SERVER],
  ["SMTP_URL", "smtp://user:12#34@mail.example:587", SERVER],
  ["PUSH_PRIVATE_KEY", "x", "must be 32 bytes in base64url"],
];

const tooLong: typeof refused = [
  ["ADMIN_EMAIL", `${"a".repeat(250)}@steel.example`, "must have at most 254 characters"],
  ["ADMIN_NAME", "a".repeat(101), "must have at most 100 characters"],
  ["COMPANY_NAME", "a".repeat(61), "must have at most 60 characters"],
  ["COMPANY_ADDRESS", "a".repeat(201), "must have at most 200 characters"],
];

/** Lines of a .env which Node's reader takes for something else, or for nothing. */
const misspelt: [line: string, said: string][] = [
  ["SITE_ULR=https://steel.example", "SITE_ULR: is not a variable of the site; SITE_URL is"],
  ["SITEURL=https://steel.example", "SITEURL: is not a variable of the site; SITE_URL is"],
  ["site_url=https://steel.example", "site_url: is not a variable of the site; SITE_URL is"],
  ["TRUST_PROXI=1", "TRUST_PROXI: is not a variable of the site; TRUST_PROXY is"],
  ["SMPT_URL=smtp://mail.example", "SMPT_URL: is not a variable of the site; SMTP_URL is"],
  ["UPLOAD_DIR=/srv/pictures", "UPLOAD_DIR: is not a variable of the site; UPLOADS_DIR is"],
  ["TIMEZONE=Asia/Dubai", "TIMEZONE: is not a variable of the site; TIME_ZONE is"],
  ["PORT: 3000", 'PORT: must be written as PORT=value, not as "PORT: 3000"'],
  ["export HOST 127.0.0.1", 'HOST: must be written as HOST=value, not as "export HOST 127.0.0.1"'],
];

describe("a bad environment", () => {
  const start = (name: string, value: string) => () =>
    readEnv({ SESSION_SECRET, [name]: value } as unknown as NodeJS.ProcessEnv);

  it.each(refused)("%s may not be %j, and one line says what it must be", (name, typed, said) => {
    expect(start(name, typed)).toThrow(new Error(`${name}: ${said}, and is ${JSON.stringify(typed)}`));
  });

  it.each(unsaid)("%s may not be %j, which is not repeated", (name, typed, said) => {
    expect(start(name, typed)).toThrow(new Error(`${name}: ${said}`));
  });

  it.each(tooLong)("%s may not be as long as %j", (name, typed, said) => {
    expect(start(name, typed)).toThrow(`${name}: ${said}, and is "aaaa`);
  });

  it.each(misspelt)("a .env may not have the line %j", (line, said) => {
    expect(findMisspelt(line, parseEnv(line))).toBe(said);
  });

  it.each([
    "TZ=UTC",
    "HOSTNAME=a",
    "NODE_OPTIONS=--x",
    "# PORT: 3000",
    "COMPANY_NAME='Steel\nand more'",
    'COMPANY_ADDRESS="Unit 4\nPORT TRUST ROAD"',
    "PORT=80",
  ])("a .env may have the line %j", (line) => {
    expect(findMisspelt(line, parseEnv(line))).toBeNull();
  });
});
