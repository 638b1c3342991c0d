import { type Outcome, runCommand } from "../support/command";

const PREPARE = `
  import { applyMigrations } from "./scripts/start/migrations.mjs";
  import { ownSite, rejectOwnedSite } from "./scripts/start/owner.mjs";
  import { checkSite, claimSite } from "./scripts/start/site.mjs";
  import { main } from "./scripts/start/step.mjs";
  await main(async () => { rejectOwnedSite(); checkSite(); ownSite(); await applyMigrations(); await claimSite(); });`;

/** What a start in a repository of makeRoot does with the store, up to the first content. */
export function prepareStore(cwd: string, env: Record<string, string>): Promise<Outcome> {
  return runCommand(["--input-type=module", "-e", PREPARE], { cwd, env });
}
