import { expect, test } from "../support/browser";

test("the longest product pages of each type fill one A4 page each with their data sheet @js", async ({
  page,
}) => {
  const read = async (path: string) => (await page.request.get(path)).text();
  for (const type of ["hotrolledsheet", "coldrolledsheet", "hotrolledcoil", "coldrolledcoil"]) {
    const links = (await read(`/allproduct?type=${type}`)).match(/\/coilproduct\/[0-9a-f]{24}/g);
    const pages = await Promise.all(
      [...new Set(links)].map(async (path) => ({ path, length: (await read(path)).length })),
    );
    expect(pages.length).toBeGreaterThan(3);
    for (const { path } of pages.toSorted((one, other) => other.length - one.length).slice(0, 2)) {
      await page.goto(path);
      const paper = (await page.pdf({ format: "A4" })).toString("latin1");
      expect(paper.match(/\/Type\s*\/Page\b/g), path).toHaveLength(1);
    }
  }
});
