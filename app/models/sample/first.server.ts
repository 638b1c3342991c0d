import { db } from "~/db.server";
import { readSetting, writeSetting } from "~/models/row/setting.server";
import { DECLINED, SAMPLE_SETTING } from "./company.server";
import { removeSampleContent } from "./rows.server";

/** Only adds to a catalogue that holds nothing of its owner's. The answer outlives a removal. */
export async function addFirstSample(wanted: boolean) {
  if ((await readSetting(SAMPLE_SETTING)) !== null) return null;
  if (!wanted || (await hasOwnContent())) {
    await writeSetting(SAMPLE_SETTING, DECLINED);
    return null;
  }
  const { addSampleContent } = await import("./content.server");
  // Sample rows without the remembered decision come from a first start that was interrupted.
  await removeSampleContent();
  const added = await addSampleContent();
  await writeSetting(SAMPLE_SETTING, "added");
  return added;
}

async function hasOwnContent() {
  const own = { where: { sample: false }, select: { id: true } };
  const found = await Promise.all([
    db.product.findFirst(own),
    db.blog.findFirst(own),
    db.testimonial.findFirst(own),
  ]);
  return found.some((row) => row !== null);
}
