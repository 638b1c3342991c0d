import { shareOf } from "~/models/money/money";
import type { Tax } from "~/models/money/tax";

type Summed = { amounts: readonly number[]; grams: number; charges: readonly number[]; discount: number };

const WHOLE_SHARE = 100_000;

/** Lines and charges less the discount, which is taxed as `net`, each tax of that on its own, and all of it together. */
export function addUp({ amounts, grams, charges, discount }: Summed, taxes: readonly Tax[]) {
  const lines = sum(amounts);
  const charged = sum(charges);
  const net = lines + charged - discount;
  const taxed = taxes.map((tax) => ({ ...tax, amount: net > 0 ? shareOf(net, tax.share, WHOLE_SHARE) : 0 }));
  return {
    ...{ grams, lines, charges: charged, discount, net, taxes: taxed },
    total: net + sum(taxed.map(({ amount }) => amount)),
  };
}

function sum(sums: readonly number[]) {
  return sums.reduce((all, one) => all + one, 0);
}
