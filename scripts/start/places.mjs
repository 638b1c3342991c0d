import { chmodSync, closeSync, existsSync, mkdirSync, openSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { databaseFile, snapshotFolder } from "./database.mjs";
import { root } from "./root.mjs";
import { MISCONFIGURED, Stopped } from "./step.mjs";

/**
 * Stops with one line that names the variable. Listening and writing are tried for real, and nothing is left behind.
 */
export async function checkPlaces() {
  await tryToListen();
  checkStore();
}

/** For commands that do not listen: DATABASE_URL, UPLOADS_DIR and BACKUP_DIR. */
export function checkStore() {
  const file = databaseFile();
  tryToWriteIn("DATABASE_URL", path.dirname(file));
  if (existsSync(file)) tryToOpen("DATABASE_URL", file);
  tryToWriteIn("UPLOADS_DIR", uploadsFolder());
  if (process.env.BACKUP_DIR?.trim() !== "off") tryToWriteIn("BACKUP_DIR", backupFolder());
}

export function uploadsFolder() {
  return path.resolve(root, process.env.UPLOADS_DIR?.trim() || "uploads");
}

/** Beside the database when the site is to make no backups of its own (`off`): the release may be read-only. */
export function backupFolder() {
  const off = process.env.BACKUP_DIR?.trim() === "off";
  return chosenBackupFolder() ?? path.join(off ? path.dirname(databaseFile()) : root, "backups");
}

/** Null where BACKUP_DIR names none. */
export function chosenBackupFolder() {
  const place = process.env.BACKUP_DIR?.trim();
  return place && place !== "off" ? path.resolve(root, place) : null;
}

/** Throws Stopped, with `name` before the reason. */
export function tryToWriteIn(name, folder) {
  const probe = path.join(folder, `.writable-${process.pid}`);
  let made;
  try {
    made = makeFolder(folder);
    closeSync(openSync(probe, "w"));
    rmSync(probe);
  } catch (error) {
    throw notWritable(name, folder, error);
  } finally {
    if (made) rmSync(made, { recursive: true, force: true });
  }
}

/**
 * Answers the first folder that was not there. Not mkdir's own `recursive`, which never comes back from where the
 * system says that a new folder is not there, as below /proc.
 */
function makeFolder(folder) {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return undefined;
  const above = path.dirname(folder);
  const first = existsSync(above) || above === folder ? undefined : makeFolder(above);
  mkdirSync(folder);
  return first ?? folder;
}

function tryToOpen(name, file) {
  try {
    closeSync(openSync(file, "r+"));
  } catch (error) {
    throw notWritable(name, file, error);
  }
}

/** A full disk may have room again at the next try. */
function notWritable(name, place, error) {
  const passes = error.code === "ENOSPC" || error.code === "EDQUOT";
  return new Stopped(`${name}: ${place} cannot be written (${reasonOf(error)})`, passes ? 1 : MISCONFIGURED);
}

/** A PORT that is no port number is left to the check of all variables. */
async function tryToListen() {
  const port = Number(process.env.PORT?.trim() || "3000");
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return;
  const server = createServer();
  try {
    await new Promise((resolve, reject) => {
      server.once("error", reject).listen({ port, host: process.env.HOST?.trim() || undefined }, resolve);
    });
  } catch (error) {
    throw new Stopped(sayWhyNotListening(error), MISCONFIGURED);
  }
  await new Promise((resolve) => server.close(resolve));
}

export function sayWhyNotListening(error) {
  if (error.code === "EADDRINUSE")
    return `PORT: ${error.port} is in use by another program: stop that, or set another port`;
  if (error.code === "EACCES")
    return `PORT: ${error.port} may not be used by this account; set one above 1023`;
  return `HOST: ${process.env.HOST} is not an address of this machine (${reasonOf(error)}); behind a proxy it is 127.0.0.1, for every address leave it out`;
}

/** Node's messages repeat the call and the path; the first part says what is wrong. */
function reasonOf(error) {
  return error.message.replace(/^([A-Z]+: [^,]+),.*$/s, "$1");
}

/**
 * Data and secrets are for the site's own account alone, also where an earlier version, a copy or an editor has left
 * them open. What belongs to another account is left as it is.
 */
export function closeToOthers() {
  const file = databaseFile();
  const files = [file, `${file}-wal`, `${file}-shm`, `${file}-owner`, path.join(root, ".env")];
  for (const place of files) close(place, 0o600);
  for (const place of [uploadsFolder(), snapshotFolder()]) close(place, 0o700);
}

function close(place, mode) {
  const found = statSync(place, { throwIfNoEntry: false });
  if (!found || (found.mode & 0o777 & ~mode) === 0) return;
  try {
    chmodSync(place, mode);
  } catch (error) {
    if (error.code !== "EPERM") throw error;
  }
}
