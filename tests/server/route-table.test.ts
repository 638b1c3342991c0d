import { matchRoutes } from "@remix-run/react";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { describe, expect, it } from "vitest";
import routes from "~/routes";
import { narrowRoutes } from "~/server/route-table.server";

type Routes = Parameters<typeof matchRoutes>[0];
type RouteObject = Routes[number];

function asRoutes(entries: RouteConfigEntry[]): RouteObject[] {
  return entries.map(({ id, file, path, index, children }): RouteObject => {
    const route = { id: id ?? file, ...(path === undefined ? {} : { path }) };
    return index ? { ...route, index } : { ...route, ...(children && { children: asRoutes(children) }) };
  });
}

const table = [{ id: "root", path: "", children: asRoutes(await routes) }];

function countRoutes(entries: RouteObject[]): number {
  return entries.reduce((sum, { children = [] }) => sum + 1 + countRoutes(children), 0);
}

function listPaths(entries: RouteObject[]): string[] {
  return entries.flatMap(({ path, children = [] }) => [
    ...(path ? [`/${path.replaceAll(/:\w+/g, "some-id").replace("*", "any/thing")}`] : []),
    ...listPaths(children),
  ]);
}

const describeMatch = (pathname: string, from: RouteObject[]) =>
  matchRoutes(from, pathname)?.map(({ route, params, pathnameBase }) => ({
    id: route.id,
    params,
    pathnameBase,
  }));

describe("the routes of a path's first part", () => {
  const paths = listPaths(table);
  const spellings = [
    ...paths,
    ...paths.map((path) => path.toUpperCase()),
    ...paths.map((path) => `${path}/`),
    ...paths.map((path) => `${path}/more`),
    ...paths.map((path) =>
      path.replace(/^\/(.)/, (_, letter: string) => `/%${letter.charCodeAt(0).toString(16)}`),
    ),
    ...[
      "/",
      "//",
      "//about",
      "/about//",
      "/%zz",
      "/%zz/about",
      "/a%2Fb",
      "/about%2F",
      "/no-such-page",
      "/../about",
      "/*",
      "/:id",
      "",
    ],
  ];

  it.each(spellings)("match %s as all routes do", (path) => {
    expect(describeMatch(path, narrowRoutes(table, path))).toEqual(describeMatch(path, table));
  });

  it("are few", () => {
    expect(paths.length).toBeGreaterThan(40);
    expect(countRoutes(table)).toBeGreaterThan(40);
    for (const path of paths) expect(countRoutes(narrowRoutes(table, path))).toBeLessThan(12);
  });

  it("are all routes for a path that cannot be read", () => {
    for (const path of ["/", "//about", "/%zz"]) expect(narrowRoutes(table, path)).toBe(table);
  });
});
