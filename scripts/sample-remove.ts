import { giveUpSampleContent } from "~/models/sample/rows.server";
import "./store-fault";

/** `npm run sample:remove`: takes the sample content out again and nothing else. */
await giveUpSampleContent();
console.log("The sample content has been removed; everything else is as it was.");
