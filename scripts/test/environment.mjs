import { tmpdir } from "node:os";
import path from "node:path";

/** A developer's own values must not steer the tests. */
export const siteVariables = [
  "NODE_ENV",
  "PORT",
  "HOST",
  "DATABASE_URL",
  "UPLOADS_DIR",
  "BACKUP_DIR",
  "ADOPT_FOLDERS",
  "SESSION_SECRET",
  "ADMIN_EMAIL",
  "ADMIN_PASSWORD",
  "ADMIN_NAME",
  "SAMPLE_CONTENT",
  "SITE_URL",
  "COMPANY_NAME",
  "COMPANY_PHONE",
  "COMPANY_EMAIL",
  "COMPANY_ADDRESS",
  "COMPANY_WHATSAPP",
  "PHONE_COUNTRY",
  "LOCALE",
  "TIME_ZONE",
  "ADS_CONVERSION",
  "SMTP_URL",
  "ENQUIRY_TO",
  "PUSH_PUBLIC_KEY",
  "PUSH_PRIVATE_KEY",
  "PUSH_TO_PRIVATE",
  "PAGE_MEMORY_MB",
  "API_ALLOWED_ORIGINS",
  "TRUST_PROXY",
];

/** It protects nothing. */
const SESSION_SECRET = "only-for-tests-only-for-tests-only-for-tests";

export function testEnvironment(values = {}) {
  const environment = { ...process.env };
  for (const name of siteVariables) delete environment[name];
  return { ...environment, SESSION_SECRET, BACKUP_DIR: "off", ...values };
}

/**
 * The database is a file in a directory that does not exist: a test that opens one without having asked for its own
 * fails instead of touching the developer's.
 */
export function forgetOwnSite() {
  for (const name of siteVariables) delete process.env[name];
  const nowhere = path.join(tmpdir(), "steel-tests-own-no-site");
  process.env.SESSION_SECRET = SESSION_SECRET;
  process.env.DATABASE_URL = `file:${path.join(nowhere, "site.db")}`;
  process.env.UPLOADS_DIR = path.join(nowhere, "uploads");
  process.env.BACKUP_DIR = "off";
}
