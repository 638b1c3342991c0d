import Validator from "@adobe/structured-data-validator";
import { beforeAll, describe, expect, it } from "vitest";
import type { TableRate } from "~/models/rate/rate";
import { findId, rows, run } from "../../faults/store";
import { readFormOf } from "../../support/editor-form";
import { borrowOffice } from "../../support/office";
import { fetchPage, pick } from "../../support/page";

const path = "/adminrates";

/** Of a table with one row. */
const row = {
  "rates[0].type": "hotrolledsheet",
  "rates[0].from": "1.6",
  "rates[0].to": "5",
  "rates[0].rate": "54.20",
  "rates[0].unit": "kg",
};

describe("the table of rates", () => {
  const office = borrowOffice({ sample: true });
  const { site } = office;
  beforeAll(async () => {
    run(site, `DELETE FROM "Setting" WHERE "key" = 'company.rates'`);
  });

  const load = () => office.open(path);
  const version = async () => pick((await load()).html, /name="version" value="(\d+)"/);
  const post = (fields: Record<string, string> | FormData) => office.post(path, fields);
  const send = (...texts: string[]) => {
    const body = new FormData();
    body.set("intent", "file");
    for (const text of texts) body.append("file", new Blob([text], { type: "text/csv" }), "rates.csv");
    return post(body);
  };
  const save = async (fields: Record<string, string>) => post({ version: await version(), ...fields });
  const stored = () => {
    const [{ value } = { value: "{}" }] = rows<{ value: string }>(
      site,
      `SELECT "value" FROM "Setting" WHERE "key" = 'company.rates'`,
    );
    return JSON.parse(value);
  };
  const makeOld = (day: string) => {
    const value = JSON.stringify({ version: 99, rates: [{ ...stored().rates[0], day }] });
    run(site, `UPDATE "Setting" SET "value" = '${value}' WHERE "key" = 'company.rates'`);
  };

  it("is saved in one form, with today's day for what has changed or is said to hold", async () => {
    expect((await save(row)).status).toBe(302);
    expect((await load()).text).toContain("Hot Rolled Sheet, 1.6 to 5 mm");
    makeOld("2026-01-02");
    expect((await load()).text).toContain("2 Jan 2026 , old");
    expect((await save(row)).status).toBe(302);
    expect(stored().rates[0].day).toBe("2026-01-02");
    expect((await save({ ...row, intent: "today" })).status).toBe(302);
    expect(stored().rates[0].day > "2026-01-02").toBe(true);
  });

  it("says what is wrong at its field with what was typed, and keeps both where two have saved", async () => {
    const wrong = await save({ ...row, "rates[0].rate": "cheap" });
    expect(wrong.status).toBe(400);
    expect(wrong.html).toContain('value="cheap"');
    expect(wrong.html).toContain('href="#rates[0].rate"');
    const gauge = await save({ ...row, "rates[0].from": "16 SWG", "rates[0].rate": "" });
    expect(gauge.text).toContain("Hot Rolled Sheet, 1.63 to 5 mm");
    const before = await version();
    expect((await save({ ...row, "rates[0].rate": "55" })).status).toBe(302);
    const late = await post({ ...row, "rates[0].rate": "56", version: before });
    expect(late.status).toBe(409);
    expect(late.html).toContain('value="56"');
    const again = pick(late.html, /name="version" value="(\d+)"/);
    expect((await post({ ...row, "rates[0].rate": "56", version: again })).status).toBe(302);
    expect(stored().rates[0].sum).toBe(5_600);
    expect((await save({ ...row, "rates[0].gone": "yes" })).status).toBe(302);
    expect(stored().rates).toEqual([]);
  });

  it("is theirs where somebody else has saved what was not touched, and shows what both have changed", async () => {
    const more = { "rates[1].type": "coldrolledcoil", "rates[1].rate": "60" };
    await save({ ...row, ...more, "rates[2].type": "hotrolledcoil", "rates[2].rate": "50" });
    const loaded = Object.fromEntries(readFormOf((await load()).html, "Save rates"));
    const theirs = { "rates[0].rate": "56", "rates[1].rate": "60.50", "rates[2].gone": "yes" };
    const added = { "rates[3].type": "coldrolledsheet", "rates[3].rate": "70" };
    expect((await post({ ...loaded, ...theirs, ...added })).status).toBe(302);
    const late = await post({ ...loaded, "rates[1].rate": "61" });
    expect(late.status).toBe(409);
    expect(late.text).toMatch(/Coil\s+Yours\s+₹\s61\.00 a kg\s+Saved in the meantime\s+₹\s60\.50 a kg/);
    expect(late.text.match(/Yours/g)).toHaveLength(1);
    const shown = Object.fromEntries(readFormOf(late.html, "Save rates"));
    expect((await post({ ...shown, intent: "theirs" })).status).toBe(302);
    expect(stored().rates.map(({ sum }: TableRate) => sum)).toEqual([5_600, 6_050, 7_000]);
    expect((await post(shown)).status).toBe(302);
    expect(stored().rates.map(({ sum }: TableRate) => sum)).toEqual([5_600, 6_100, 7_000]);
  });

  it("asks what is meant where a rate of all grades and thicknesses is emptied, and keeps it till then", async () => {
    const all = { "rates[0].type": "coldrolledcoil", "rates[0].rate": "61", "rates[0].unit": "kg" };
    expect((await save(all)).status).toBe(302);
    const emptied = await save({ ...all, "rates[0].rate": "" });
    expect(emptied.status).toBe(400);
    expect(emptied.html).toContain('href="#rates[0].rate"');
    expect(stored().rates).toHaveLength(1);
    const begun = await save({ ...all, "rates[1].type": "hotrolledcoil" });
    expect([begun.status, begun.html.includes('href="#rates[1].rate"')]).toEqual([400, true]);
  });

  it("stays as it is where another form arrives, or a file that cannot be taken in", async () => {
    await save(row);
    expect((await save({ intent: "of an older page" })).status).toBe(400);
    expect(stored().rates).toHaveLength(1);
    const file = "Type,Rate\nHot Rolled Sheet,52";
    const failed = await send(file, file);
    expect(failed.status).toBe(400);
    const shown = Object.fromEntries(readFormOf(failed.html, "Save rates"));
    expect(shown).toMatchObject(row);
    expect((await post(shown)).status).toBe(302);
    expect(stored().rates).toHaveLength(1);
  });

  it("goes to a spreadsheet and comes back into the form, where it waits to be saved", async () => {
    await save(row);
    const { html: file } = await office.open(`${path}.csv`);
    expect(file.trim().split("\r\n")).toEqual([
      expect.stringMatching(/^\uFEFF?Type,Grade,From mm,To mm,Rate,Unit,Day,Version$/),
      expect.stringMatching(/^Hot Rolled Sheet,,1\.6,5,54\.20,kg,2\d{3}-\d\d-\d\d,\d+$/),
    ]);
    const looked = await send(`${file}Cold Rolled Coil,DC01,,,x,t\r\nHR Coil,,,,54,kg\r\n`);
    expect(looked.status).toBe(200);
    expect(looked.text).toContain("Nothing is saved yet");
    expect(looked.html).toContain('value="DC01"');
    expect(looked.text).toContain("Enter a rate such as 54.20");
    expect(looked.text).toContain("“HR Coil” is not a type: choose one");
    expect(stored().rates).toHaveLength(1);
    expect((await send(file)).html).toMatch(/id="read-lines"[^>]* autofocus=""/);
    expect((await send("Name,Price\n1,2")).text).toContain("missing: Type, Rate");
    const cut = await send("Type,Unit,Rate\nHR Coil,t,54\nHot Rolled Sheet,t,61,500.00");
    expect([cut.status, cut.html.includes('href="#file"')]).toEqual([400, true]);
    expect(cut.text).toContain("Line 3: “500.00” stands beyond the last heading: a cell with a comma in it");
  });

  it("says of a file of before somebody else's save that it is one, and replaces what was saved only then", async () => {
    await save(row);
    const { html: file } = await office.open(`${path}.csv`);
    await save({ ...row, "rates[0].rate": "60" });
    const late = await send(file.replace("54.20", "55.10"));
    expect([late.status, late.text.includes("saved since this file was downloaded")]).toEqual([409, true]);
    expect(stored().rates[0].sum).toBe(6_000);
    const shown = Object.fromEntries(readFormOf(late.html, "Save rates"));
    expect((await post(shown)).status).toBe(302);
    expect(stored().rates[0].sum).toBe(5_510);
    expect((await send((await office.open(`${path}.csv`)).html)).status).toBe(200);
  });

  it("says of a file with fewer rows what saving it removes", async () => {
    const more = { "rates[1].type": "coldrolledcoil", "rates[1].grade": "DC01", "rates[1].rate": "61" };
    await save({ ...row, ...more, "rates[2].type": "hotrolledcoil", "rates[2].rate": "50" });
    const fewer = (rows: string) => send(`Type,Grade,From mm,To mm,Rate\n${rows}`);
    const one = await fewer("Cold Rolled Coil,dc01,,,62");
    expect(one.text).toContain("Saving removes 2 stored rates that are not in your file.");
    // What is wrong with a row's rate is said at its field.
    const two = await fewer("Hot Rolled Sheet,,1.60,5,cheap\nCold Rolled Coil,DC01,,,61");
    expect(two.text).toContain("Saving removes 1 stored rate that is not in your file.");
    const { html: file } = await office.open(`${path}.csv`);
    expect((await send(file)).text).not.toMatch(/Saving removes|not read/);
    const own = await send("Type,Thickness,Rate\nCold Rolled Coil,1.2,62");
    expect(own.text).toContain("Columns that are not read: Thickness.");
    expect(stored().rates).toHaveLength(3);
  });

  it("stays the owner's, until rates on the site are switched on: then products say theirs", async () => {
    await save(row);
    const which = `WHERE "type" = 'hotrolledsheet' AND "thicknessMin" BETWEEN 1.6 AND 5`;
    const id = findId(site, "Product", which);
    const open = () => fetchPage(`${site.url}/product/${id}`);
    const chequered = findId(site, "Product", `WHERE "finish" = 'chequered' AND "type" = 'hotrolledsheet'`);
    expect((await open()).text).not.toContain("54.20");
    run(site, `INSERT INTO "Setting" ("key", "value") VALUES ('company.ratesShown', 'yes')`);
    const shown = await open();
    expect(shown.text).toMatch(/from ₹\s54\.20 a kg, \d/);
    const item = Array.from(
      shown.html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g),
      ([, text = ""]) => JSON.parse(text),
    ).find((one) => one["@type"] === "Product");
    expect(item.offers).toMatchObject({ "@type": "Offer", price: "54.20", priceCurrency: "INR" });
    const issues = await new Validator().validate({ jsonld: { page: [structuredClone(item)] } });
    expect(issues.filter(({ severity }) => severity === "ERROR")).toEqual([]);
    const finished = {
      "rates[1].type": "hotrolledsheet",
      "rates[1].grade": "chequered",
      "rates[1].rate": "62",
    };
    await save({ ...row, "rates[0].rate": "53.10", ...finished });
    expect((await open()).text).toContain("53.10");
    expect((await fetchPage(`${site.url}/product/${chequered}`)).text).toMatch(/from ₹\s62\.00 a kg/);
    // Invented rates are no rates of a product that is the shop's own.
    const stand = `"value" = replace("value", '"sample":false', '"sample":true') WHERE "key" = 'company.rates'`;
    run(site, `UPDATE "Setting" SET ${stand}`);
    run(site, `UPDATE "Product" SET "sample" = 0, "version" = "version" + 1 WHERE "id" = '${id}'`);
    expect((await open()).text).not.toContain("53.10");
    expect((await fetchPage(`${site.url}/product/${chequered}`)).text).toMatch(/from ₹\s62\.00 a kg/);
    run(site, `DELETE FROM "Setting" WHERE "key" = 'company.ratesShown'`);
    expect((await open()).text).not.toContain("53.10");
  });
});
