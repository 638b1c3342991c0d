import { existsSync } from "node:fs";
import path from "node:path";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { describe, expect, it } from "vitest";
import routes from "~/routes";
import { root } from "../../scripts/start/root.mjs";

type Place = { path: string; file: string };

/** Every URL of a route table in full; layouts and parents without a page of their own are no URL. */
function places(entries: RouteConfigEntry[], above = ""): Place[] {
  return entries.flatMap((entry) => {
    const full = entry.path ? `${above}/${entry.path}` : above;
    const own = entry.children?.length ? [] : [{ path: full || "/", file: entry.file }];
    return [...own, ...places(entry.children ?? [], full)];
  });
}

/** Matching ignores case and the names of parameters: such twins shadow one another. */
function twins(entries: RouteConfigEntry[]): string[] {
  const seen = new Map<string, string>();
  return places(entries).flatMap((place) => {
    const key = place.path.replace(/:\w+/g, ":").toLowerCase();
    const other = seen.get(key);
    seen.set(key, place.path);
    return other === undefined ? [] : [`${other} and ${place.path} are one URL`];
  });
}

const table = await routes;

describe("the route table", () => {
  it("has no URL twice", () => {
    expect(places(table).length).toBeGreaterThan(20);
    expect(twins(table)).toEqual([]);
  });

  it("names modules that exist", () => {
    const missing = places(table).filter(({ file }) => !existsSync(path.join(root, "app", file)));
    expect(missing).toEqual([]);
  });
});
