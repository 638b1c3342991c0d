import { db } from "~/db.server";
import { changeProduct, insertProducts } from "~/models/product/write.server";
import { logEvent } from "~/models/row/audit.server";
import { type ReadSheet, readSheet } from "./file.server";
import { type Plan, planSheet } from "./plan.server";
import { noteSheet, type ShownPlan, type StoredSheet, showPlan, storeSheet } from "./store.server";

/** Rows that one statement inserts. */
const AT_A_TIME = 50;
/** 5,000 rows take a fraction of it. */
const PATIENCE_MS = 120_000;

class Moved extends Error {}

export async function storeText(
  adminId: string,
  name: string,
  text: string,
): Promise<{ ok: true; id: string } | Extract<ReadSheet, { ok: false }>> {
  const read = await readSheet(text);
  if (!read.ok) return read;
  const plan = showPlan(await planSheet(read.lines), read.ignored);
  return { ok: true, id: await storeSheet(adminId, { name, text, plan }) };
}

/** All or nothing, in one transaction; where products have changed since it was looked at, it is planned anew. */
export async function bringIn({ id, text, plan: shown }: StoredSheet, adminId: string): Promise<void> {
  const read = await readSheet(text);
  if (!read.ok) throw new Error(read.message);
  const plan = await planSheet(read.lines);
  if (plan.digest !== shown.digest) return noteSheet(id, "moved", showPlan(plan, read.ignored));
  try {
    await write(id, plan);
  } catch (error) {
    if (!(error instanceof Moved)) throw error;
    return noteSheet(id, "moved", showPlan(await planSheet(read.lines), read.ignored));
  }
  await logEvent({ event: "sheet-brought-in", admin: adminId, subject: sayCounts(shown) });
}

function write(id: string, { lines }: Plan) {
  const added = lines.flatMap((one) => (one.outcome === "added" ? [one.input] : []));
  const changed = lines.flatMap((one) => (one.outcome === "changed" ? [one] : []));
  const now = new Date();
  return db.$transaction(
    async (tx) => {
      // Sent twice at once, it comes in once.
      const where = { id, state: { not: "done" } };
      const open = await tx.productSheet.updateMany({ where, data: { state: "done", text: "" } });
      if (open.count === 0) return;
      for (let at = 0; at < added.length; at += AT_A_TIME) {
        const some = added.slice(at, at + AT_A_TIME);
        await insertProducts(tx, some, new Date(now.getTime() - at));
      }
      for (const one of changed) {
        const fields = one.changes.map(({ field }) => field);
        if (!(await changeProduct(tx, { ...one, fields }, now))) throw new Moved();
      }
    },
    { timeout: PATIENCE_MS },
  );
}

function sayCounts({ counts }: ShownPlan) {
  return `${counts.added} added, ${counts.changed} changed`;
}
