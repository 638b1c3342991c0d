import { readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { describe, expect, it } from "vitest";
import { type Env, readEnv } from "~/env.server";
import { root } from "../scripts/start/root.mjs";
import { siteVariables } from "../scripts/start/variable.mjs";
import { makePushKeys } from "./support/push-endpoint";

const SESSION_SECRET = "0123456789abcdef0123456789abcdef";

/** What the owner reads: a line of each variable with its default, or with an example of what it may be. */
const described = parseEnv(
  readFileSync(path.join(root, ".env.example"), "utf8").replace(/^# ?(?=[A-Z_]+=)/gm, ""),
);
const names = Object.keys(described) as (keyof Env)[];

/** Of these there is none until somebody names one. */
const unset: (keyof Env)[] = [
  ...(["HOST", "ADOPT_FOLDERS", "ADMIN_EMAIL", "ADMIN_PASSWORD", "SITE_URL", "COMPANY_WHATSAPP"] as const),
  ...(["ADS_CONVERSION", "SMTP_URL", "ENQUIRY_TO", "PUSH_PUBLIC_KEY", "PUSH_PRIVATE_KEY"] as const),
  "API_ALLOWED_ORIGINS",
];

const accepted: [keyof Env, string, unknown][] = [
  ["PORT", "0", 0],
  ["PORT", "65535", 65535],
  ["HOST", "127.0.0.1", "127.0.0.1"],
  ["DATABASE_URL", "file:/srv/steel/site.db", "file:/srv/steel/site.db"],
  ["DATABASE_URL", " file:/srv/steel/site.db ", "file:/srv/steel/site.db"],
  ["UPLOADS_DIR", " /srv/steel/uploads ", "/srv/steel/uploads"],
  ["BACKUP_DIR", " off ", "off"],
  ["ADMIN_EMAIL", "owner@steel.example", "owner@steel.example"],
  ["ADMIN_PASSWORD", "Password1", "Password1"],
  ["ADOPT_FOLDERS", "unmarked", "unmarked"],
  ["ADOPT_FOLDERS", "0123456789abcdef01234567", "0123456789abcdef01234567"],
  ["SAMPLE_CONTENT", "off", "off"],
  ["SITE_URL", "https://steel.example/", "https://steel.example"],
  ["SITE_URL", "http://localhost:3000", "http://localhost:3000"],
  ["COMPANY_PHONE", "+1 (201) 555-0100", "+1 (201) 555-0100"],
  ["COMPANY_PHONE", "+91.98200.12345", "+91.98200.12345"],
  ["COMPANY_WHATSAPP", "12015550100", "12015550100"],
  ["PHONE_COUNTRY", "91", "91"],
  ["PHONE_COUNTRY", "971", "971"],
  ["CURRENCY", "CHF", "CHF"],
  ["LOCALE", "de-CH", "de-CH"],
  ["TIME_ZONE", "UTC", "UTC"],
  ["TIME_ZONE", "Asia/Calcutta", "Asia/Calcutta"],
  ["ADS_CONVERSION", "AW-123456789/AbC-d_E", "AW-123456789/AbC-d_E"],
  ["ADS_CONVERSION", "AW-1/abc", "AW-1/abc"],
  ["SMTP_URL", "smtps://user:pass@mail.example:465", "smtps://user:pass@mail.example:465"],
  ["ENQUIRY_TO", "desk@steel.example", "desk@steel.example"],
  ["PUSH_TO_PRIVATE", "on", "on"],
  ["PAGE_MEMORY_MB", "0", 0],
  ["PAGE_MEMORY_MB", "9999", 9999],
  [
    "API_ALLOWED_ORIGINS",
    " https://a.example , http://b.example:8080,",
    ["https://a.example", "http://b.example:8080"],
  ],
  ["TRUST_PROXY", "1", true],
];

/** Node's own type insists on a NODE_ENV, which a shell need not have. */
function read(variables: Record<string, string>): Env {
  return readEnv(variables as NodeJS.ProcessEnv);
}

describe("the environment", () => {
  it.each(names.filter((name) => name !== "SESSION_SECRET"))(
    "%s is what .env.example says when nothing is said, or a blank",
    (name) => {
      const said = unset.includes(name) ? {} : { [name]: described[name] ?? "" };
      const value = read({ SESSION_SECRET, ...said })[name];
      if (unset.includes(name)) expect(value ?? []).toEqual([]);
      expect(read({ SESSION_SECRET })[name]).toEqual(value);
      expect(read({ SESSION_SECRET, [name]: "  " })[name]).toEqual(value);
    },
  );

  it("is of production when nothing is said", () => {
    expect(read({ SESSION_SECRET }).NODE_ENV).toBe("production");
  });

  it.each([
    ["en-IN", "91"],
    ["ar-AE", "971"],
    ["de-CH", "41"],
    ["en-GB", "44"],
    ["fr", "33"],
    ["es-419", "1"],
  ])("PHONE_COUNTRY follows the region of the LOCALE %s: %s", (LOCALE, code) => {
    expect(read({ SESSION_SECRET, LOCALE }).PHONE_COUNTRY).toBe(code);
    expect(read({ SESSION_SECRET, LOCALE, PHONE_COUNTRY: "90" }).PHONE_COUNTRY).toBe("90");
  });

  it.each(accepted)("%s may be %j", (name, value, meaning) => {
    expect(read({ SESSION_SECRET, [name]: value })[name]).toEqual(meaning);
  });

  it("has a pair of keys for notifications, or none", () => {
    const pair = makePushKeys();
    const other = makePushKeys();
    expect(read({ SESSION_SECRET, ...pair })).toMatchObject(pair);
    const { PUSH_PUBLIC_KEY } = pair;
    for (const bad of [{ PUSH_PUBLIC_KEY }, { ...other, PUSH_PUBLIC_KEY }]) {
      expect(() => read({ SESSION_SECRET, ...bad })).toThrow(
        /^PUSH_PRIVATE_KEY: does not belong to PUSH_PUBLIC_KEY/,
      );
    }
  });

  it("must have a secret", () => {
    expect(() => read({})).toThrow(/^SESSION_SECRET: is missing/);
    expect(() => read({ SESSION_SECRET: "" })).toThrow(/^SESSION_SECRET: must have/);
  });

  it("is described in .env.example and known to the tests, each variable of it", () => {
    const source = readFileSync(path.join(root, "app/env.server.ts"), "utf8");
    const known = [...source.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name);
    expect(known.length).toBeGreaterThan(15);
    expect(siteVariables.toSorted()).toEqual(known.toSorted());
    expect(names.toSorted()).toEqual(known.filter((name) => name !== "NODE_ENV").toSorted());
  });
});
