import { setImmediate } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { db } from "~/db.server";
import { readSetting, writeSetting } from "~/models/row/setting.server";
import { recogniseProduct } from "./recognition";

const KEY = "productReading";
const SOME = 20;

/**
 * Reads anew what another program, or the backup that was restored, has read in its own way: once for each `program`.
 * Nobody has changed anything: an open form stays good. Interrupted, it begins anew.
 */
export async function readStoredProducts(program: string): Promise<void> {
  if ((await readSetting(KEY)) === program) return;
  let rows = await findSome("");
  while (rows.length > 0) {
    for (const { id, name, purchaseNow, ...stored } of rows) {
      const data = recogniseProduct({ name, purchaseNow });
      if (isDeepStrictEqual(stored, data)) continue;
      // Whoever saves other words meanwhile has them read by this program, too.
      await db.product.updateMany({ where: { id, name, purchaseNow }, data });
      await setImmediate();
    }
    await setImmediate();
    rows = await findSome(rows.at(-1)?.id ?? "");
  }
  await writeSetting(KEY, program);
}

function findSome(after: string) {
  return db.product.findMany({
    where: { id: { gt: after } },
    select: { id: true, name: true, purchaseNow: true, grade: true, standard: true, finish: true },
    orderBy: { id: "asc" },
    take: SOME,
  });
}
