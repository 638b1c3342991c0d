import { describe, expect, it } from "vitest";
import { formOf } from "../../api/client";
import { rows, run } from "../../faults/store";
import { readFormOf } from "../../support/editor-form";
import { borrowOffice } from "../../support/office";
import { pick } from "../../support/page";

const path = "/adminproductsheet";

/** A new line below the headings of a file, whatever columns it has. */
function lineOf(headings: string | undefined, name: string, cells: Record<string, string> = {}) {
  const all: Record<string, string> = {
    ...{ Name: name, Type: "Hot Rolled Sheet", Thickness: "1.2", Width: "1250" },
    ...{ "Delivery Days": "4 days", "Phone Number": "2015550133", ...cells },
  };
  return (
    headings
      ?.split(",")
      .map((heading) => all[heading] ?? "")
      .join(",") ?? ""
  );
}

describe("products as a spreadsheet", () => {
  const { site, open, post, follow, hire } = borrowOffice({ sample: true });

  const take = async () => {
    const { headers, html } = await open(`${path}.csv`);
    expect(headers.get("content-type")).toContain("text/csv");
    return html;
  };
  const send = (text: string | Uint8Array<ArrayBuffer>) =>
    post(path, formOf({ file: new File([text], "products.csv", { type: "text/csv" }) }));
  const look = async (text: string) => {
    const answer = await send(text);
    expect([answer.status, answer.text]).toEqual([302, ""]);
    const address = answer.headers.get("Location") ?? "";
    return { address, page: await open(address) };
  };
  const planOf = async (address: string) =>
    Object.fromEntries(readFormOf((await open(address)).html, "Discard"));
  const apply = async (address: string) => {
    const answer = await post(path, { ...(await planOf(address)), intent: "apply" });
    expect(answer.status).toBe(302);
    await expect.poll(async () => (await open(address)).text, { timeout: 60_000 }).toContain("Done.");
    return open(address);
  };
  const counts = () => rows<{ n: number }>(site, `SELECT count(*) AS n FROM "Product"`)[0]?.n;

  it("comes back as it went and changes nothing, whatever a cell begins with", async () => {
    run(site, `UPDATE "Product" SET "brand" = '''=1+1' WHERE "name" = 'HR Slit Coil'`);
    const { page } = await look(await take());
    expect(page.text).toContain("0 new products, 0 to change, 20 as they are, 0 refused.");
    expect(page.text).toContain("There is nothing to do.");
    expect(page.html).not.toContain('value="apply"');
  });

  it("shows what would be added, changed and refused, by line and in the forms' words, and then does it", async () => {
    const [headings, ...lines] = (await take()).trim().split("\r\n");
    const edited = [
      headings,
      lines[0]?.replace(/[^,]*,(\d{10})$/, "21 days,$1"),
      lines[1]?.replace(/\d{10}$/, "12345"),
      lineOf(headings, "New Plate", { Thickness: '"2.5, 3"' }),
      lineOf(headings, "", { Thickness: "abc", "Delivery Days": "" }),
      `ffffffffffffffffffffffff${lineOf(headings, "Ghost")}`,
    ].join("\r\n");
    const { address, page } = await look(edited);
    expect(page.text).toContain("1 new product, 1 to change, 0 as they are, 3 refused.");
    expect(page.text).toMatch(/3 .*Phone Number: “12345”: Phone number must be exactly 10 digits/);
    expect(page.text).toContain("Name: Name is required");
    expect(page.text).toContain("Thickness: “abc”: Only number and commans are allowed");
    expect(page.text).toContain("Delivery Days: Delivery days required");
    expect(page.text).toContain("there is no product with this id");
    expect(page.text).toMatch(/Delivery Days: .*→ 21 days/);
    expect(page.text).toContain("Hot Rolled Sheet, 2.5, 3 × 1250 mm");
    expect(counts()).toBe(20);

    const done = await apply(address);
    expect(done.text).toContain("1 product added, 1 changed");
    expect(counts()).toBe(21);
    const site24 = await (await fetch(`${site.url}/allproduct`)).text();
    expect(site24).toContain("New Plate");
    expect(site24).toContain("21 days");
    const filtered = await (await fetch(`${site.url}/hotRolled/sheet?tmin=2.5&tmax=2.5`)).text();
    expect(filtered).toContain("New Plate");
  });

  it("quotes what it refuses, and hands the refused lines out as a file with the reason", async () => {
    const [headings] = (await take()).split("\r\n");
    const wrong = lineOf(headings, "GP Sheet", { Type: "Galvanised Sheet" });
    const { address, page } = await look([headings, wrong, lineOf(headings, "Right Plate")].join("\n"));
    const says =
      "Type: “Galvanised Sheet” is not one of Hot Rolled Sheet, Hot Rolled Coil, Cold Rolled Sheet or Cold Rolled Coil";
    expect(page.text).toContain(says);
    expect(page.text).toContain("send it again, or go on without them.");
    const alone = await look([headings, wrong].join("\n"));
    expect(alone.page.text).toContain("Correct the refused lines in your file and send it again. ");
    const file = pick(page.html, /href="(\/adminproductsheet\.csv\?refused=\w+)"/);
    const refused = async () => (await open(file)).html;
    expect(await refused()).toContain(wrong);
    expect(await refused()).toContain(says);
    expect(await refused()).not.toContain("Right Plate");
    const done = await apply(address);
    expect(done.html).toContain(file);
    expect(await refused()).toContain("GP Sheet");
    expect((await send(await refused())).status).toBe(302);
  });

  it.each([
    ["Id,Phone Number", (id: string) => `${id},12345`],
    ["Id;Thickness;Width", (id: string) => `${id};2,5;1250`],
  ])("hands refused lines out as they came: with the columns of %s alone", async (headings, write) => {
    const [{ id = "" } = {}] = rows<{ id: string }>(site, `SELECT "id" FROM "Product" LIMIT 1`);
    const { page } = await look(`${headings}\n${write(id)}`);
    const { html } = await open(pick(page.html, /href="(\/adminproductsheet\.csv\?refused=\w+)"/));
    expect(html.trim().split("\r\n")).toEqual([
      `${headings}${headings[2]}Why refused`,
      expect.stringContaining(write(id)),
    ]);
    expect((await look(html)).page.text).toContain("0 to change, 0 as they are, 1 refused.");
    expect((await look(html.replace(/2,5|12345/, "3015550100"))).page.text).not.toContain("(empty)");
  });

  it("hands refused lines out with what stood beyond their last heading, which is refused again", async () => {
    const [{ id = "" } = {}] = rows<{ id: string }>(site, `SELECT "id" FROM "Product" LIMIT 1`);
    const { page } = await look(`Id,Thickness\n${id},2,3`);
    const why = "“3” stands beyond the last heading: a cell with a comma in it needs quotation marks";
    expect(page.text).toContain(why);
    const { html } = await open(pick(page.html, /href="(\/adminproductsheet\.csv\?refused=\w+)"/));
    expect(html.trim().split("\r\n")[1]).toBe(`${id},2,${why},3`);
    expect((await look(html)).page.text).toContain("0 to change, 0 as they are, 1 refused.");
  });

  it("warns of names that there are, and matches by name when that is asked for", async () => {
    const [headings] = (await take()).split("\r\n");
    const line = (name: string, days: string) => lineOf(headings, name, { "Delivery Days": days });
    await apply((await look([headings, line("Known Plate", "4 days")].join("\n"))).address);
    const before = counts() ?? 0;
    const { address, page } = await look(
      [headings, line("known  plate ", "8 days"), line("Other Plate", "8 days")].join("\n"),
    );
    expect(page.text).toContain("2 new products, 0 to change");
    expect(page.text).toContain("1 new line has the name of an existing product");
    const sheet = pick(address, /sheet=(\w+)/);
    await post(path, { intent: "match", sheet });
    const matched = await open(address);
    expect(matched.text).toContain("1 new product, 1 to change");
    expect(matched.text).toMatch(/Delivery Days: 4 days → 8 days/);
    await apply(address);
    expect(counts()).toBe(before + 1);
    await apply((await look([headings, line("Other Plate", "8 days")].join("\n"))).address);
    const twice = await look([headings, line("Other plate", "9 days")].join("\n"));
    await post(path, { intent: "match", sheet: pick(twice.address, /sheet=(\w+)/) });
    expect((await open(twice.address)).text).toContain("Name: 2 products have this name; give the id of one");
    const twins = ["4 days", "5 days"].map((days) => line("Twin", days));
    const three = await look([headings, ...twins, line("Third", "")].join("\n"));
    const twin = pick(three.address, /sheet=(\w+)/);
    await post(path, { intent: "match", sheet: twin });
    await apply(three.address);
    const refused = (await open(`${path}.csv?refused=${twin}`)).html;
    expect([refused.includes("Third"), refused.includes("Twin")]).toEqual([true, false]);
    const gone = await open(`${path}.csv?refused=gone`);
    expect([gone.status, JSON.parse(gone.html).message]).toEqual([
      404,
      expect.stringContaining("no longer here"),
    ]);
  });

  it("does what was on the screen, and nothing that only another page has shown", async () => {
    const [headings] = (await take()).split("\r\n");
    const file = [headings, lineOf(headings, "Shown Plate")].join("\n");
    const [mine, theirs] = [(await look(file)).address, (await look(file)).address];
    const [before, seen] = [counts() ?? 0, await planOf(mine)];
    const done = await apply(theirs);
    for (let press = 0; press < 2; press += 1) {
      await post(path, { ...seen, intent: "apply" });
      expect((await open(mine)).text).toMatch(/changed products or this plan .* 1 new line has the name/);
    }
    const warned = await planOf(mine);
    await post(path, { ...warned, intent: "match" });
    await post(path, { ...warned, intent: "apply" });
    expect(counts()).toBe(before + 1);
    const old = await planOf((await look(file)).address);
    await post(path, Object.fromEntries(readFormOf(done.html, "Undo this import")));
    await post(path, { ...seen, sheet: pick(theirs, /sheet=(\w+)/), intent: "apply" });
    await post(path, { ...old, intent: "apply" });
    expect(counts()).toBe(before);
  });

  it("is taken back for a day, but for what somebody has changed since", async () => {
    const text = await take();
    const [headings, ...lines] = text.trim().split("\r\n");
    const samples = () => rows(site, `SELECT "id" FROM "Product" WHERE "sample" ORDER BY "id"`);
    const sample = samples();
    const changed = lines.slice(-2).map((line) => line.replace(/[^,]*,(\d{10})$/, "77 days,$1"));
    const added = ["One", "Two"].map((name) => lineOf(headings, `Undo ${name}`));
    const { address } = await look([headings, ...changed, ...added].join("\n"));
    expect((await apply(address)).text).toContain("Undo this import");
    expect(samples()).not.toEqual(sample);
    run(site, `UPDATE "Product" SET "version" = "version" + 1, "brand" = 'Mine' WHERE "name" = 'Undo Two'`);
    run(
      site,
      `UPDATE "DeletedRow" SET "expiresAt" = strftime('%Y-%m-%dT%H:%M:%fZ', "expiresAt", '-23 hours') WHERE "kind" = 'import'`,
    );
    expect((await open(path)).text).toMatch(/Imports of the last 24 hours products\.csv , Today/);
    const undo = Object.fromEntries(readFormOf((await open(address)).html, "Undo this import"));
    for (let press = 0; press < 2; press += 1) {
      expect((await follow(await post(path, undo))).text).toContain(
        "Import undone: 1 product removed, 2 as before. 1 product was changed or deleted since and left alone.",
      );
    }
    expect(samples()).toEqual(sample);
    const now = await take();
    for (const line of lines.slice(-2)) expect(now).toContain(line);
    expect([now.includes("Undo One"), now.includes("Undo Two"), now.includes("77 days")]).toEqual([
      false,
      true,
      false,
    ]);
    const none = await post(path, { ...undo, id: "0".repeat(24) });
    expect([none.status, none.text.includes("It is too late to undo this import")]).toEqual([404, true]);
  });

  it.each([
    ["Name\nx", "The first line must have the same headings"],
    [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), "This is not a CSV file"],
    [new Uint8Array(5 * 1024 * 1024 + 1).fill(65), "The file must be 5 MB or smaller"],
  ])("says at its field what is wrong with a file (%#)", async (text, message) => {
    const answer = await send(text);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(message);
    expect(answer.html).toContain('href="#file"');
  });

  it("is its admin's own", async () => {
    const { address } = await look(await take());
    const { cookie: bo } = await hire("Bo");
    expect((await open(address, bo)).text).not.toContain("products.csv");
    const sheet = pick(address, /sheet=(\w+)/);
    expect((await post(path, { intent: "apply", sheet }, bo)).status).toBe(404);
  });
});
