import { createHash } from "node:crypto";
import { db } from "~/db.server";
import { MOST_PICTURE_BYTES } from "~/models/picture/limits";
import { dropPicture, storePicture } from "~/models/picture/write.server";
import { isId, newId } from "~/models/row/id.server";
import { asFields, type LegacyKind, legacyBlogs, legacyProducts, legacyTestimonials } from "./row.server";
import { fetchList, fetchPicture, type LegacySource } from "./source.server";

export type ImportedRow =
  | { outcome: "added"; title: string; note: string | null }
  | { outcome: "known"; title: string }
  | { outcome: "skipped"; title: string; reason: string; passing: boolean };

export type ImportProgress = { kind: string; done: number; total: number; row: ImportedRow };

export type ImportReport = {
  kind: string;
  failure: string | null;
  added: number;
  known: number;
  skipped: number;
  again: boolean;
};

/** Running again adds only what is not here yet, and never brings back what was deleted here since. */
export async function* importFrom(source: LegacySource): AsyncGenerator<ImportProgress, ImportReport[]> {
  return [
    yield* importKind(source, legacyProducts),
    yield* importKind(source, legacyBlogs),
    yield* importKind(source, legacyTestimonials),
  ];
}

async function* importKind<Input>(
  source: LegacySource,
  kind: LegacyKind<Input>,
): AsyncGenerator<ImportProgress, ImportReport> {
  const report = { kind: kind.name, failure: null, added: 0, known: 0, skipped: 0, again: false };
  const list = await fetchList(source, kind.call);
  if (!list.ok) return { ...report, failure: list.message, again: list.passing };
  const rows = oldestFirst(list.value);
  for (const [index, legacy] of rows.entries()) {
    const row = await importRow(source, kind, legacy);
    report[row.outcome] += 1;
    report.again ||= row.outcome === "skipped" && row.passing;
    yield { kind: kind.name, done: index + 1, total: rows.length, row };
  }
  return report;
}

type LegacyRow = { id: string; createdAt: Date; fields: Record<string, unknown> };

async function importRow<Input>(
  source: LegacySource,
  kind: LegacyKind<Input>,
  legacy: LegacyRow,
): Promise<ImportedRow> {
  const title = kind.title(legacy.fields) || legacy.id;
  const key = `import:${source.origin}:${kind.name}:${legacy.id}`;
  if (await isImported(db, key)) return { outcome: "known", title };
  const checked = kind.check(legacy.fields);
  if (!checked.ok) {
    const errors = checked.reason === "invalid" ? Object.entries(checked.errors) : [];
    const reason = errors.map(([field, messages]) => `${field}: ${messages.join(", ")}`).join("; ");
    return { outcome: "skipped", title, reason, passing: false };
  }
  const pictures = await takePictures(source, kind, legacy.fields);
  if (!pictures.ok) return { outcome: "skipped", title, reason: pictures.reason, passing: pictures.passing };
  let added = false;
  try {
    added = await insertOnce(kind, checked.value, pictures.names, legacy, key);
  } finally {
    if (!added) await dropAll(pictures.names);
  }
  return added
    ? { outcome: "added", title, note: pictures.notes.join("; ") || null }
    : { outcome: "known", title };
}

/** False where another import has been quicker. A free id stays: old links go on working. */
function insertOnce<Input>(
  kind: LegacyKind<Input>,
  input: Input,
  pictures: Record<string, string>,
  legacy: LegacyRow,
  key: string,
) {
  return db.$transaction(async (tx) => {
    if (await isImported(tx, key)) return false;
    const id = isId(legacy.id) && !(await isTaken(tx, legacy.id)) ? legacy.id : newId();
    await kind.insert(tx, input, pictures, { id, createdAt: legacy.createdAt });
    await tx.setting.create({ data: { key, value: id }, select: { key: true } });
    return true;
  });
}

/** Under any of its site's names: with and without encryption and `www.`. */
async function isImported(store: Pick<typeof db, "setting">, key: string) {
  const starts = ["https://", "http://", "https://www.", "http://www."];
  const keys = starts.map((start) => key.replace(/https?:\/\/(www\.)?/, start));
  return (await store.setting.findFirst({ where: { key: { in: keys } }, select: { key: true } })) !== null;
}

async function isTaken(tx: Pick<typeof db, "product" | "blog" | "testimonial" | "deletedRow">, id: string) {
  const by = { where: { id }, select: { id: true } } as const;
  const found = await Promise.all([
    tx.product.findUnique(by),
    tx.blog.findUnique(by),
    tx.testimonial.findUnique(by),
    tx.deletedRow.findFirst({ where: { rowId: id }, select: { id: true } }),
  ]);
  return found.some((row) => row !== null);
}

type Taken =
  | { ok: true; names: Record<string, string>; notes: string[] }
  | { ok: false; reason: string; passing: boolean };

async function takePictures<Input>(
  source: LegacySource,
  kind: LegacyKind<Input>,
  fields: Record<string, unknown>,
): Promise<Taken> {
  const names: Record<string, string> = {};
  const notes: string[] = [];
  const given = kind.pictures(fields);
  for (const column of new Set([...kind.required, ...Object.keys(given)])) {
    const picture = await takePicture(source, given[column]);
    if (picture.ok) {
      names[column] = picture.name;
    } else if (picture.passing || kind.required.includes(column)) {
      await dropAll(names);
      return { ok: false, reason: `${column}: ${picture.reason}`, passing: picture.passing };
    } else {
      notes.push(`without ${column}: ${picture.reason}`);
    }
  }
  return { ok: true, names, notes };
}

async function takePicture(source: LegacySource, name: string | undefined) {
  if (name === undefined) return { ok: false as const, reason: "there is none", passing: false };
  const fetched = await fetchPicture(source, name, MOST_PICTURE_BYTES);
  if (!fetched.ok) return { ok: false as const, reason: fetched.message, passing: fetched.passing };
  const stored = await storePicture(fetched.value);
  return stored.ok ? stored : { ok: false as const, reason: `${name}: ${stored.message}`, passing: false };
}

async function dropAll(names: Record<string, string>) {
  for (const name of Object.values(names)) await dropPicture(name);
}

/** Without a date a row takes that of its id; failing that, the list counts as newest first. */
function oldestFirst(list: unknown[]): LegacyRow[] {
  let above = Date.now();
  const rows = list.map((item) => {
    const fields = asFields(item);
    const id = textId(fields._id ?? fields.id) ?? fingerprint(item);
    const time = dateOf(fields.createdAt) ?? dateOf(isId(id) ? parseInt(id.slice(0, 8), 16) * 1000 : null);
    above = time ?? above - 1;
    return { id, createdAt: new Date(above), fields };
  });
  return rows.reverse().sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

function dateOf(value: unknown): number | null {
  const time =
    typeof value === "string" || typeof value === "number" ? new Date(value).getTime() : Number.NaN;
  return time > Date.UTC(2000, 0) && time < Date.now() + 86_400_000 ? time : null;
}

function textId(value: unknown) {
  const id = typeof value === "number" ? String(value) : value;
  return typeof id === "string" && /^[\w-]{1,64}$/.test(id) ? id : null;
}

function fingerprint(item: unknown) {
  return createHash("sha256").update(JSON.stringify(item)).digest("hex").slice(0, 32);
}
