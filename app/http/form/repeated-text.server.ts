/** In characters, of all texts together: more than the fields of any form for visitors may hold. */
const MOST_FROM_VISITORS = 32 * 1024;
/** The same for the back office, whose articles have 100 KB. */
const MOST_FROM_ADMINS = 128 * 1024;

/** An answer with more text than any form takes goes without scripts, whose data would carry it again. */
export function repeatsTooMuch(answers: Record<string, unknown> | null, isAdmin: boolean): boolean {
  return countText(answers) > (isAdmin ? MOST_FROM_ADMINS : MOST_FROM_VISITORS);
}

function countText(value: unknown): number {
  if (typeof value === "string") return value.length;
  if (typeof value !== "object" || value === null) return 0;
  return Object.values(value).reduce<number>((sum, each) => sum + countText(each), 0);
}
