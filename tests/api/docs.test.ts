import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { borrowSite } from "../support/lent-site";
import { putQuotation } from "../support/quotation";
import { fromRoot } from "../support/site";
import { firstAdmin } from "../support/template";
import { type Json, openClient, picture } from "./client";

const text = readFileSync(fromRoot("docs", "api.md"), "utf8");
const examples = [...text.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, body = ""]) => body);
const hasCurl = spawnSync("curl", ["--version"]).status === 0;

const site = borrowSite({ sample: false });
const directory = mkdtempSync(path.join(tmpdir(), "steel-docs-"));

beforeAll(async () => {
  putQuotation(site.home);
  const photo = Buffer.from(await (await picture()).arrayBuffer());
  for (const name of ["photo.jpg", "banner.jpg"]) writeFileSync(path.join(directory, name), photo);
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

test.skipIf(!hasCurl)("every example runs as it is written", { timeout: 60_000 }, () => {
  // A refused call ends the script: --fail makes curl say so, and pipefail hears it before the next command.
  const script = [
    "set -euo pipefail",
    'curl() { command curl --silent --show-error --fail-with-body "$@"; }',
    ...examples.map((example) =>
      example
        .replace("http://localhost:3000", site.url)
        .replace("admin@example.com", firstAdmin.email)
        .replace("your password", firstAdmin.password),
    ),
  ].join("\n");
  const run = spawnSync("bash", ["-c", script], { cwd: directory, encoding: "utf8", maxBuffer: 10_000_000 });
  expect([run.status, run.stderr], run.stdout.slice(-2_000)).toEqual([0, ""]);
  expect(run.stdout.includes("304\n"), "the unchanged list was spared").toBe(true);
});

test("every call has an example", async () => {
  const { paths }: Json = (await openClient(site.url).get("/api/openapi.json")).json;
  for (const path of Object.keys(paths)) {
    const shown = path
      .replace("/backend/api/admin", "$API")
      .replace("/backend", "$SITE/backend")
      .replace("{id}", "$ID");
    expect(examples.join("\n")).toContain(`"${shown}"`);
  }
});

test("every status that is answered is explained", async () => {
  const { paths }: Json = (await openClient(site.url).get("/api/openapi.json")).json;
  const statuses = Object.values<Json>(paths).flatMap((item) =>
    Object.entries<Json>(item).flatMap(([method, spec]) =>
      method === "parameters" ? [] : Object.keys(spec.responses),
    ),
  );
  const table = text.slice(text.indexOf("| status |"));
  for (const status of new Set(statuses.filter((code) => Number(code) >= 400)))
    expect(table).toContain(status);
});
