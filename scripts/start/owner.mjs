import { existsSync } from "node:fs";
import path from "node:path";
import { takeLock } from "../../app/models/backup/lock.server.mjs";
import { databaseFile } from "./database.mjs";
import { uploadsFolder } from "./places.mjs";
import { MISCONFIGURED, Stopped } from "./step.mjs";

let owned = false;

/** Database and pictures, until this process ends. Throws Stopped when one of them has an owner already. */
export function ownSite() {
  if (owned) return;
  for (const place of listPlaces()) take(place);
  owned = true;
}

export async function whileOwning(work) {
  if (owned) return work();
  const releases = listPlaces().map(take);
  try {
    return await work();
  } finally {
    for (const release of releases) release();
  }
}

/** Throws Stopped when the site has an owner; makes nothing. */
export function rejectOwnedSite() {
  if (owned) return;
  for (const place of listPlaces()) if (existsSync(place.mark)) take(place)();
}

/**
 * The mark stands beside the database: a lock on the database itself would shut its own site out. The pictures' stands
 * among them, where every name of the folder leads to it.
 */
function listPlaces() {
  const file = databaseFile();
  const folder = uploadsFolder();
  return [
    { name: "DATABASE_URL", mark: `${file}-owner`, used: `serves the database ${file}` },
    { name: "UPLOADS_DIR", mark: path.join(folder, ".owner"), used: `uses the pictures in ${folder}` },
  ];
}

function take({ name, mark, used }) {
  const release = tryToOwn(name, mark);
  if (release) return release;
  throw new Stopped(`Another process already ${used}. Stop it first, or set ${name}.`, MISCONFIGURED);
}

function tryToOwn(name, mark) {
  try {
    return takeLock(mark);
  } catch (error) {
    throw new Stopped(`${name}: ${mark} cannot be written (${error.message})`, MISCONFIGURED);
  }
}
