import { rm, stat, statfs, writeFile } from "node:fs/promises";
import path from "node:path";
import { db } from "~/db.server";
import { databaseFile, env } from "~/env.server";
import { writeLog } from "~/log.server";
import { countMissingPictures } from "~/models/backup/missing.server";
import { sayBackups } from "~/models/backup/sentence";
import { BACKUPS, readBackupState } from "~/models/backup/state.server";
import { listUnsentMails, readDesk } from "~/models/mail/outbox.server";
import { figures } from "~/models/shop/figures.server";
import { joinNames } from "~/models/text/joined-names";
import { sayCount } from "~/steel/figures";
import { formatNumber } from "~/steel/measure";

type Reason = "database" | "uploads" | "disk" | "mail" | "backup" | "pictures";

export type Trouble = { reason: Reason; text: string };

const PATIENCE_MS = 2_000;
const LEAST_FREE_BYTES = 500e6;
const LEAST_FREE_SHARE = 0.05;

const checks: Record<Reason, () => Promise<string | null>> = {
  database: tryDatabase,
  uploads: tryUploads,
  disk: measureDisks,
  mail: async () => (await listUnsentMails(await readDesk())).said,
  backup: lookAtBackups,
  pictures: lookForPictures,
};

/** Without these the site does not do its work; all others are warnings. */
const NEEDED: readonly Reason[] = ["database", "uploads"];

const known = new Map<Reason, string>();
const running = new Map<Reason, Promise<string | null>>();

export function listNeededTroubles(): Promise<Trouble[]> {
  return look(NEEDED);
}

export function listTroubles(): Promise<Trouble[]> {
  return look(Object.keys(checks) as Reason[]);
}

/** What is in the write-ahead log reaches the database's file. */
export function closeDatabase(): Promise<void> {
  return db.$disconnect();
}

async function look(reasons: readonly Reason[]): Promise<Trouble[]> {
  const texts = await Promise.all(reasons.map(askOnce));
  return reasons.flatMap((reason, at) => {
    const text = texts[at];
    return text ? [{ reason, text }] : [];
  });
}

/** Questions that come while one is being answered share its answer. */
function askOnce(reason: Reason): Promise<string | null> {
  const asking = running.get(reason) ?? ask(reason).finally(() => running.delete(reason));
  running.set(reason, asking);
  return asking;
}

async function ask(reason: Reason): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string | null>((resolve) => {
    timer = setTimeout(() => resolve(explain(reason, "no answer in time")), PATIENCE_MS);
  });
  const answer = checks[reason]().catch((error: Error) => explain(reason, error.message));
  const text = await Promise.race([answer, late]);
  clearTimeout(timer);
  const before = known.get(reason);
  if (text === null) known.delete(reason);
  else known.set(reason, text);
  if (text !== null && before === undefined) writeLog({ event: "trouble", reason, text });
  if (text === null && before !== undefined) writeLog({ event: "trouble-over", reason });
  return text;
}

/** Of what cannot be asked, such as mails in a database that does not answer, the last answer holds. */
function explain(reason: Reason, message: string): string | null {
  // Node repeats the call and the path, Prisma the program; what is wrong stands before or behind that.
  const said = message
    .replace(/^([A-Z]+: [^,]+),.*$/s, "$1")
    .trim()
    .split("\n")
    .at(-1);
  if (reason === "database") return `The database cannot be read: ${said}.`;
  if (reason === "uploads") return `Pictures cannot be stored: UPLOADS_DIR cannot be written: ${said}.`;
  return known.get(reason) ?? null;
}

async function tryDatabase() {
  // The schema table has to be read from the file; a bare SELECT 1 would not touch it.
  await db.$queryRaw`SELECT name FROM sqlite_schema LIMIT 1`;
  return null;
}

/** Only writing shows a full or read-only disk; a full one takes a file's name without its content. */
async function tryUploads() {
  const file = path.join(env.UPLOADS_DIR, ".health");
  await writeFile(file, "ok").finally(() => rm(file, { force: true }));
  return null;
}

async function measureDisks(): Promise<string | null> {
  const places: [string, string | null][] = [
    ["the database", path.dirname(databaseFile)],
    ["the pictures", env.UPLOADS_DIR],
    ["the backups", BACKUPS],
  ];
  const disks = new Map<number, { names: string[]; free: number; all: number }>();
  for (const [name, place] of places) {
    const there = place && (await stat(place).catch(() => null));
    if (!there) continue;
    const { bavail, blocks, bsize } = await statfs(place);
    const names = [...(disks.get(there.dev)?.names ?? []), name];
    disks.set(there.dev, { names, free: bavail * bsize, all: blocks * bsize });
  }
  const full = [...disks.values()].filter(
    ({ free, all }) => all > 0 && (free < LEAST_FREE_BYTES || free < all * LEAST_FREE_SHARE),
  );
  const said = full.map(
    ({ names, free, all }) =>
      `The disk with ${joinNames(names)} is nearly full: ${sayBytes(free)} of ${sayBytes(all)} is free.`,
  );
  return said.join(" ") || null;
}

function sayBytes(bytes: number) {
  return bytes < 1e9
    ? `${formatNumber(bytes / 1e6, figures, 0)} MB`
    : `${formatNumber(bytes / 1e9, figures, 1)} GB`;
}

/** A site that makes none was told not to. */
async function lookAtBackups(): Promise<string | null> {
  const state = await readBackupState();
  const { tone, text } = sayBackups(state, new Date(), figures);
  return state.off || tone === "plain" ? null : text;
}

async function lookForPictures(): Promise<string | null> {
  const count = await countMissingPictures();
  if (count === 0) return null;
  const missing = sayCount(
    count,
    "picture that the site shows is",
    figures,
    "pictures that the site shows are",
  );
  return `${missing} missing from the uploads folder. A backup may have them.`;
}
