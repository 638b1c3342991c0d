import { askDatabase, hasTable } from "./database.mjs";
import { checkEnvironment } from "./environment.mjs";
import { runNode, step } from "./step.mjs";

export async function addFirstContent() {
  if (!askDatabase(isMissing)) return;
  await checkEnvironment();
  await step("Adding the first admin and the sample content", () =>
    runNode(["--import", "tsx", "scripts/seed.ts"], { failure: "The first content could not be added." }),
  );
}

function isMissing(database) {
  if (!database || !hasTable(database, "Admin")) return true;
  const admin = database.prepare('SELECT 1 FROM "Admin" LIMIT 1').get();
  const sample = database.prepare(`SELECT 1 FROM "Setting" WHERE "key" = 'sampleContent'`).get();
  return !admin || !sample;
}
