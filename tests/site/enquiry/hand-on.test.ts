import { describe, expect, it } from "vitest";
import { findId } from "../../faults/store";
import { cookiesOf, pick } from "../../support/page";
import { visitor } from "../../support/visitor";
import { fetchPdf } from "../product/pdf";
import { borrowBuyer, inputOf, keysOf, referenceOf } from "./buyer";

const { site, open, post, add, follow } = borrowBuyer();

async function collect() {
  const name = "HR Sheet IS 2062 E250 BR";
  const product = findId(site, "Product", `WHERE "name" = '${name}'`);
  return { name, cookie: await add({ thickness: "3.15" }, await add({ product, thickness: "3" })) };
}

async function readPaper(path: string, cookie = "") {
  const { headers, ...pdf } = await fetchPdf(site.url + path, cookie);
  expect(headers.get("cache-control")).toBe("private, no-store");
  expect(headers.get("x-robots-tag")).toBe("noindex");
  return pdf;
}

const areaOf = (html: string) => pick(html, /<textarea[^>]*name="as-text"[^>]*>([^<]*)</);
const textOf = (html: string, start: string) => {
  const address = pick(html, new RegExp(`href="(${start}[^"]*)"`)).replaceAll("&amp;", "&");
  return new URLSearchParams(address.slice(address.indexOf("?"))).get(
    start.startsWith("mail") ? "body" : "text",
  );
};

describe("a list that is handed on", () => {
  it("says size, weight, steel and grade of each line: as text, by mail, by WhatsApp and on paper", async () => {
    const { name, cookie } = await collect();
    const { html } = await open("/enquiry", cookie);
    const text = areaOf(html);
    const size = "3 × 1250 × 2500 mm, 40 pieces";
    expect(text).toContain(`1. ${size}: 2.944 t (Hot Rolled Sheet, ${name})`);
    expect(text).toContain("2. 3.15 × 1250 × 2500 mm, 40 pieces: 3.091 t (Sheet)\nTotal: 80 pieces, 6,");
    expect(textOf(html, "https://wa.me/\\?text=")).toBe(text);
    expect(textOf(html, "mailto:\\?")).toBe(text.replaceAll("\n", "\r\n"));
    const paper = await readPaper("/enquiry/list.pdf", cookie);
    for (const part of [size, "2.944 t", name, "Total: 80 pieces, 6,"]) expect(paper.text).toContain(part);
  });

  it("is shortened by whole lines where an address has no room, and stands whole on its paper", async () => {
    let cookie = "";
    for (let width = 1; width <= 60; width += 1) cookie = await add({ width: String(1000 + width) }, cookie);
    const { html } = await open("/enquiry", cookie);
    expect(areaOf(html).match(/^\d+\. /gm)).toHaveLength(60);
    for (const start of ["https://wa.me/\\?text=", "mailto:\\?"]) {
      const sent = textOf(html, start) ?? "";
      const [, more = "0"] = /^and (\d+) more/m.exec(sent) ?? [];
      expect((sent.match(/^\d+\. /gm)?.length ?? 0) + Number(more)).toBe(60);
      expect(sent).toMatch(/\/enquiry\?list=[\w.-]+$/);
    }
    const { pages, text, texts } = await readPaper("/enquiry/list.pdf", cookie);
    expect(pages).toBeGreaterThan(1);
    for (let width = 1; width <= 60; width += 1) expect(text).toContain(`2 × ${1000 + width} × 2500 mm`);
    for (const { x, y } of texts) expect(x > 30 && x < 565 && y > 20 && y < 815).toBe(true);
  });

  it("has no paper without sizes, and that of a sent enquiry is for who has its address", async () => {
    expect((await fetch(`${site.url}/enquiry/list.pdf`)).status).toBe(404);
    expect((await fetch(`${site.url}/enquiry/list.pdf?of=E-AAAAAA.1`)).status).toBe(404);
    const sent = await post(visitor, (await collect()).cookie);
    const address = sent.headers.get("location") ?? "";
    const shown = await open(address);
    expect(areaOf(shown.html)).toContain("1. 3 × 1250 × 2500 mm, 40 pieces: 2.944 t ");
    const paper = await readPaper(pick(shown.html, /href="(\/enquiry\/list\.pdf\?of=[^"]+)"/));
    for (const part of [
      referenceOf(shown),
      visitor.name,
      visitor.email,
      "40 sheets, please",
      "3.15 × 1250 × 2500 mm",
    ]) {
      expect(paper.text).toContain(part);
    }
  });
});

describe("a link to a list", () => {
  const handOn = async () =>
    pick((await open("/enquiry", await add())).html, /value="http[^"]*\/enquiry\?list=([\w.-]+)"/);

  it("shows its sizes and changes nothing until the button is pressed; twice adds nothing twice", async () => {
    const link = await handOn();
    const shown = await open(`/enquiry?list=${link}`);
    expect(shown.status).toBe(200);
    expect(shown.text).toContain("2 × 1250 × 2500 mm, 40 pieces");
    expect(shown.text).toContain("Add this to your list");
    expect(shown.headers.getSetCookie()).toEqual([]);
    expect(shown.headers.get("cache-control")).toContain("private");
    expect(shown.html).toContain('name="robots" content="noindex"');
    const taken = await post({ intent: "take", link });
    expect(taken.status).toBe(302);
    const page = await follow(await post({ intent: "take", link }, cookiesOf(taken.headers)));
    expect(page.text).toContain("All of these sizes are on your list");
    expect(inputOf(page.html, "pieces-0")).toContain('value="40"');
  });

  it("stays on the page whatever else is pressed there, until it is taken", async () => {
    const link = await handOn();
    const place = `/enquiry?list=${link}`;
    const cookie = await add({ pieces: "5" });
    const page = await open(place, cookie);
    const [line = ""] = keysOf(page);
    expect(page.html).toContain(`action="${place}"`);
    expect(page.html).toContain(`formaction="${place}#`);
    const typed: Record<string, string>[] = [{}, { name: "Asha Rao" }, { list: "HR 2mm 1250x2500 - 20 nos" }];
    for (const more of typed) {
      for (const intent of [`remove.${line}`, "read", "enter"]) {
        const answer = await follow(await post({ intent, ...more }, cookie, place), cookie);
        expect([intent, answer.text]).toEqual([intent, expect.stringContaining("Somebody shared a list")]);
      }
    }
    expect(page.html).toMatch(/formaction="\/enquiry"[^>]*value="take"/);
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

it("a list says that a line's product has gone, and is not sent until another or any is chosen", async () => {
  const cookie = await add({ product: "0123456789abcdef01234567" });
  const sent = await post(visitor, cookie);
  expect([sent.status, sent.text.includes("40 pieces: its product is no longer listed.")]).toEqual([
    409,
    true,
  ]);
  expect(sent.text).toContain("Sheet · a product that is no longer listed");
  expect(sent.html).not.toContain(">0123456789abcdef01234567<");
  const [line = ""] = keysOf(sent);
  const chosen = { ...visitor, line, pieces: "40", length: "2500", lineProduct: "" };
  expect((await post(chosen, cookie)).headers.get("location")).toMatch(/sent\?of=E-/);
});
