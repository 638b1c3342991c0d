import type { RouteConfigEntry } from "@remix-run/route-config";
import { expect, it } from "vitest";
import routes from "~/routes";

/** Every URL of a route table in full; layouts and parents without a page of their own are no URL. */
function places(entries: RouteConfigEntry[], above = ""): string[] {
  return entries.flatMap((entry) => {
    const full = entry.path ? `${above}/${entry.path}` : above;
    const own = entry.children?.length ? [] : [full || "/"];
    return [...own, ...places(entry.children ?? [], full)];
  });
}

/** Matching ignores case and the names of parameters: such twins shadow one another. */
function twins(entries: RouteConfigEntry[]): string[] {
  const seen = new Map<string, string>();
  return places(entries).flatMap((place) => {
    const key = place.replace(/:\w+/g, ":").toLowerCase();
    const other = seen.get(key);
    seen.set(key, place);
    return other === undefined ? [] : [`${other} and ${place} are one URL`];
  });
}

it("has no URL twice in the route table", async () => {
  const table = await routes;
  expect(places(table).length).toBeGreaterThan(20);
  expect(twins(table)).toEqual([]);
});
