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

it("leaves a form alone that does not say what it was made of", () => {
  expect(mergeFields(new URLSearchParams(stored), null, stored)).toBeNull();
  expect(mergeFields(new URLSearchParams(stored), "{", stored)).toBeNull();
});
