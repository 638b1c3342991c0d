import type { Page } from "@playwright/test";

/** The header's search, by its name: its role is a search field's until suggestions make it a combobox. */
export function searchField(page: Page) {
  return page.locator(".header-search").getByLabel("Search products and articles");
}
