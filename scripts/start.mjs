import { prepareSite } from "./start/prepare.mjs";
import { serveSite } from "./start/serve.mjs";
import { main } from "./start/step.mjs";

/** When the command began, in milliseconds: scripts/node has said so when it had to fetch a Node first. */
const begun = Number(process.env.STEEL_BEGUN ?? 0) * 1000 || performance.timeOrigin;
delete process.env.STEEL_BEGUN;

/** `npm start`: makes whatever is missing, then serves. */
await main(async () => {
  await prepareSite({ build: true });
  await serveSite({ begun });
});
