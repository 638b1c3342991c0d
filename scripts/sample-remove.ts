import { removeSampleContent } from "~/models/shop/sample.server";
import { writeSetting } from "~/models/shop/setting.server";

/** `npm run sample:remove`: takes the sample content out again and nothing else. */
await removeSampleContent();
await writeSetting("sampleContent", "removed");
console.log("The sample content is gone; everything else is as it was.");
