import { expect, it } from "vitest";
import { digestFields, mergeFields } from "~/models/row/merge.server";

const picture = (name: string): [string, string][] => [["file", name]];

it("a picture that was not chosen anew is theirs, and one that was is for both to see", () => {
  const [mine, base] = [new URLSearchParams({ brand: "Mine" }), digestFields(picture("old.webp"))];
  const merge = (untouched: string[]) => mergeFields(mine, base, picture("new.webp"), untouched);
  expect(merge([])).toEqual({ both: ["file"], taken: [] });
  expect(merge(["file"])).toEqual({ both: [], taken: ["file"] });
  expect(mergeFields(mine, base, picture("old.webp"), ["file"])).toEqual({ both: [], taken: [] });
});
