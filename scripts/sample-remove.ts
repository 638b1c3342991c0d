import { removeSampleContent } from "~/models/sample.server";
import { writeSetting } from "~/models/setting.server";

/** `npm run sample:remove`: takes the sample content out again and nothing else. */
await removeSampleContent();
await writeSetting("sampleContent", "removed");
console.log("The sample content is gone; everything else is as it was.");
