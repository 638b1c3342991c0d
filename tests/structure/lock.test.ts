import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "../../scripts/start/root.mjs";

type Locked = {
  resolved?: string;
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
};
type Lock = { packages: Record<string, Locked> };

const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const lock: Lock = JSON.parse(read("package-lock.json"));
const own: { allowScripts: Record<string, boolean> } = JSON.parse(read("package.json"));
const places = Object.entries(lock.packages);

test("the lock names no host: each machine asks its own registry", () => {
  expect(places.length).toBeGreaterThan(500);
  expect(places.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

test("the lock names the packages of every platform: `npm ci` takes it, and another machine gets the same ones", () => {
  const asked = places.flatMap(([, { optionalDependencies }]) => Object.keys(optionalDependencies ?? {}));
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter((name) => !places.some(([place]) => place.endsWith(`node_modules/${name}`)))).toEqual(
    [],
  );
});

test("there is one database driver, and no package's install script is run", () => {
  expect(places.filter(([place]) => place.endsWith("node_modules/better-sqlite3"))).toHaveLength(1);
  const scripted = places.filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = new Set(scripted.map(([place]) => place.replace(/^.*node_modules\//, "")));
  // macOS's watcher of files is optional, and only there.
  names.delete("fsevents");
  expect([...names].sort()).toEqual(Object.keys(own.allowScripts).sort());
  expect(Object.values(own.allowScripts)).not.toContain(true);
});
