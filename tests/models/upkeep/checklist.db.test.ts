import { expect, it } from "vitest";
import { countAside, putAside } from "~/models/upkeep/checklist.server";

it("puts every point aside that two admins put aside in the same moment", async () => {
  await Promise.all(["country", "hours", "mail", "https", "backup"].map(putAside));
  expect(await countAside()).toBe(5);
});
