import { readSetting, writeSetting } from "./setting.server";

/** Written by programs that store pictures before rows, so that a starting site does not sweep those pictures. */
const KEY = "outsideWriter";

export async function noteOutsideWriter(now = new Date()): Promise<void> {
  await writeSetting(KEY, now.toISOString());
}

export async function isWrittenOutside(since: Date): Promise<boolean> {
  const last = await readSetting(KEY);
  return last !== null && new Date(last) > since;
}
