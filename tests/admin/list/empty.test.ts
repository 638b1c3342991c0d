import { describe, expect, it } from "vitest";
import { borrowOffice } from "../../support/office";

/** Where the links of the part that stands for the missing rows lead. */
function waysOut(html: string): [string, string][] {
  const part = /<div class="empty-state">[\s\S]*?<\/div>/g;
  return [...html.matchAll(part)].flatMap(([text]) =>
    [...text.matchAll(/<a href="([^"]+)"[^>]*>([\s\S]*?)<\/a>/g)].map(
      ([, href = "", label = ""]): [string, string] => [
        label.replace(/<svg[\s\S]*?<\/svg>|<[^>]+>/g, "").trim(),
        href.replaceAll("&amp;", "&"),
      ],
    ),
  );
}

describe("a list without rows says what to do next", () => {
  const { open } = borrowOffice();

  it.each([
    ["/adminallproduct", ["Add the first product", "/addproduct"]],
    ["/adminallblog", ["Add the first blog", "/addBlog"]],
    ["/adminTestimonialdetails", ["Add the first testimonial", "/createtestimonial"]],
    ["/adminTestimonialcard", ["Add the first testimonial", "/createtestimonial"]],
    ["/adminenquiries", ["See the contact form", "/contact"]],
  ])("%s: %o", async (path, way) => {
    const { text, html } = await open(path);
    expect(text).toContain("No data available.");
    expect(waysOut(html)).toContainEqual(way);
  });

  it("on the dashboard, for each table", async () => {
    const { html } = await open("/admindashboard");
    expect(html.match(/No data available\./g)).toHaveLength(3);
    expect(waysOut(html).filter(([label]) => label.startsWith("Add"))).toEqual([
      ["Add the first product", "/addproduct"],
      ["Add the first blog", "/addBlog"],
      ["Add the first testimonial", "/createtestimonial"],
    ]);
  });

  it("in the inbox, how enquiries come, and how to see the others", async () => {
    const inbox = await open("/adminenquiries");
    expect(inbox.text).toContain("Enquiries come here from the contact form");
    expect(waysOut(inbox.html)).toContainEqual(["notify you of each", "/adminpassword#notifications"]);
    const closed = await open("/adminenquiries?status=closed");
    expect(closed.text).toMatch(/No enquiry is closed\b/);
    expect(waysOut(closed.html)).toEqual([["All enquiries", "/adminenquiries"]]);
  });
});

describe("a search that finds nothing says so and leads back to the list", () => {
  const { open } = borrowOffice({ sample: true });

  it.each([
    ["/adminallproduct?q=nothing-like-it&sort=name", "/adminallproduct?sort=name"],
    ["/adminallblog?q=nothing-like-it", "/adminallblog"],
    ["/adminTestimonialdetails?q=nothing-like-it", "/adminTestimonialdetails"],
    ["/adminTestimonialcard?q=nothing-like-it", "/adminTestimonialcard"],
    ["/adminalluser?q=nothing-like-it", "/adminalluser"],
    ["/adminenquiries?q=nothing-like-it&status=new", "/adminenquiries?status=new"],
  ])("%s leads to %s", async (path, list) => {
    const { text, html } = await open(path);
    expect(text).toContain("No data available.");
    expect(text).toContain("Nothing here matches nothing-like-it");
    expect(waysOut(html)).toEqual([["Clear the search", list]]);
    expect((await open(list)).status).toBe(200);
  });
});
