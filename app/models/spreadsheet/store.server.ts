import { z } from "zod";
import { db } from "~/db.server";
import { isId, newId } from "~/models/row/id.server";
import { MOST_SHOWN } from "./column";
import type { Plan } from "./plan.server";

/** Long enough to correct a file and send it again, or to take back what it did; short enough that nobody's data stays. */
const STORED_MS = 24 * 60 * 60 * 1000;

/** The name of a sheet that is no file: of chosen products. */
export const CHOSEN_PRODUCTS = "What would change";

const Shown = z.object({
  digest: z.string(),
  counts: z.object({
    added: z.number(),
    known: z.number(),
    changed: z.number(),
    same: z.number(),
    refused: z.number(),
  }),
  byName: z.boolean(),
  ignored: z.array(z.string()),
  added: z.array(
    z.object({
      line: z.number(),
      name: z.string(),
      read: z.string(),
      isKnown: z.boolean(),
    }),
  ),
  changed: z.array(
    z.object({
      line: z.number(),
      name: z.string(),
      changes: z.array(z.object({ label: z.string(), from: z.string(), to: z.string() })),
    }),
  ),
  refused: z.array(z.object({ line: z.number(), name: z.string(), messages: z.array(z.string()) })),
});

export type ShownPlan = z.output<typeof Shown>;

/** `moved`: what it was planned on has changed, and the plan shown is a new one. `undone`: it was done and taken back. */
export type SheetState = "planned" | "moved" | "done" | "undone";

/** What has come in once comes in no more: taken back neither, from a page that still shows it. */
export const openStates: SheetState[] = ["planned", "moved"];

export type StoredSheet = { id: string; name: string; text: string; plan: ShownPlan; state: SheetState };

export function showPlan({ lines, digest }: Plan, ignored: string[], byName = false): ShownPlan {
  const of = (outcome: Plan["lines"][number]["outcome"]) => lines.filter((one) => one.outcome === outcome);
  const [added, changed, same, refused] = [of("added"), of("changed"), of("same"), of("refused")];
  const known = lines.filter((one) => one.outcome === "added" && one.isKnown);
  // What is not for the screen is left out by the schema.
  return Shown.parse({
    digest,
    byName,
    counts: {
      added: added.length,
      known: known.length,
      changed: changed.length,
      same: same.length,
      refused: refused.length,
    },
    ignored: ignored.slice(0, MOST_SHOWN),
    added: added.slice(0, MOST_SHOWN),
    changed: changed.slice(0, MOST_SHOWN),
    // All, for their file.
    refused,
  });
}

export async function storeSheet(
  adminId: string,
  sheet: Pick<StoredSheet, "name" | "text" | "plan">,
): Promise<string> {
  const id = newId();
  const { name, text, plan } = sheet;
  await db.productSheet.create({
    data: { id, adminId, name, text, plan: JSON.stringify(plan), state: "planned", createdAt: new Date() },
    select: { id: true },
  });
  return id;
}

/** Null for another admin's, and for one that is no more. */
export async function findSheet(id: string | null, adminId: string): Promise<StoredSheet | null> {
  if (!id || !isId(id)) return null;
  const row = await db.productSheet.findUnique({ where: { id } });
  if (!row || row.adminId !== adminId) return null;
  return {
    id,
    name: row.name,
    text: row.text,
    plan: Shown.parse(JSON.parse(row.plan)),
    state: z.enum(["planned", "moved", "done", "undone"]).parse(row.state),
  };
}

/** What this admin has brought in and can take back, the latest first. */
export function listDoneSheets(adminId: string) {
  return db.productSheet.findMany({
    where: { adminId, state: "done" satisfies SheetState },
    select: { id: true, name: true, createdAt: true },
    orderBy: { createdAt: "desc" },
  });
}

/** What was brought in meanwhile stays so: planned again, it would come in twice. */
export async function noteSheet(id: string, state: "planned" | "moved", plan: ShownPlan) {
  const where = { id, state: { in: openStates } };
  await db.productSheet.updateMany({ where, data: { state, plan: JSON.stringify(plan) } });
}

export async function dropSheet(id: string | null, adminId: string) {
  if (id && isId(id)) await db.productSheet.deleteMany({ where: { id, adminId } });
}

export async function forgetOldSheets(now: Date) {
  await db.productSheet.deleteMany({ where: { createdAt: { lt: new Date(now.getTime() - STORED_MS) } } });
}
