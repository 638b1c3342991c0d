import { db } from "~/db.server";
import type { Prisma } from "~/generated/prisma/client";
import { readSetting } from "~/models/row/setting.server";
import { companySetting, listExampleFields, readCompany } from "~/models/shop/company.server";
import { type CompanyField, CompanyForm } from "~/models/shop/form";
import { sampleCompany } from "../../../prisma/sample/company";

type SampleField = keyof typeof sampleCompany;

const fields = Object.keys(sampleCompany) as SampleField[];

/** Shown to buyers, and to be filled in by every company. */
const EXPECTED = ["city", "mapUrl", "hours", "founded", "registrations", "replyTime", "priceRule"] as const;

export const SAMPLE_SETTING = "sampleContent";
export const REMOVED = "removed";
export const DECLINED = "declined";

/**
 * Keys of those that say what the sample said. Whoever types the same where the sample was removed or never came has
 * said it himself.
 */
export async function listSampleSettings(store: Pick<Prisma.TransactionClient, "setting"> = db) {
  const decided = await readSetting(SAMPLE_SETTING, store);
  if (decided === REMOVED || decided === DECLINED) return [];
  const OR = fields.map((field) => ({ key: companySetting(field), value: sampleCompany[field] }));
  const rows = await store.setting.findMany({ where: { OR }, select: { key: true } });
  return rows.map(({ key }) => key);
}

/** What somebody has filled in stays; a company with an address of its own has no facts of the sample's beside it. */
export async function addSampleCompany(tx: Prisma.TransactionClient): Promise<number> {
  if (!listExampleFields(await readCompany()).includes("address")) return 0;
  const checked = CompanyForm.partial().parse(sampleCompany);
  for (const field of fields) {
    if (checked[field] !== sampleCompany[field]) throw new Error(`The sample's ${field} breaks its rule`);
    const key = companySetting(field);
    const create = { key, value: sampleCompany[field] };
    await tx.setting.upsert({ where: { key }, create, update: {}, select: { key: true } });
  }
  return (await listSampleSettings(tx)).length;
}

/** The settings that nobody has filled in, and those that nobody has changed. */
export async function reviewCompany(): Promise<{ missing: CompanyField[]; sample: CompanyField[] }> {
  const [company, keys] = await Promise.all([readCompany(), listSampleSettings()]);
  return {
    missing: EXPECTED.filter((field) => company[field] === null),
    sample: [
      ...listExampleFields(company),
      ...fields.filter((field) => keys.includes(companySetting(field))),
    ],
  };
}
