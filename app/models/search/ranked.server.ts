import { Prisma } from "~/generated/prisma/client";
import { type ProductWish, selectNewest } from "~/models/product/filtered.server";
import type { RowRange } from "~/models/row/page-number";
import { findPage } from "~/models/row/sql.server";
import { productTypes, type SteelForm, steelTypes } from "~/steel/kind";
import { isRare, keepProductsWith, MOST_FOUND, selectProductsWith, type Word } from "./text.server";

/** What was typed, as far as it says which of the products that match stand first. */
export type Preference = {
  form: SteelForm | null;
  /** Who asks for plate or mild steel means plain structural steel. */
  structural: boolean;
  /** Ids of products, each as often as it has words that were typed. */
  said: readonly string[];
};

const structural = ["IS 2062", "EN 10025-2", "ASTM A36", "JIS G3101"];

/** Where its number begins: `Within 3 days`. */
const numbered = Prisma.sql`ltrim(lower("deliveryDays"), 'abcdefghijklmnopqrstuvwxyz ')`;

/** `2-4 days`, `1 week`, `48 hours`, `Ready stock of 500 t`: the least number of days; what says none comes last. */
export const delivery = Prisma.sql`CASE
  WHEN "deliveryDays" NOT GLOB '[0-9]*' AND ("deliveryDays" LIKE '%stock%' OR "deliveryDays" LIKE '%same day%'
    OR "deliveryDays" LIKE '%today%' OR "deliveryDays" LIKE '%immediate%') THEN 0
  WHEN ${numbered} GLOB '[0-9]*' THEN CAST(${numbered} AS INTEGER) * CASE
    WHEN "deliveryDays" LIKE '%month%' THEN 30 WHEN "deliveryDays" LIKE '%week%' THEN 7
    WHEN "deliveryDays" LIKE '%day%' THEN 1
    WHEN "deliveryDays" LIKE '%hour%' OR "deliveryDays" LIKE '%hrs%' THEN 1.0 / 24 ELSE 1 END
  ELSE 999 END`;

/** What was typed decides, then the shortest delivery, then the newest. With `words` those that have all of them. */
export async function findRanked(
  wish: ProductWish,
  preference: Preference,
  range: RowRange,
  words: readonly Word[] = [],
) {
  const order = Prisma.sql`${Prisma.join(orderOf(preference))}, p."createdAt" DESC, p."id" DESC`;
  return findPage(
    Prisma.sql`SELECT p."id", count(*) OVER () AS "total" FROM (${await selectFound(wish, words)}) found
      CROSS JOIN "Product" p ON p."id" = found."id" ORDER BY ${order}`,
    range,
  );
}

/** Rare words find few texts, of which those that match are taken; of common ones the newest that match are asked. */
async function selectFound(wish: ProductWish, words: readonly Word[]): Promise<Prisma.Sql> {
  if (words.some(isRare)) return selectNewest(wish, MOST_FOUND, selectProductsWith(words));
  const newest = await selectNewest(wish, MOST_FOUND);
  return words.length === 0 ? newest : keepProductsWith(words, newest);
}

function orderOf({ form, structural: isStructural, said }: Preference): Prisma.Sql[] {
  const ofForm = productTypes.filter((type) => steelTypes[type].form === form);
  return [
    ...(said.length > 0
      ? [
          Prisma.sql`(SELECT count(*) FROM json_each(${JSON.stringify(said)}) each WHERE each."value" = p."id") DESC`,
        ]
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
