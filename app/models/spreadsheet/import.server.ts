import { setImmediate } from "node:timers/promises";
import { db, LONG_TRANSACTION } from "~/db.server";
import { changeProduct, insertProducts, type ProductChange } from "~/models/product/write.server";
import { logEvent } from "~/models/row/audit.server";
import { ok, type Result } from "~/models/row/result";
import { LONGEST_UNDO_MS, restoreRow, storeDeletedRow } from "~/models/row/undo.server";
import { type ReadSheet, readSheet, type SheetLine } from "./file.server";
import { type Plan, planSheet } from "./plan.server";
import {
  noteSheet,
  openStates,
  type ShownPlan,
  type StoredSheet,
  showPlan,
  storeSheet,
} from "./store.server";

/** Lines written between two turns of the event loop. */
const AT_A_TIME = 10;

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

/** Plans it anew, lines without an id as the products of their names, or as new ones. */
export async function matchNames({ id, text }: StoredSheet, byName: boolean): Promise<void> {
  const { lines, ignored } = await readAgain(text);
  await noteSheet(id, "planned", showPlan(await planSheet(lines, byName), ignored, byName));
}

export type RefusedLine = SheetLine & { messages: string[] };

/** As it was planned: of what has come in since, some would be refused today. */
export async function listRefusedLines({ text, plan: { refused } }: StoredSheet) {
  const { lines, delimiter } = await readAgain(text);
  const reasons = new Map(refused.map(({ line, messages }) => [line, messages]));
  const found = lines.flatMap((one): RefusedLine[] => {
    const messages = reasons.get(one.line);
    return messages ? [{ ...one, messages }] : [];
  });
  return { lines: found, delimiter };
}

/** All or nothing, in one transaction; where it would do other than `seen`, the digest of what was on the screen, it is planned anew. */
export async function bringIn(
  { id, text, plan: shown }: StoredSheet,
  adminId: string,
  seen: string | null,
): Promise<void> {
  const { lines, ignored } = await readAgain(text);
  const look = () => planSheet(lines, shown.byName);
  const plan = await look();
  if (plan.digest !== seen) return noteSheet(id, "moved", showPlan(plan, ignored, shown.byName));
  try {
    await write(id, plan);
  } catch (error) {
    if (!(error instanceof Moved)) throw error;
    return noteSheet(id, "moved", showPlan(await look(), ignored, shown.byName));
  }
  await logEvent({ event: "sheet-brought-in", admin: adminId, subject: sayCounts(shown) });
}

async function readAgain(text: string): Promise<Extract<ReadSheet, { ok: true }>> {
  const read = await readSheet(text);
  if (!read.ok) throw new Error(read.message);
  return read;
}

/** What takes an import back: the products that it added, and what it changed as it was before. */
type Before = { added: string[]; changed: ProductChange[] };

function write(id: string, { lines }: Plan) {
  const added = lines.flatMap((one) => (one.outcome === "added" ? [one.input] : []));
  const changed = lines.flatMap((one) => (one.outcome === "changed" ? [one] : []));
  const now = new Date();
  return db.$transaction(async (tx) => {
    // Sent twice at once, it comes in once.
    const where = { id, state: { in: openStates } };
    const open = await tx.productSheet.updateMany({ where, data: { state: "done", createdAt: now } });
    if (open.count === 0) return;
    const before: Before = { added: [], changed: [] };
    const samples = await tx.product.findMany({ where: { sample: true }, select: { id: true } });
    for (let at = 0; at < added.length; at += AT_A_TIME) {
      const some = added.slice(at, at + AT_A_TIME);
      before.added.push(...(await insertProducts(tx, some, new Date(now.getTime() - at))));
      await setImmediate();
    }
    for (const [at, one] of changed.entries()) {
      if (at % AT_A_TIME === 0) await setImmediate();
      const fields = one.changes.map(({ field }) => field);
      if (!(await changeProduct(tx, { ...one, fields }, now))) throw new Moved();
      const sample = samples.some(({ id }) => id === one.id);
      before.changed.push({ id: one.id, version: one.version + 1, input: one.before, fields, sample });
    }
    await storeDeletedRow(tx, { kind: "import", rowId: id, row: before, files: [] }, LONGEST_UNDO_MS);
  }, LONG_TRANSACTION);
}

export type Undone = { removed: number; changed: number; left: number };

/** What somebody has changed since stays as it is. */
export async function undoImport(undoId: string, adminId: string): Promise<Result<Undone>> {
  const undone = await restoreRow("import", undoId, async (tx, stored, id): Promise<Undone> => {
    const { added, changed } = stored as Before;
    const now = new Date();
    const done = { removed: 0, changed: 0 };
    for (let at = 0; at < added.length; at += AT_A_TIME) {
      const where = { id: { in: added.slice(at, at + AT_A_TIME) }, version: 1 };
      done.removed += (await tx.product.deleteMany({ where })).count;
      await setImmediate();
    }
    for (const [at, one] of changed.entries()) {
      if (at % AT_A_TIME === 0) await setImmediate();
      if (await changeProduct(tx, one, now)) done.changed += 1;
    }
    await tx.productSheet.updateMany({ where: { id }, data: { state: "undone" } });
    return { ...done, left: added.length + changed.length - done.removed - done.changed };
  });
  if (!undone.ok) return undone;
  await logEvent({ event: "sheet-taken-back", admin: adminId, subject: sayUndone(undone.value) });
  return ok(undone.value);
}

function sayUndone({ removed, changed }: Undone) {
  return `${removed} removed, ${changed} as before`;
}

function sayCounts({ counts }: ShownPlan) {
  return `${counts.added} added, ${counts.changed} changed`;
}
