import path from "node:path";
import { pathToFileURL } from "node:url";
import { generateClient } from "./start/client.mjs";
import { rejectRoot } from "./start/database.mjs";
import { loadEnvironment } from "./start/environment.mjs";
import { installPackages } from "./start/packages.mjs";
import { root } from "./start/root.mjs";
import { main } from "./start/step.mjs";

/**
 * `npm run backup` and the like: `node scripts/run.mjs NAME ARGUMENTS` is the `run` of scripts/NAME.ts, with the same
 * environment as `npm start`. In this very process: whoever ends the command ends its work, and what this process owns
 * is owned by who does the work.
 */
const [name, ...args] = process.argv.slice(2);

await main(async () => {
  loadEnvironment();
  rejectRoot();
  await installPackages();
  await generateClient();
  process.chdir(root);
  const { register } = await import("tsx/esm/api");
  register();
  const { sayStoreFaults } = await importHere("scripts/store-fault.ts");
  const { run } = await importHere(`scripts/${name}.ts`);
  await sayStoreFaults(() => run(args));
});

function importHere(file) {
  return import(pathToFileURL(path.join(root, file)).href);
}
