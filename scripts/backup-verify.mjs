import path from "node:path";
import { loadEnvironment } from "./start/environment.mjs";
import { installPackages } from "./start/packages.mjs";
import { root } from "./start/root.mjs";
import { main, Stopped } from "./start/step.mjs";
import { runHere } from "./start/typescript.mjs";

/** `npm run backup:verify -- DIRECTORY`: proves that a backup is whole. */
await main(async () => {
  const [directory, ...more] = process.argv.slice(2);
  if (!directory || more.length > 0)
    throw new Stopped("Which backup? npm run backup:verify -- backups/2026-11-21T12-00-00-000Z");
  loadEnvironment();
  await installPackages();
  const { verify } = await runHere("scripts/backup-verify.ts");
  await verify(path.resolve(root, directory));
});
