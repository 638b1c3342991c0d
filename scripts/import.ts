import { parseArgs } from "node:util";
import { env } from "~/env.server";
import { type ImportedRow, type ImportReport, importFrom } from "~/models/import/import.server";
import { asFields } from "~/models/import/row.server";
import {
  fetchList,
  type LegacySource,
  openSource,
  reachSource,
  signInAt,
} from "~/models/import/source.server";
import { askHidden } from "./hidden-question";
import { applyMigrations } from "./start/migrations.mjs";
import { checkStore } from "./start/places.mjs";
import { checkSite } from "./start/site.mjs";
import { Stopped } from "./start/step.mjs";

/** `npm run import`: copies another site's content into this one, which may go on running meanwhile. */
export async function run(args: string[]) {
  const wish = readArguments(args);
  const source = wish && openSource(wish.address);
  if (!wish || !source) throw new Stopped("Usage: npm run import -- https://old.example [--admin EMAIL]", 2);
  if (env.SITE_URL && source.origin === new URL(env.SITE_URL).origin)
    throw new Stopped(`${source.origin} is this very site (SITE_URL). Nothing was imported.`);
  checkStore();
  checkSite();
  await applyMigrations();
  const reached = await reachSource(source);
  if (!reached.ok)
    throw new Stopped(`${source.origin} does not answer (${reached.message}). Nothing was imported.`);
  const signedIn = wish.admin ? await signIn(source, wish.admin) : source;
  const reports = await copy(signedIn);
  reports.forEach(tell);
  if (wish.admin) await listAdmins(signedIn);
  process.exitCode = reports.some(({ failure, again }) => failure !== null || again) ? 1 : 0;
}

/** Null for what says no address, or anything else. */
function readArguments(args: string[]) {
  try {
    const options = { admin: { type: "string" } } as const;
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
    const [address, ...rest] = positionals;
    return address && rest.length === 0 ? { address, admin: values.admin } : null;
  } catch {
    return null;
  }
}

async function signIn(at: LegacySource, email: string) {
  const password = process.env.IMPORT_PASSWORD ?? (await askHidden(`Password of ${email} at the old site: `));
  const login = await signInAt(at, email, password);
  if (!login.ok) throw new Stopped(`Signing in at the old site failed: ${login.message}`);
  return login.value;
}

async function copy(source: LegacySource): Promise<ImportReport[]> {
  const rows = importFrom(source);
  for (;;) {
    const step = await rows.next();
    if (step.done) return step.value;
    const { kind, done, total, row } = step.value;
    console.log(`${kind} ${done}/${total}: ${row.title}: ${outcomeOf(row)}`);
  }
}

function outcomeOf(row: ImportedRow) {
  if (row.outcome === "skipped") return `skipped (${row.reason})`;
  if (row.outcome === "known") return "was imported before";
  return row.note ? `added ${row.note}` : "added";
}

function tell({ kind, failure, added, known, skipped, again }: ImportReport) {
  if (failure) console.log(`${kind}: the list could not be read (${failure})`);
  else console.log(`${kind}: ${added} added, ${known} imported before, ${skipped} skipped`);
  if (again) console.log(`${kind}: run the import again to fetch the rest`);
}

async function listAdmins(source: LegacySource) {
  const admins = await fetchList(source, "auth/getAllAdmin");
  if (!admins.ok) {
    console.log(`admins: the list could not be read (${admins.message})`);
    return;
  }
  console.log(
    `admins: ${admins.value.length}, none copied, because passwords do not travel. Create them anew:`,
  );
  for (const admin of admins.value.map(asFields)) {
    console.log(`  ${String(admin.FullName ?? "")} <${String(admin.email ?? "")}>`);
  }
}
