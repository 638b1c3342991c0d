import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { makeTemplate } from "./template";

declare module "vitest" {
  interface ProvidedContext {
    /** Where each worker keeps its database: it is ended before it could clear away. */
    databasesDir: string;
  }
}

/** Once per run, before the first worker asks for its copy. */
export default async function prepareModels({ provide }: TestProject) {
  await makeTemplate("empty");
  await makeTemplate("sample");
  const place = mkdtempSync(path.join(tmpdir(), "steel-tests-"));
  provide("databasesDir", place);
  return () => rmSync(place, { recursive: true, force: true });
}
