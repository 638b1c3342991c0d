import { findProductsByText, searchSite } from "~/models/search/read.server";
import { correctQuery } from "~/models/search/typing.server";
import type { Verbs } from "./verb-table";

/** Words, sizes, both; rare, common, absent. */
const searches = [
  ...["bulk", "bulk 77", "2024", "nothing at all", "plate bulk cut", "hr bulk", "wind", "coil 2 x 1000"],
  ...[
    "hr sheet 2mm",
    "2mm x 1250 bulk",
    "hr 2mm bulk 77",
    "1250",
    "16 gauge cr sheet",
    "2.33 x 1234",
    "E250 pickled",
  ],
];

export const searchVerbs: Verbs = {
  searchSite: async () => {
    for (const query of searches) for (const page of [1, 2]) await searchSite(query, page);
  },
  findProductsByText: () => findProductsByText("bulk", 3),
  correctQuery: () => correctQuery("hr bulck sheat", ["sheet"]),
  findTexts: () => findProductsByText("bulk plate 77", 3),
  ...Object.fromEntries(
    ["findNumbers", "readRefs", "readWords", "keepWithWords", "readTexts", "countTexts"].map((name) => [
      name,
      () => searchSite("hr 2mm bulk", 1),
    ]),
  ),
};
