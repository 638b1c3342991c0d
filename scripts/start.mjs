import { prepareSite } from "./start/prepare.mjs";
import { serveSite } from "./start/serve.mjs";
import { main } from "./start/step.mjs";

/** `npm start`: makes whatever is missing, then serves. */
await main(async () => {
  await prepareSite({ build: true });
  await serveSite();
});
