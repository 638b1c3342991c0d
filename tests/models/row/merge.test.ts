import { expect, it } from "vitest";
import { digestFields, mergeFields } from "~/models/row/merge.server";

const stored: [string, string][] = [
  ["name", "Sheet"],
  ["text", "one\ntwo"],
  ["tags", "a"],
  ["tags", "b"],
];
const base = digestFields(stored);
const mergeInto = (mine: [string, string][], theirs: [string, string][]) => {
  const fields = new URLSearchParams(mine);
  return { merged: mergeFields(fields, base, theirs), fields: [...fields] };
};

it("takes theirs where mine is as it was, also where a browser has sent it in its own way", () => {
  const mine: [string, string][] = [
    ["name", "My sheet"],
    ["text", "one\r\ntwo"],
    ["tags", "a"],
    ["tags", "b"],
  ];
  const theirs: [string, string][] = [
    ["name", "Sheet"],
    ["text", "three"],
    ["tags", "c"],
  ];
  const { merged, fields } = mergeInto(mine, theirs);
  expect(merged).toEqual({ both: [], taken: ["text", "tags"] });
  expect(fields).toEqual([
    ["name", "My sheet"],
    ["text", "three"],
    ["tags", "c"],
  ]);
});

it("names what both have changed into something else, and keeps mine", () => {
  const mine: [string, string][] = [
    ["name", "My sheet"],
    ["text", "same"],
    ["tags", "a"],
    ["tags", "b"],
  ];
  const theirs: [string, string][] = [
    ["name", "Their sheet"],
    ["text", "same"],
    ["tags", "a"],
    ["tags", "b"],
  ];
  const { merged, fields } = mergeInto(mine, theirs);
  expect(merged).toEqual({ both: ["name"], taken: [] });
  expect(fields).toContainEqual(["name", "My sheet"]);
});

it("leaves a form alone that does not say what it was made of", () => {
  expect(mergeFields(new URLSearchParams(stored), null, stored)).toBeNull();
  expect(mergeFields(new URLSearchParams(stored), "{", stored)).toBeNull();
});

it("takes the rows of a form as one", () => {
  const rows: [string, string][] = [
    ["lines[0].text", "2 x 1250"],
    ["lines[0].rate", "50"],
    ["lines[1].text", "3 x 1250"],
    ["freight", "100"],
  ];
  const made = digestFields(rows);
  const theirs: [string, string][] = [
    ["lines[0].text", "3 x 1250"],
    ["freight", "100"],
  ];
  const untouched = new URLSearchParams([...rows.slice(0, 3), ["freight", "200"]]);
  expect(mergeFields(untouched, made, theirs)).toEqual({ both: [], taken: ["lines"] });
  expect([...untouched]).toEqual([
    ["freight", "200"],
    ["lines[0].text", "3 x 1250"],
  ]);
  const changed = new URLSearchParams([["lines[0].rate", "51"], ...rows.slice(2)]);
  expect(mergeFields(changed, made, theirs)).toEqual({ both: ["lines"], taken: [] });
  expect(changed.get("lines[0].rate")).toBe("51");
});
