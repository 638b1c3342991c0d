import { beforeAll, describe, expect, it } from "vitest";

import { loadResults } from "~/site/search/results.server";
import { fillWithSample } from "../../support/database";
import { buyers } from "./buyer-queries";
import { founders, hostile } from "./queries";
import { trade } from "./trade-queries";

type Results = Awaited<ReturnType<typeof loadResults>>;

beforeAll(fillWithSample);

const find = (query: string) => loadResults({ query, page: 1, asTyped: false });

/** What a page says, a line each: what stands first of each part, and the sentences. */
function describeResults(results: Results) {
  const { products, neighbours, others, near, goods, unknown, unsaid, asksPrice, shown } = results;
  return {
    first: products.rows[0]?.name ?? "",
    found: products.rows.map(({ name }) => name),
    neighbour: neighbours[0]?.product.name ?? "",
    other: others[0]?.name ?? "",
    near: near[0]?.product.name ?? "",
    nears: near.map(({ product }) => product.name),
    goods: [...new Set(goods.map(({ name }) => name))].join(", "),
    unknown: unknown.join(", "),
    unsaid: unsaid.join(", "),
    price: asksPrice,
    shown,
  };
}

describe.each([
  ["the founders'", founders],
  ["the trade's", trade],
  ["buyers'", buyers],
])("a query of %s", (_, queries) => {
  it.each(queries)("%s", async (query, expected) => {
    const found = describeResults(await find(query));
    expect(found).toMatchObject(expected);
    expect(
      found.nears.filter((name) => found.found.includes(name)),
      "near and of the size",
    ).toEqual([]);
  });
});

it.each(hostile)("a hostile query has an answer: %j", async (query) => {
  const { found, products } = await find(query);
  expect(found).toBeGreaterThanOrEqual(products.total);
});

it.each([
  ["16 gauge hr coil 1900 wide", { type: "hotrolledcoil", thickness: "16 gauge", width: "1900" }],
  ["1/8\" x 5' hr", { type: "", thickness: '1/8"', width: "5'" }],
  ["T=24.5 x 1250 mm", { type: "", thickness: "24.5", width: "1250" }],
])("%s stands in the size finder so that it finds what is sold as it", async (query, given) => {
  expect((await find(query)).finder).toEqual(given);
});

it.each([
  [
    "E250 3 to 5 mm 1250 wide",
    "tmin=3&tmax=5&wmin=1250&wmax=1250&grade=IS+2062+E250",
    "Thickness 3–5 mm, Width 1250 mm, IS 2062 E250",
  ],
  [
    "chequered 16 gauge min 1000 max 1250",
    "tmin=16+gauge&tmax=16+gauge&wmin=1000&wmax=1250&finish=chequered",
    expect.stringContaining("Width 1000–1250 mm, Chequered"),
  ],
  [
    "1000 to 1250 wide 3 to 5 mm",
    "tmin=3&tmax=5&wmin=1000&wmax=1250",
    "Thickness 3–5 mm, Width 1000–1250 mm",
  ],
])("the range of %s goes with what stands beside it", async (query, search, label) => {
  expect((await find(query)).range).toEqual({ label, href: `/allProduct?${search}` });
});

it("a sheet that is sold in two lengths is chosen in the row of its own", async () => {
  const { asked } = await find("5x1500x6000 hr sheet");
  expect(Object.values(asked)).toContainEqual(
    expect.objectContaining({ size: "5x1500x6000", isUsual: true }),
  );
});
