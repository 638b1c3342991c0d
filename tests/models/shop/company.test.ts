import { expect, it } from "vitest";
import { namesGoods, writeAddress } from "~/models/shop/company";

it.each([
  ["brass, TMT bars", ["Bars and rods", "tmt"], true],
  ["pipes", ["Pipes and tubes", "pipe"], true],
  ["GI/GP sheets", ["Galvanised steel", "gi"], true],
  ["Galvanised sheet", ["Galvanised steel", "galvanised"], true],
  ["brass", ["Stainless steel", "ss"], false],
  ["engineering steel", ["Galvanised steel", "GI"], false],
  ["brass,, ", ["Galvanised steel", "gi"], false],
  [null, ["Stainless steel", "ss"], false],
])("the goods %j of an owner name %j: %s", (list, names, isNamed) => {
  expect(namesGoods(list, names)).toBe(isNamed);
});

it.each([
  ["Plot 7, Kalamboli", "Navi Mumbai 410218", "Plot 7, Kalamboli, Navi Mumbai 410218"],
  ["Plot 7, Navi Mumbai 410218", "Navi Mumbai 410218", "Plot 7, Navi Mumbai 410218"],
  ["Plot 7, NAVI MUMBAI", "Navi Mumbai", "Plot 7, NAVI MUMBAI"],
  ["Plot 7 Navi Mumbai", "Mumbai", "Plot 7 Navi Mumbai, Mumbai"],
  ["Plot 7", null, "Plot 7"],
])("the address %j in %j is %j", (address, city, written) => {
  expect(writeAddress({ address, city })).toBe(written);
});
