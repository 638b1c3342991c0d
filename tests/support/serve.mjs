import { ownSite } from "../../scripts/start/owner.mjs";
import { serveSite } from "../../scripts/start/serve.mjs";
import { main } from "../../scripts/start/step.mjs";

/** The last part of `npm start` alone: the built site on a database that is ready. */
await main(async () => {
  ownSite();
  await serveSite();
});
