import { expect, it } from "vitest";
import { readOpeningHours } from "~/models/shop/hours";

it.each([
  ["Monday to Saturday, 9:00 to 18:30", ["Mo-Sa 09:00-18:30"]],
  ["Mon-Fri 9 am to 6 pm\nSat: 9.30 am – 1 pm\nSunday closed", ["Mo-Fr 09:00-18:00", "Sa 09:30-13:00"]],
  ["Wednesday 12 pm until 8pm; THURSDAY from 12 am to 11:59 am", ["We 12:00-20:00", "Th 00:00-11:59"]],
  ["Sunday closed", []],
])("reads %j", (text, hours) => {
  expect(readOpeningHours(text)).toEqual(hours);
});

it.each([
  null,
  "",
  "By appointment",
  "Monday to Friday 9 to 6",
  "Saturday 1 to 6 pm",
  "Monday 25:00 to 26:00",
  "Monday 9:00 to 18:75",
  "Monday 13 am to 14 pm",
  "Monday to Friday 9:00 to 18:00\nSaturdays by appointment",
  "Monday to Friday 9:00 to 18:00, Saturday 9:00 to 13:00",
])("says nothing of %j", (text) => {
  expect(readOpeningHours(text)).toEqual([]);
});
