import { createECDH } from "node:crypto";
import path from "node:path";
import { z } from "zod";
import { LONGEST_COMPANY_ADDRESS, LONGEST_COMPANY_NAME } from "./rules/company";
import { callingCodeOf, currencyOf, isLocale, isTimeZone } from "./rules/locale";
import {
  isPasswordMixed,
  isPasswordTooLong,
  LONGEST_PASSWORD_BYTES,
  SHORTEST_PASSWORD,
} from "./rules/password";
import { isCallingCode, PHONE_NUMBER } from "./rules/phone";

const blankIsAbsent = (value: unknown) =>
  typeof value === "string" && value.trim() === "" ? undefined : value;
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsAbsent, schema.optional());
const withDefault = <T extends z.ZodType<unknown, string>>(schema: T, value: string) =>
  z.preprocess((given) => blankIsAbsent(given) ?? value, schema);

/** What the site says before anybody has told it whose it is. */
export const exampleCompany = {
  name: "Sheet & Coil",
  phone: "2015550100",
  email: "sales@example.com",
  address: "Unit 4, Steel Market Road, Warehouse District",
};

const phoneNumber = z
  .string()
  .regex(PHONE_NUMBER, "must be a phone number of 7 to 20 digits, such as +91 98200 12345");
const text = (most: number) => z.string().max(most, `must have at most ${most} characters`);

const origin = z
  .string()
  .refine(isOrigin, "must be an address such as https://steel.example, with nothing behind the name")
  .transform((url) => new URL(url).origin);
const email = z
  .email("must be one email address, such as owner@steel.example")
  .max(254, "must have at most 254 characters");
/** Without the blanks at its ends, as the start reads it. `none` is the one word that may stand in place of a folder. */
const folder = (example: string, none?: string) =>
  z
    .string()
    .trim()
    .refine(
      (place) => place === none || !/^(none|no|false|true|yes|on|off|0|1)$/i.test(place),
      `must be a folder, such as ${example}`,
    );

const Variables = z.object({
  NODE_ENV: withDefault(
    z.enum(["production", "development", "test"], "must be production, development or test"),
    "production",
  ),
  PORT: withDefault(
    z
      .string()
      .regex(/^\d{1,5}$/, "must be a port number from 0 to 65535, such as 3000")
      .transform(Number)
      .refine((port) => port <= 65535, "must be a port number from 0 to 65535, such as 3000"),
    "3000",
  ),
  HOST: optional(z.string()),
  DATABASE_URL: withDefault(
    z
      .string()
      .trim()
      .regex(/^file:.+/, "must be file: and a path, such as file:./prisma/site.db"),
    "file:./prisma/site.db",
  ),
  UPLOADS_DIR: withDefault(folder("./uploads"), "./uploads"),
  BACKUP_DIR: withDefault(folder("./backups, or off", "off"), "./backups"),
  ADOPT_FOLDERS: optional(
    z
      .string()
      .regex(/^(unmarked|[0-9a-f]{24})$/, "must be a site's id of 24 hexadecimal digits, or unmarked"),
  ),
  SESSION_SECRET: z
    .string("is missing; `npm start` makes one and keeps it in .env")
    .min(32, "must have at least 32 characters"),
  ADMIN_EMAIL: optional(email),
  ADMIN_PASSWORD: optional(
    z
      .string()
      .min(SHORTEST_PASSWORD, `must have at least ${SHORTEST_PASSWORD} characters`)
      .refine(isPasswordMixed, "must contain uppercase, lowercase, and number")
      .refine((text) => !isPasswordTooLong(text), `must be at most ${LONGEST_PASSWORD_BYTES} bytes`),
  ),
  ADMIN_NAME: withDefault(text(100), "Admin"),
  SAMPLE_CONTENT: withDefault(z.enum(["on", "off"], "must be on or off"), "on"),
  SITE_URL: optional(origin),
  COMPANY_NAME: withDefault(text(LONGEST_COMPANY_NAME), exampleCompany.name),
  COMPANY_PHONE: withDefault(phoneNumber, exampleCompany.phone),
  COMPANY_EMAIL: withDefault(email, exampleCompany.email),
  COMPANY_ADDRESS: withDefault(text(LONGEST_COMPANY_ADDRESS), exampleCompany.address),
  COMPANY_WHATSAPP: optional(phoneNumber),
  PHONE_COUNTRY: optional(
    z.string().refine(isCallingCode, "must be the code of a country without + and zeros, such as 91"),
  ),
  LOCALE: withDefault(z.string().refine(isLocale, "must be a language tag such as en-IN"), "en-IN"),
  CURRENCY: optional(
    z
      .string()
      .refine(
        (code) => Intl.supportedValuesOf("currency").includes(code),
        "must be a code of ISO 4217, such as INR",
      ),
  ),
  TIME_ZONE: withDefault(
    z.string().refine(isTimeZone, "must be a time zone such as Asia/Kolkata"),
    "Asia/Kolkata",
  ),
  ADS_CONVERSION: optional(
    z.string().regex(/^AW-[\w-]{1,64}\/[\w-]{1,64}$/, "must be AW-id/label, such as AW-123456789/AbC-d_E"),
  ),
  SMTP_URL: optional(
    z
      .string()
      .refine(
        isMailServer,
        "must be an address such as smtp://user:password@host:587; in user and password write @ as %40, # as %23, / as %2F, ? as %3F and % as %25",
      ),
  ),
  ENQUIRY_TO: optional(email),
  PUSH_PUBLIC_KEY: optional(
    z.string().regex(/^B[A-P][\w-]{85}$/, "must be an uncompressed P-256 point in base64url"),
  ),
  PUSH_PRIVATE_KEY: optional(z.string().regex(/^[\w-]{43}$/, "must be 32 bytes in base64url")),
  PUSH_TO_PRIVATE: withDefault(z.enum(["on", "off"], "must be on or off"), "off"),
  PAGE_MEMORY_MB: withDefault(
    z
      .string()
      .regex(/^\d{1,4}$/, "must be a whole number of megabytes, 0 to 9999")
      .transform(Number),
    "64",
  ),
  API_ALLOWED_ORIGINS: z.preprocess(
    (value) =>
      String(value ?? "")
        .split(",")
        .map((part) => part.trim())
        .filter(Boolean),
    z.array(
      z
        .string()
        .refine(isOrigin, "must be origins such as https://shop.example, with commas between them")
        .transform((url) => new URL(url).origin),
    ),
  ),
  TRUST_PROXY: withDefault(
    z.enum(["0", "1"], "must be 1 behind a proxy, and 0 without one").transform((flag) => flag === "1"),
    "0",
  ),
});

