import { isDeepStrictEqual } from "node:util";
import { db } from "~/db.server";
import { readSetting, writeSetting } from "~/models/row/setting.server";
import { recogniseProduct } from "./recognition";

const KEY = "productReading";
const SOME = 100;

/**
 * Reads anew what another program, or the backup that was restored, has read in its own way: once for each `program`.
 * Nobody has changed anything: an open form stays good. Interrupted, it begins anew.
 */
export async function readStoredProducts(program: string): Promise<void> {
  if ((await readSetting(KEY)) === program) return;
  let last: string | undefined = "";
  while (last !== undefined) last = await readSome(last);
  await writeSetting(KEY, program);
}

/** In one transaction, so that no text is read before somebody's change and written after it. */
function readSome(after: string): Promise<string | undefined> {
  return db.$transaction(async (tx) => {
    const rows = await tx.product.findMany({
      where: { id: { gt: after } },
      select: { id: true, name: true, purchaseNow: true, grade: true, standard: true, finish: true },
      orderBy: { id: "asc" },
      take: SOME,
    });
    for (const { id, name, purchaseNow, ...stored } of rows) {
      const data = recogniseProduct({ name, purchaseNow });
      if (!isDeepStrictEqual(stored, data))
        await tx.product.update({ where: { id }, data, select: { id: true } });
    }
    return rows.at(-1)?.id;
  });
}
