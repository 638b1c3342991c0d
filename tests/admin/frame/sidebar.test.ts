import { expect, it } from "vitest";
import { places } from "../../faults/route-list";
import { borrowOffice } from "../../support/office";

const { open } = borrowOffice();

/** Screens of one step that no place of the sidebar leads to. */
const APART = ["/adminlogin", "/logout"];

it("every screen of the back office shows in the sidebar where it belongs", async () => {
  const screens = places.filter(
    ({ path, file, isPage }) =>
      file.startsWith("admin/") && isPage && !path.includes(":") && !APART.includes(path),
  );
  expect(screens.length).toBeGreaterThan(15);
  const lost: string[] = [];
  for (const { path } of screens) {
    const { html } = await open(path);
    const [, links = ""] = /class="admin-links"(.*?)<\/ul>/s.exec(html) ?? [];
    if (!links.includes('aria-current="')) lost.push(path);
  }
  expect(lost).toEqual([]);
});
