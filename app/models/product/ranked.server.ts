import { Prisma } from "~/generated/prisma/client";
import type { RowRange } from "~/models/row/page-number";
import { productTypes, type SteelForm, steelTypes } from "~/steel/kind";
import { findPage, listed, type ProductWish, selectMatching } from "./filtered.server";

/** What was typed, as far as it says which of the products that match stand first. */
export type Preference = {
  form: SteelForm | null;
  /** Who asks for plate or mild steel means plain structural steel. */
  structural: boolean;
  /** Ids of products, each as often as it has words that were typed. */
  said: readonly string[];
};

/** Of more that match, the newest are put in order. */
export const MOST_RANKED = 1_000;

const structural = ["IS 2062", "EN 10025-2", "ASTM A36", "JIS G3101"];

/** `2-4 days`, `1 week`, `Ready stock`: the least number of days; what says none comes last. */
export const delivery = Prisma.sql`CASE
  WHEN "deliveryDays" GLOB '[0-9]*' THEN CAST("deliveryDays" AS INTEGER) * CASE
    WHEN "deliveryDays" LIKE '%month%' THEN 30 WHEN "deliveryDays" LIKE '%week%' THEN 7 ELSE 1 END
  WHEN "deliveryDays" LIKE '%stock%' OR "deliveryDays" LIKE '%same day%' OR "deliveryDays" LIKE '%today%'
    OR "deliveryDays" LIKE '%immediate%' THEN 0
  ELSE 999 END`;

/** What was typed decides, then the shortest delivery, then the newest. `among` these ids where given. */
export async function findRanked(
  wish: ProductWish,
  preference: Preference,
  range: RowRange,
  among?: readonly string[],
) {
  const ranked = Prisma.sql`SELECT found."id", found."total" FROM (
      ${await selectMatching(wish, among)} ORDER BY t."createdAt" DESC, t."id" DESC LIMIT ${MOST_RANKED}) found
    CROSS JOIN "Product" p ON p."id" = found."id"
    ORDER BY ${Prisma.join(orderOf(preference))}, p."createdAt" DESC, p."id" DESC`;
  return findPage(ranked, range);
}

function orderOf({ form, structural: isStructural, said }: Preference): Prisma.Sql[] {
  const ofForm = productTypes.filter((type) => steelTypes[type].form === form);
  return [
    ...(said.length > 0
      ? [Prisma.sql`(SELECT count(*) FROM (${listed(said)}) each WHERE each."value" = p."id") DESC`]
      : []),
    ...(form ? [Prisma.sql`p."type" NOT IN (${Prisma.join(ofForm)})`] : []),
    ...(isStructural
      ? [
          Prisma.sql`p."finish" IS NOT NULL`,
          Prisma.sql`coalesce(p."standard", '') NOT IN (${Prisma.join(structural)})`,
        ]
      : []),
    delivery,
  ];
}
