import { describe, expect, it } from "vitest";
import { cookiesOf, pick } from "../../support/page";
import { borrowBuyer, sheet } from "./buyer";

const { open, post } = borrowBuyer({ sample: false });

async function handOn() {
  const added = await post(sheet);
  const page = await open("/enquiry", cookiesOf(added.headers));
  return pick(page.html, /value="http[^"]*\/enquiry\?list=([\w.-]+)"/);
}

describe("a link to a list", () => {
  it("shows its sizes and changes nothing until the button is pressed; twice adds nothing twice", async () => {
    const link = await handOn();
    const shown = await open(`/enquiry?list=${link}`);
    expect(shown.status).toBe(200);
    expect(shown.text).toContain("2 × 1250 × 2500 mm, 40 pieces");
    expect(shown.text).toContain("Add this to your list");
    expect(shown.headers.getSetCookie()).toEqual([]);
    expect(shown.headers.get("cache-control")).toContain("private");
    expect(shown.html).toContain('name="robots" content="noindex"');
    const taken = await post({ intent: "take", link: link });
    expect(taken.status).toBe(302);
    const again = await post({ intent: "take", link: link }, cookiesOf(taken.headers));
    const page = await open("/enquiry", cookiesOf(again.headers));
    expect(page.text).toContain("All of these sizes are on your list");
    expect(page.html).toMatch(/name="pieces"[^>]* value="40"/);
  });

  it("says so when it was cut, changed or made up, and then adds nothing", async () => {
    const link = await handOn();
    const changed = `${link[0] === "A" ? "B" : "A"}${link.slice(1)}`;
    for (const broken of [link.slice(0, -1), changed, "x", `${"A".repeat(5000)}.x`]) {
      const page = await open(`/enquiry?list=${broken}`);
      expect([broken.length, page.status]).toEqual([broken.length, 400]);
      expect(page.text).toContain("This link is incomplete");
      const taken = await post({ intent: "take", link: broken });
      expect([taken.status, taken.headers.getSetCookie().join()]).toEqual([400, ""]);
    }
  });
});
