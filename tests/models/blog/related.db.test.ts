import { beforeEach, describe, expect, it } from "vitest";
import { findBlog, listRelatedBlogs } from "~/models/blog/read.server";
import { createBlog } from "~/models/blog/write.server";
import { clearDatabase } from "../../support/database";

async function add(title: string, items: string[]) {
  const block = { type: title, text: "<p>Text</p>", plain: "Text", items };
  const id = await createBlog([block], { banerImage: "banner.webp" });
  // Newest first means something only when the dates differ.
  await new Promise((resolve) => setTimeout(resolve, 2));
  return id;
}

async function relatedTo(id: string, limit = 10) {
  const blog = await findBlog(id);
  if (!blog) throw new Error("The article is gone");
  return (await listRelatedBlogs(blog, limit)).map(({ title }) => title);
}

describe("related articles", () => {
  beforeEach(clearDatabase);

  it("share a tag: those that share most come first, then the newest", async () => {
    await add("one, older", ["HR"]);
    await add("two", ["HR", "CR"]);
    await add("none", ["Storage"]);
    await add("one, newer", ["CR", "Rust"]);
    const asked = await add("asked about", ["HR", "CR"]);
    expect(await relatedTo(asked)).toEqual(["two", "one, newer", "one, older"]);
  });

  it("are matched by whole tags alone", async () => {
    await add("longer tag", ["HRPO"]);
    expect(await relatedTo(await add("asked about", ["HR"]))).toEqual([]);
  });

  it("are no more than asked for", async () => {
    for (const title of ["a", "b", "c"]) await add(title, ["HR"]);
    expect(await relatedTo(await add("asked about", ["HR"]), 2)).toHaveLength(2);
  });
});
