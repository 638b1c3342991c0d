import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import bcrypt from "bcryptjs";
import { markFolder, writeSiteId } from "../../app/models/backup/site-id.server.mjs";
import { generateClient } from "../../scripts/start/client.mjs";
import { openDatabase } from "../../scripts/start/database.mjs";
import { root } from "../../scripts/start/root.mjs";
import { stampOf } from "../../scripts/start/stamp.mjs";
import { runNode } from "../../scripts/start/step.mjs";
import { testEnvironment } from "../../scripts/test/environment.mjs";

/** `empty`: tables only. `bare`: the first admin and an empty catalogue. `sample`: the first admin and the sample content. */
export type Template = "empty" | "bare" | "sample";

/** The first admin of the `bare` and `sample` templates. */
export const firstAdmin = { email: "admin@example.com", password: "Steel-Tests-1", fullName: "Ada Rolling" };

const SOURCES = {
  empty: ["prisma/migrations", "app/models/backup/site-id.server.mjs"],
  bare: [
    "prisma/migrations",
    "app/models/backup/site-id.server.mjs",
    "scripts/seed.ts",
    "app/models/account/first.server.ts",
    "tests/support/template.ts",
  ],
  sample: [
    "prisma/migrations",
    "prisma/sample",
    "scripts/seed.ts",
    "app/models",
    "tests/support/template.ts",
  ],
};

/** The template's directory, with `site.db` and `uploads/`; made when its sources changed since the last time. */
export async function makeTemplate(template: Template): Promise<string> {
  await generateClient();
  const key = stampOf(SOURCES[template]).slice(0, 16);
  const directory = path.join(root, ".cache", "templates", `${template}-${key}`);
  if (existsSync(directory)) return directory;
  const draft = `${directory}.${process.pid}.draft`;
  mkdirSync(path.join(draft, "uploads"), { recursive: true });
  try {
    if (template === "empty") await createTables(draft);
    else await seed(draft, template);
    closeWriteAheadLog(draft);
    removeOlder(directory, template);
    if (!existsSync(directory)) renameSync(draft, directory);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return directory;
}

function removeOlder(directory: string, template: Template) {
  const place = path.dirname(directory);
  const older = new RegExp(`^${template}-[0-9a-f]{16}$`);
  for (const name of readdirSync(place)) {
    const other = path.join(place, name);
    if (older.test(name) && other !== directory) rmSync(other, { recursive: true, force: true });
  }
}

async function createTables(directory: string) {
  const env = { ...environmentOf(directory), CHECKPOINT_DISABLE: "1", PRISMA_HIDE_UPDATE_MESSAGE: "1" };
  await runNode(["node_modules/prisma/build/index.js", "migrate", "deploy"], { env });
  const database = openDatabase(path.join(directory, "site.db"), {});
  // Long ago: the first sweep of a site that has just been put together leaves what it finds.
  markFolder(path.join(directory, "uploads"), writeSiteId(database));
  database.close();
}

async function seed(directory: string, template: Template) {
  cpSync(await makeTemplate("empty"), directory, { recursive: true });
  const env = {
    ...environmentOf(directory),
    ADMIN_EMAIL: firstAdmin.email,
    ADMIN_PASSWORD: firstAdmin.password,
    ADMIN_NAME: firstAdmin.fullName,
    SAMPLE_CONTENT: template === "sample" ? "on" : "off",
  };
  await runNode(["--import", "tsx", "scripts/seed.ts"], { env });
  cheapenLogin(directory);
}

/** A comparison takes a third of a second by intention; what is tested here comes after it. */
function cheapenLogin(directory: string) {
  const database = openDatabase(path.join(directory, "site.db"), {});
  database.prepare(`UPDATE "Admin" SET "passwordHash" = ?`).run(bcrypt.hashSync(firstAdmin.password, 4));
  database.close();
}

function environmentOf(directory: string) {
  return testEnvironment({
    DATABASE_URL: `file:${path.join(directory, "site.db")}`,
    UPLOADS_DIR: path.join(directory, "uploads"),
  });
}

/** Everything into the one file, so that copying that file copies the database. */
function closeWriteAheadLog(directory: string) {
  const database = openDatabase(path.join(directory, "site.db"), {});
  database.pragma("journal_mode = DELETE");
  database.close();
}
