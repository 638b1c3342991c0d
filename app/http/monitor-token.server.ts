import { newId } from "~/models/row/id.server";
import { readSetting, writeSetting } from "~/models/row/setting.server";
import { readSigned, signText } from "./signature.server";

const SETTING = "monitorToken";
const PURPOSE = "monitor";

/** As stored; undefined before it was read. One process owns the database, so nobody else changes it. */
let latest: string | null | undefined;

/** Null before one was made. The database has only the half that is of no use without the site's secret. */
export async function readMonitorToken(): Promise<string | null> {
  const stored = await readStored();
  return stored && signText(PURPOSE, stored);
}

export async function renewMonitorToken(): Promise<void> {
  const drawn = newId();
  await writeSetting(SETTING, drawn);
  latest = drawn;
}

/** Also of a database that does not answer, once it did. */
export async function isMonitorToken(given: string | null): Promise<boolean> {
  // The signature is compared in constant time; without a good one nothing is looked up.
  const signed = readSigned(PURPOSE, given);
  return signed !== null && signed === (await readStored().catch(() => null));
}

async function readStored() {
  latest ??= await readSetting(SETTING);
  return latest;
}
