import { giveUpSampleContent } from "~/models/sample/rows.server";
import { requireDatabase } from "./start/database.mjs";
import { checkSite } from "./start/site.mjs";
import { Stopped } from "./start/step.mjs";

/** `npm run sample:remove`: takes the sample content out again and nothing else. */
export async function run(args: string[]) {
  // Whoever asks how it is used has not asked for it.
  if (args.length > 0) throw new Stopped("Usage: npm run sample:remove", 2);
  requireDatabase();
  checkSite();
  await giveUpSampleContent();
  console.log("The sample content has been removed; everything else is as it was.");
}
