import { expect, it } from "vitest";
import { namesGoods, splitCity, writeAddress } from "~/models/shop/company";
import { CompanyForm } from "~/models/shop/form";

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
  ["Plot 7, Navi Mumbai - 410218", "Navi Mumbai 410218", "Plot 7, Navi Mumbai - 410218"],
])("the address %j in %j is %j", (address, city, written) => {
  expect(writeAddress({ address, city })).toBe(written);
});

it.each([
  ["Navi Mumbai 410218", "Navi Mumbai", "410218"],
  ["Navi Mumbai, 410218", "Navi Mumbai", "410218"],
  ["Navi Mumbai - 410218", "Navi Mumbai", "410218"],
  ["Mumbai-400001", "Mumbai", "400001"],
  ["Navi Mumbai – 410 218", "Navi Mumbai", "410 218"],
  ["Houston, TX 77001", "Houston, TX", "77001"],
  ["Houston, TX 77001-1234", "Houston, TX", "77001-1234"],
  ["Tokyo 100-0001", "Tokyo", "100-0001"],
  ["Pune", "Pune", null],
  [null, null, null],
])("the city %j is %j with the postcode %j", (city, name, postcode) => {
  expect(splitCity(city)).toEqual({ name, postcode });
});

it.each([
  ["https://maps.app.goo.gl/kZ1", true],
  ["https://www.google.com/maps/place/Steel+Market/@19.0330,73.1009,17z", true],
  ["https://maps.example?at=@19.0330,73.1009", true],
  ["https://maps.example@elsewhere.example/", false],
  ["https://a:b@elsewhere.example", false],
])("%s may be a company's link to a map: %s", (mapUrl, isTaken) => {
  expect(CompanyForm.shape.mapUrl.safeParse(mapUrl).success).toBe(isTaken);
});

it.each([
  ["within two hours.", "within two hours"],
  ["Within two hours", "within two hours"],
  ["We answer within two hours.", "within two hours"],
  ["Monday to Saturday within a day", "Monday to Saturday within a day"],
  ["WhatsApp messages within an hour", "WhatsApp messages within an hour"],
  ["IST office hours only", "IST office hours only"],
])("a time to answer typed as %j completes the sentence as %j", (typed, stored) => {
  expect(CompanyForm.shape.replyTime.parse(typed)).toBe(stored);
});
