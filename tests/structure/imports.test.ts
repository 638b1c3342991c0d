import { describe, expect, it } from "vitest";
import {
  backwardArrows,
  circles,
  compilingSchemas,
  folderCircles,
  serverInBrowser,
  strayDatabaseImports,
  worldlyModels,
} from "./arrows";
import { readSources } from "./source";

const app = readSources("app", "prisma/sample");

describe("the rooms", () => {
  it("are found", () => {
    expect(app.length).toBeGreaterThan(20);
    expect(app.flatMap(({ imports }) => imports).some(({ to }) => to === "app/db.server.ts")).toBe(true);
  });

  const rules = [
    backwardArrows,
    strayDatabaseImports,
    worldlyModels,
    serverInBrowser,
    compilingSchemas,
    circles,
    folderCircles,
  ];

  it.each(rules.map((rule) => [rule.name, rule] as const))("have no %s", (_, rule) => {
    expect(rule(app)).toEqual([]);
  });
});
