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
import { readArguments, USAGE } from "./import-arguments.mjs";
import "./store-fault";

/** Copies another site's content into this one. */
const wish = readArguments(process.argv.slice(2));
const source = wish && openSource(wish.address);
if (!wish || !source) {
  process.stderr.write(`${USAGE}\n`);
  process.exit(2);
}
const reached = await reachSource(source);
if (!reached.ok) {
  process.stderr.write(`${source.origin} does not answer (${reached.message}). Nothing was imported.\n`);
  process.exit(1);
}
const signedIn = wish.admin ? await signIn(source, wish.admin) : source;

const run = importFrom(signedIn);
for (;;) {
  const step = await run.next();
  if (step.done) {
    step.value.forEach(tell);
    if (wish.admin) await listAdmins();
    process.exitCode = step.value.some((report) => report.again) ? 1 : 0;
    break;
  }
  const { kind, done, total, row } = step.value;
  console.log(`${kind} ${done}/${total}: ${row.title}: ${outcomeOf(row)}`);
}

async function signIn(at: LegacySource, email: string) {
  const password = process.env.IMPORT_PASSWORD ?? (await askHidden(`Password of ${email} at the old site: `));
  const login = await signInAt(at, email, password);
  if (login.ok) return login.value;
  process.stderr.write(`Signing in at the old site failed: ${login.message}\n`);
  process.exit(1);
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

async function listAdmins() {
  const admins = await fetchList(signedIn, "auth/getAllAdmin");
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
