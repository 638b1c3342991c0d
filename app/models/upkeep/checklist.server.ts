import { stat } from "node:fs/promises";
import path from "node:path";
import { db } from "~/db.server";
import { databaseFile, isHttps } from "~/env.server";
import type { Prisma } from "~/generated/prisma/client";
import { findFirstPassword } from "~/models/account/first-password.server";
import { BACKUPS } from "~/models/backup/state.server";
import { readMailState } from "~/models/mail/trial.server";
import { readSetting, writeSetting } from "~/models/row/setting.server";
import { reviewCompany } from "~/models/sample/company.server";
import { countSampleContent } from "~/models/sample/rows.server";
import { saySampleContent } from "~/models/sample/sentence";
import { isCountryChosen, readCompany } from "~/models/shop/company.server";
import { figures } from "~/models/shop/figures.server";
import { type CompanyField, companyFields } from "~/models/shop/form";

/** `text` says what is still to be done, `href` where. */
type ChecklistPoint = { key: ChecklistKey; label: string; text: string; href: string | null };

/** Of what an owner does before buyers come: what is open, and how many are done or put aside. */
export type Checklist = { open: ChecklistPoint[]; done: number; aside: number };

type Check = {
  label: string;
  href: string | null;
  /** What is missing; null where nothing is. */
  find: (visit: { isSecure: boolean }) => Promise<string | null>;
};

const SETTINGS = "/adminsettings";

const checks = {
  company: {
    label: "Your company's data",
    href: SETTINGS,
    async find() {
      const { sample } = await reviewCompany();
      const own = sample.filter((field) => field !== "hours");
      return own.length > 0 ? `Buyers still read what the sample says: ${name(own)}.` : null;
    },
  },
  facts: {
    label: "What buyers like to know",
    href: SETTINGS,
    async find() {
      const { missing } = await reviewCompany();
      const others = missing.filter((field) => field !== "hours");
      return others.length > 0 ? `Not filled in, and so not shown to buyers: ${name(others)}.` : null;
    },
  },
  country: {
    label: "Country",
    href: `${SETTINGS}#country`,
    async find() {
      if (await isCountryChosen()) return null;
      const { country } = await readCompany();
      return `Numbers of ten digits are dialled with +${country}: enter ${country}, or the code of your own country.`;
    },
  },
  hours: {
    label: "Opening hours",
    href: `${SETTINGS}#hours`,
    async find() {
      const { missing, sample } = await reviewCompany();
      if (missing.includes("hours")) return "Buyers are not told when you are there.";
      return sample.includes("hours") ? "Buyers still read the sample's." : null;
    },
  },
  mail: { label: "Email", href: `${SETTINGS}#mail`, find: lookAtMail },
  sample: {
    label: "Sample content",
    href: `${SETTINGS}#sample`,
    async find() {
      const counts = await countSampleContent();
      // Of the settings the points above tell.
      const { settings, ...content } = counts;
      if (Object.values(content).every((count) => count === 0)) return null;
      return `Still there: ${saySampleContent(counts, figures)}.`;
    },
  },
  password: {
    label: "A password of your own",
    href: "/adminpassword",
    async find() {
      const email = await findFirstPassword();
      return email && `${email} still has the password it was made with.`;
    },
  },
  https: {
    label: "https",
    href: null,
    async find({ isSecure }) {
      if (isHttps) return null;
      return isSecure
        ? "Browsers use https, but cookies and links do not: set SITE_URL to the site's https address."
        : "Browsers reach the site unencrypted: put a proxy with a certificate in front of it, and set SITE_URL (docs/deploy.md).";
    },
  },
  backup: { label: "A copy of the backups elsewhere", href: null, find: lookAtBackups },
} satisfies Record<string, Check>;

type ChecklistKey = keyof typeof checks;

const KEYS = Object.keys(checks) as ChecklistKey[];
const ASIDE = "openingAside";

/** `isSecure`: a proxy says that this visit came by https. */
export async function readChecklist(visit: { isSecure: boolean }): Promise<Checklist> {
  const aside = await readAside();
  const asked = KEYS.filter((key) => !aside.includes(key));
  const points = await Promise.all(
    asked.map(async (key): Promise<ChecklistPoint | null> => {
      const { label, href, find }: Check = checks[key];
      const text = await find(visit);
      return text === null ? null : { key, label, href, text };
    }),
  );
  const open = points.filter((point) => point !== null);
  return { open, done: asked.length - open.length, aside: aside.length };
}

export async function countAside(): Promise<number> {
  return (await readAside()).length;
}

/** One point, or without a `key` that there is all of them. */
export function putAside(key: string | null) {
  return db.$transaction(async (tx) => {
    const aside = await readAside(tx);
    const keys = KEYS.filter((each) => key === null || each === key || aside.includes(each));
    await writeSetting(ASIDE, keys.join(), tx);
  });
}

export function bringBack() {
  return writeSetting(ASIDE, "");
}

async function readAside(tx?: Prisma.TransactionClient): Promise<ChecklistKey[]> {
  const keys = (await readSetting(ASIDE, tx))?.split(",") ?? [];
  return KEYS.filter((key) => keys.includes(key));
}

function name(fields: CompanyField[]) {
  return fields.map((field) => companyFields[field].label.toLowerCase()).join(", ");
}

async function lookAtMail() {
  const { hasServer, address, trial } = await readMailState();
  if (!hasServer) return "No mail server is set up: enquiries wait in the inbox, and nobody is emailed.";
  if (!address) return "No address is set for enquiries to be mailed to.";
  if (!trial) return "Send a test mail, to see that enquiries reach you.";
  return trial.ok ? null : `The last test mail could not be sent: ${trial.answer}.`;
}

/** A folder on another disk survives the one that the site is on; of copies that are fetched nothing is known here. */
async function lookAtBackups() {
  if (BACKUPS === null) return "There are none to copy: BACKUP_DIR is off.";
  const [here, there] = await Promise.all([
    stat(path.dirname(databaseFile)),
    stat(BACKUPS).catch(() => null),
  ]);
  if (there && there.dev !== here.dev) return null;
  return "The backups are on the same disk as the site: copy them to another machine (docs/scale.md), then put this aside.";
}
