import { getCountries, getCountryCallingCode } from "libphonenumber-js/min";
import { describe, expect, it } from "vitest";
import { formatDial, formatPhone, phoneKey, telLink, whatsappLink } from "~/models/shop/phone";
import { isCallingCode } from "~/rules/phone";

/** What was typed, PHONE_COUNTRY, and what is dialled. */
const dialled: [typed: string, country: string, dial: string][] = [
  ["2015550100", "1", "+12015550100"],
  ["(201) 555-0100", "1", "+12015550100"],
  ["2015550100", "91", "+12015550100"],
  ["(201) 555-0199", "971", "+12015550199"],
  ["2015550200", "91", "+912015550200"],
  ["9825550123", "91", "+919825550123"],
  ["9876543210", "91", "+919876543210"],
  ["+91 (0)98765 43210", "1", "+919876543210"],
  ["+91 098765 43210", "1", "+919876543210"],
  ["+39 06 1234 5678", "1", "+390612345678"],
  ["98765 43210", "91", "+919876543210"],
  ["5012345678", "971", "+9715012345678"],
  ["+91 98765 43210", "1", "+919876543210"],
  ["+1 (201) 555-0100", "91", "+12015550100"],
  ["+4 9876 5432", "1", "+498765432"],
  ["+44 (0)20 7946 0000", "1", "+442079460000"],
  ["0091 98765 43210", "1", "+919876543210"],
  ["001-201-555-0100", "91", "+12015550100"],
  ["011 91 98765 43210", "1", "+919876543210"],
  ["12015550100", "1", "+12015550100"],
  ["12015550100", "91", "+12015550100"],
  ["919876543210", "1", "+919876543210"],
  ["919876543210", "91", "+919876543210"],
  ["09876543210", "91", "+919876543210"],
  ["0201 5550100", "49", "+492015550100"],
  ["0201555010", "49", "+49201555010"],
  ["020 7946 0000", "44", "+442079460000"],
  ["0612345678", "33", "+33612345678"],
  ["011 4567 8900", "91", "+911145678900"],
  ["06 1234 5678", "39", "+390612345678"],
  ["0712345678", "225", "+2250712345678"],
  ["1800 209 1234", "91", "18002091234"],
  ["1860-123-4567", "91", "18601234567"],
  ["1800 11 4000", "91", "1800114000"],
  ["+1 800 209 1234", "91", "+18002091234"],
  ["1 800 209 1234", "1", "+18002091234"],
  ["555-0100", "1", "5550100"],
  ["0555010", "1", "0555010"],
];

describe("a phone number", () => {
  it.each(dialled)("%s with the country code %s is dialled as %s", (typed, country, dial) => {
    expect(telLink(typed, country)).toBe(`tel:${dial}`);
    expect(formatDial(typed, country)).toBe(dial);
    expect(whatsappLink(typed, country)).toBe(`https://wa.me/${dial.replace("+", "")}`);
  });

  it("opens a chat with a text that no character of breaks the address", () => {
    expect(whatsappLink("2015550100", "1", "2 × 1250 & more?")).toBe(
      "https://wa.me/12015550100?text=2%20%C3%97%201250%20%26%20more%3F",
    );
  });

  it.each([
    ["2015550100", "1", "(201) 555-0100"],
    [" 2015550100 ", "1", "(201) 555-0100"],
    ["2015550100", "91", "(201) 555-0100"],
    ["9876543210", "91", "98765 43210"],
    ["9876543210", "44", "987 654 3210"],
    ["+91 98765 43210", "91", "+91 98765 43210"],
    ["12015550100", "1", "12015550100"],
    ["020 7946 0000", "44", "020 7946 0000"],
  ])("%s is read in the country %s as %s", (typed, country, read) => {
    expect(formatPhone(typed, country)).toBe(read);
  });

  it.each([
    ["98765 43210", "+91 98765 43210", "098765 43210", "0091 98765 43210", "919876543210"],
    ["050 123 4567", "+971 50 123 4567"],
    ["01511 2345678", "+49 1511 2345678"],
  ])("is the same however it is written: %s", (...ways) => {
    expect(new Set(ways.map((typed) => phoneKey(typed, "91"))).size).toBe(1);
  });

  it.each([
    ["+91 98200 123456", "82001 23456"],
    ["+2015550101", "2015550101"],
    ["+971 50 123 4567", "1501234567"],
  ])("is another one with a digit more: %s and %s", (typed, other) => {
    expect(phoneKey(typed, "91")).not.toBe(phoneKey(other, "91"));
  });

  it("begins with the code of a country that the numbering plan knows, and with no other", () => {
    const known = new Set<string>(getCountries().map((country) => getCountryCallingCode(country)));
    const taken = Array.from({ length: 1000 }, (_, code) => String(code)).filter(isCallingCode);
    expect(new Set(taken)).toEqual(known);
  });
});
