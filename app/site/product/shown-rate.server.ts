import { currency } from "~/models/money/currency.server";
import { typeSum, writeMoney } from "~/models/money/money";
import { isSampleProduct, type Product } from "~/models/product/read.server";
import { chooseLowest, type TableUnit } from "~/models/rate/rate";
import { readRateTable } from "~/models/rate/table.server";
import type { Day } from "~/models/shop/day";
import { addDays, writeCalendarDay } from "~/models/shop/day.server";
import { figures } from "~/models/shop/figures.server";
import { readSettings } from "~/models/shop/settings.server";
import type { ProductOffer } from "~/site/frame/structured";
import { formatGrade } from "~/steel/reading/shape";

export type ShownRate = { text: string; day: Day; offer: ProductOffer };

const units: Record<TableUnit, { name: string; code: string }> = {
  kg: { name: "kg", code: "KGM" },
  t: { name: "tonne", code: "TNE" },
};

/**
 * The lowest of its sizes, where the owner shows rates and has one, invented ones for the sample's products alone; it
 * says no moment, so that the page may be kept.
 */
export async function showRate(product: Product): Promise<ShownRate | null> {
  const { ratesShown, rateDays } = await readSettings();
  if (!ratesShown) return null;
  const table = await readRateTable();
  const own = table.rates.filter(({ sample }) => !sample);
  const takesAll = own.length < table.rates.length && (await isSampleProduct(product.id));
  const rates = takesAll ? table.rates : own;
  const { type, thickness, finish, grade: name, standard } = product;
  const grade = [finish, formatGrade({ name, standard })].filter(Boolean).join(", ") || null;
  const rate = chooseLowest(rates, { type, thickness, grade });
  if (!rate) return null;
  const unit = units[rate.unit];
  return {
    text: `from ${writeMoney(rate.sum, currency, figures)} a ${unit.name}`,
    day: writeCalendarDay(rate.day),
    offer: {
      price: typeSum(rate.sum, currency, { ...figures, decimal: "." }),
      currency: currency.code,
      unitCode: unit.code,
      validUntil: rateDays === 0 ? null : addDays(rate.day, rateDays),
    },
  };
}
