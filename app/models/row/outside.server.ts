import { readSetting, writeSetting } from "~/models/shop/setting.server";

/**
 * Programs beside the site, such as the import, store pictures whose rows follow. They say so, so that a site that
 * starts meanwhile does not take those pictures for what a crash left.
 */
const KEY = "outsideWriter";

/** To be said again with each picture. */
export async function noteOutsideWriter(now = new Date()): Promise<void> {
  await writeSetting(KEY, now.toISOString());
}

/** Whether a program beside the site has stored pictures since then, or was about to. */
export async function isWrittenOutside(since: Date): Promise<boolean> {
  const last = await readSetting(KEY);
  return last !== null && new Date(last) > since;
}
