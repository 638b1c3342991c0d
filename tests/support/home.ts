import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { makeTemplate, type Template } from "./template";

/** A copy of a template that one test may write to: a real database file and its uploads. */
export type Home = { directory: string; databaseFile: string; databaseUrl: string; uploadsDir: string };

export async function makeHome(template: Template): Promise<Home> {
  const source = await makeTemplate(template);
  const directory = mkdtempSync(path.join(tmpdir(), "steel-test-"));
  cpSync(source, directory, { recursive: true });
  const databaseFile = path.join(directory, "site.db");
  return {
    directory,
    databaseFile,
    databaseUrl: `file:${databaseFile}`,
    uploadsDir: path.join(directory, "uploads"),
  };
}

export function removeHome(home: Home) {
  rmSync(home.directory, { recursive: true, force: true });
}
