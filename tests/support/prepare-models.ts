import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { makeTemplate } from "./template";

/** Once per run, before the first worker asks for its copy: a worker is ended before it could clear it away. */
export default async function prepareModels() {
  await makeTemplate("empty");
  await makeTemplate("sample");
  const place = mkdtempSync(path.join(tmpdir(), "steel-tests-"));
  process.env.DATABASES_DIR = place;
  return () => rmSync(place, { recursive: true, force: true });
}
