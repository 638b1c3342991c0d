import { db } from "~/db.server";
import { writeLog } from "~/log.server";
import { readSetting, writeSetting } from "~/models/row/setting.server";
import { type Recognised, recogniseProduct } from "./recognition";

/** To be raised when more is recognised than before: stored products are then read again. */
const READING = "1";
const KEY = "productReading";
const PIECE = 100;
/** The first visitors are served before. */
const AFTER_MS = 1_000;

const globals = globalThis as typeof globalThis & { steelRecognition?: NodeJS.Timeout };

/** Reads, beside the visitors, what a version that recognised less has written. Costs a start one look at a setting. */
export function beginRecognition() {
  globals.steelRecognition ??= setTimeout(recogniseStored, AFTER_MS).unref();
}

async function recogniseStored() {
  try {
    const products = await recogniseStoredProducts();
    if (products > 0) writeLog({ event: "products-recognised", products });
  } catch (error) {
    writeLog({ event: "recognition-failed", error: error instanceof Error ? error.message : String(error) });
  }
}

/** Answers how many products were changed. Interrupted, it begins anew at the next start. */
export async function recogniseStoredProducts(): Promise<number> {
  if ((await readSetting(KEY)) === READING) return 0;
  let changed = 0;
  let last: string | null = "";
  while (last !== null) {
    const piece = await recognisePiece(last);
    changed += piece.changed;
    last = piece.last;
  }
  await writeSetting(KEY, READING);
  return changed;
}

/** In one transaction, so that no text is read before and written after somebody else's change. */
function recognisePiece(after: string): Promise<{ last: string | null; changed: number }> {
  return db.$transaction(async (tx) => {
    const rows = await tx.product.findMany({
      where: { id: { gt: after } },
      orderBy: { id: "asc" },
      select: { id: true, name: true, purchaseNow: true, grade: true, standard: true, finish: true },
      take: PIECE,
    });
    const wrong = new Map<string, { ids: string[]; data: Recognised }>();
    for (const row of rows) {
      const data = recogniseProduct(row);
      const isRight =
        row.grade === data.grade && row.standard === data.standard && row.finish === data.finish;
      if (isRight) continue;
      const key = JSON.stringify(data);
      const alike = wrong.get(key) ?? { ids: [], data };
      alike.ids.push(row.id);
      wrong.set(key, alike);
    }
    let changed = 0;
    for (const { ids, data } of wrong.values()) {
      changed += (await tx.product.updateMany({ where: { id: { in: ids } }, data })).count;
    }
    return { last: rows.length === PIECE ? (rows.at(-1)?.id ?? null) : null, changed };
  });
}
