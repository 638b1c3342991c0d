import { createECDH } from "node:crypto";
import { getCountryCallingCode, isSupportedCountry } from "libphonenumber-js/min";
import { z } from "zod";
import { isCallingCode, LONGEST_COMPANY_ADDRESS, LONGEST_COMPANY_NAME, PHONE_NUMBER } from "./company-rule";
import {
  isPasswordMixed,
  isPasswordTooLong,
  LONGEST_PASSWORD_BYTES,
  SHORTEST_PASSWORD,
} from "./password-rule";

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

const phoneNumber = z.string().regex(PHONE_NUMBER, "must be a phone number of 7 to 20 digits");
const text = (most: number) => z.string().max(most, `must have at most ${most} characters`);

const origin = z
  .url({ protocol: /^https?$/, error: "must be an address such as https://steel.example" })
  .transform((url) => new URL(url).origin);

const Variables = z.object({
  NODE_ENV: withDefault(z.enum(["production", "development", "test"]), "production"),
  PORT: withDefault(
    z
      .string()
      .regex(/^\d{1,5}$/, "must be a port number from 0 to 65535")
      .transform(Number)
      .refine((port) => port <= 65535, "must be a port number from 0 to 65535"),
    "3000",
  ),
  HOST: optional(z.string()),
  DATABASE_URL: withDefault(
    z.string().regex(/^file:.+/, "must be file: and a path, such as file:./prisma/site.db"),
    "file:./prisma/site.db",
  ),
  UPLOADS_DIR: withDefault(z.string(), "./uploads"),
  BACKUP_DIR: withDefault(z.string(), "./backups"),
  ADOPT_FOLDERS: optional(
    z
      .string()
      .regex(/^(unmarked|[0-9a-f]{24})$/, "must be a site's id of 24 hexadecimal digits, or unmarked"),
  ),
  SESSION_SECRET: z
    .string("is missing; `npm start` makes one and keeps it in .env")
    .min(32, "must have at least 32 characters"),
  ADMIN_EMAIL: optional(z.email("must be an email address").max(254)),
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
  COMPANY_EMAIL: withDefault(z.email("must be an email address"), exampleCompany.email),
  COMPANY_ADDRESS: withDefault(text(LONGEST_COMPANY_ADDRESS), exampleCompany.address),
  COMPANY_WHATSAPP: optional(phoneNumber),
  PHONE_COUNTRY: optional(z.string().refine(isCallingCode, "must be the code of a country, such as 91")),
  LOCALE: withDefault(z.string().refine(isLocale, "must be a language tag such as en-IN"), "en-IN"),
  TIME_ZONE: withDefault(
    z.string().refine(isTimeZone, "must be a time zone such as Asia/Kolkata"),
    "Asia/Kolkata",
  ),
  ADS_CONVERSION: optional(
    z.string().regex(/^AW-[\w-]{1,64}\/[\w-]{1,64}$/, "must be AW-id/label, such as AW-123456789/AbC-d_E"),
  ),
  SMTP_URL: optional(
    z.url({ protocol: /^smtps?$/, error: "must be an address such as smtp://user:pass@host:587" }),
  ),
  ENQUIRY_TO: optional(z.email("must be an email address")),
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
    z.array(origin),
  ),
  TRUST_PROXY: withDefault(
    z.enum(["0", "1"], "must be 0 or 1").transform((flag) => flag === "1"),
    "0",
  ),
});

const Env = Variables.refine(arePushKeysOfOnePair, {
  path: ["PUSH_PRIVATE_KEY"],
  error: "does not belong to PUSH_PUBLIC_KEY; remove both and `npm start` makes new ones",
}).transform((read) => ({ ...read, PHONE_COUNTRY: read.PHONE_COUNTRY ?? callingCodeOf(read.LOCALE) }));

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

/** By this Node's own data: `en-IN`, not `en_IN` or `xx`. */
function isLocale(tag: string) {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}

/** Of the country whose language it is where the tag names none; 1 for a region of several countries. */
function callingCodeOf(locale: string): string {
  const { region = "" } = new Intl.Locale(locale).maximize();
  return isSupportedCountry(region) ? getCountryCallingCode(region) : "1";
}

function isTimeZone(timeZone: string) {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone }));
  } catch {
    return false;
  }
}

export type Env = z.output<typeof Env>;

/** Throws an Error whose message is one line naming the first bad variable. */
export function readEnv(variables: NodeJS.ProcessEnv): Env {
  const result = Env.safeParse(variables);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new Error(`${String(issue?.path[0] ?? "Environment")}: ${issue?.message ?? "is not valid"}`);
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

/** Whether browsers reach the site by https: only then may cookies and headers insist on it. */
export const isHttps = env.SITE_URL?.startsWith("https:") ?? false;
