import { expect, it } from "vitest";
import { nameSource } from "~/models/enquiry/source";

it.each([
  ["/", "Home page"],
  ["/contact?product=65a", "Contact page"],
  ["/hotRolled/sheet?tmin=2", "Hot Rolled Sheet"],
  ["/crcoils", "Delivery of Cold Rolled Coil"],
  ["/coilproduct/65a0f0f0f0f0f0f0f0f0f0f0", "A product's page"],
  ["/blog/65a0f0f0f0f0f0f0f0f0f0f0", "An article"],
  ["/anything/else", "Another page"],
])("%s is called %s", (path, name) => {
  expect(nameSource(path)).toBe(name);
});