const Env = Variables.refine(arePushKeysOfOnePair, {
  path: ["PUSH_PRIVATE_KEY"],
  error: "does not belong to PUSH_PUBLIC_KEY; remove both and `npm start` makes new ones",
})
  .refine(areFoldersApart, { path: ["BACKUP_DIR"], error: "must be a folder outside of UPLOADS_DIR" })
  .transform((read) => ({
    ...read,
    PHONE_COUNTRY: read.PHONE_COUNTRY ?? callingCodeOf(read.LOCALE),
    CURRENCY: read.CURRENCY ?? currencyOf(read.LOCALE),
  }));

/** Both absent is a site that sends no notifications. */
function arePushKeysOfOnePair({ PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY }: z.output<typeof Variables>) {
  if (!PUSH_PUBLIC_KEY || !PUSH_PRIVATE_KEY) return PUSH_PUBLIC_KEY === PUSH_PRIVATE_KEY;
  try {
    const pair = createECDH("prime256v1");
    pair.setPrivateKey(PUSH_PRIVATE_KEY, "base64url");
    return pair.getPublicKey("base64url") === PUSH_PUBLIC_KEY;
  } catch {
    return false;
  }
}

function areFoldersApart({ UPLOADS_DIR, BACKUP_DIR }: z.output<typeof Variables>) {
  const way = path.relative(path.resolve(UPLOADS_DIR), path.resolve(BACKUP_DIR));
  return BACKUP_DIR === "off" || way.startsWith("..") || path.isAbsolute(way);
}

/** What is typed behind the name would be lost without a word. */
function isOrigin(text: string) {
  if (!URL.canParse(text)) return false;
  const { protocol, origin, href } = new URL(text);
  return /^https?:$/.test(protocol) && href === `${origin}/`;
}

/** A password with a plain `/`, `?` or `#` would end the address: what stands before it would be the server. */
function isMailServer(text: string) {
  const url = URL.parse(text);
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === "") return false;
  return !`${url.pathname}${url.search}${url.hash}`.includes("@");
}

export type Env = z.output<typeof Env>;

/** What must not stand on a terminal or in a journal. */
const SECRETS = ["SESSION_SECRET", "ADMIN_PASSWORD", "SMTP_URL", "PUSH_PRIVATE_KEY"];
const LONGEST_SHOWN = 80;

/** Throws an Error whose message is one line: the first bad variable, what it must be, and what it is. */
export function readEnv(variables: NodeJS.ProcessEnv): Env {
  const result = Env.safeParse(variables);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const name = String(issue?.path[0] ?? "Environment");
  const typed = variables[name];
  const hidden = SECRETS.includes(name) || /:\/\/.*@/.test(typed ?? "");
  const shown = typed && !hidden ? `, and is ${JSON.stringify(cut(typed))}` : "";
  throw new Error(`${name}: ${issue?.message ?? "is not valid"}${shown}`);
}

function cut(text: string) {
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}

function readEnvOrStop(): Env {
  try {
    return readEnv(process.env);
  } catch (error) {
    process.stderr.write(
      `The site cannot start. ${error instanceof Error ? error.message : String(error)}\n`,
    );
    // What no other start will mend: EX_CONFIG of sysexits.h.
    process.exit(78);
  }
}

export const env = readEnvOrStop();

export const databaseFile = path.resolve(env.DATABASE_URL.replace(/^file:/, ""));

/** Else that of `LOCALE` is taken for it. */
export const isCountrySet = Boolean(process.env.PHONE_COUNTRY?.trim());

/** Whether browsers reach the site by https: only then may cookies and headers insist on it. */
export const isHttps = env.SITE_URL?.startsWith("https:") ?? false;
