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
import { inventSources, readSources, type Source } from "./source";

const app = readSources("app", "prisma/sample");

describe("the rooms", () => {
  it("are found", () => {
    expect(app.length).toBeGreaterThan(20);
    expect(app.flatMap(({ imports }) => imports).some(({ to }) => to === "app/db.server.ts")).toBe(true);
  });

  const broken: [string, (sources: Source[]) => string[], Record<string, string>][] = [
    ["look one way only", backwardArrows, { "app/models/a.ts": 'import { b } from "~/site/b";' }],
    [
      "leave the database to the models",
      strayDatabaseImports,
      { "app/site/a.tsx": 'import { db } from "~/db.server";' },
    ],
    ["keep React out of models", worldlyModels, { "app/models/a.ts": 'import { useState } from "react";' }],
    [
      "keep server models out of the browser's",
      serverInBrowser,
      { "app/models/a.ts": 'import { b } from "./b.server";', "app/models/b.server.ts": "" },
    ],
    [
      "take zod from where it compiles nothing",
      compilingSchemas,
      { "app/models/a.ts": 'import { z } from "zod";' },
    ],
    [
      "import in no circle",
      circles,
      {
        "app/ui/a.tsx": 'import { b } from "./b";',
        "app/ui/b.tsx": 'import { c } from "./c";',
        "app/ui/c.tsx": 'import { a } from "./a";',
      },
    ],
    [
      "tie the folders of models into no circle",
      folderCircles,
      {
        "app/models/product/a.ts": 'import type { B } from "~/models/shop/b";',
        "app/models/shop/b.ts": "",
        "app/models/shop/c.ts": 'import { d } from "../row/d";',
        "app/models/row/d.ts": 'import { e } from "~/models/product/e";',
        "app/models/product/e.ts": "",
      },
    ],
  ];

  it.each(broken)("have a rule that finds a file that does not %s", (_, rule, bad) => {
    expect(rule(inventSources(bad))).toHaveLength(1);
  });

  it.each([...new Set(broken.map(([, rule]) => rule))].map((rule) => [rule.name, rule] as const))(
    "have no %s",
    (_, rule) => {
      expect(rule(app)).toEqual([]);
    },
  );

  it("may name each other's types where nothing runs", () => {
    const sources = inventSources({
      "app/ui/a.tsx": 'import { type B } from "~/models/b.server";',
      "app/models/b.server.ts": "",
    });
    expect(serverInBrowser(sources)).toEqual([]);
    expect(backwardArrows(sources)).toEqual([]);
  });
});
