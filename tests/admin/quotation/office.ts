import { rows, run } from "../../faults/store";
import { readEditorForm } from "../../support/editor-form";
import { borrowOffice } from "../../support/office";
import { pick } from "../../support/page";
import type { ServedSite } from "../../support/site";

export const pastedMessage = [
  "HR sheet 2mm 1250x2500 - 10 nos",
  "HR sheet 3mm 1250x2500 - 40 nos",
  "CR sheet 1mm 1250x2500 - 20 nos",
  "HR coil 2.5x1250 - 10 t",
].join("\n");

const rate = (type: string, sum: number, day: string) => ({
  ...{ type, grade: null, from: 1.6, to: 5, sum, unit: "kg", day, sample: false },
});

/** Of a hot rolled sheet the rate is old, of a hot rolled coil it is today's; of the rest none is known. */
export function setRates(site: ServedSite, today: string) {
  const rates = [rate("hotrolledsheet", 5_420, "2026-01-02"), rate("hotrolledcoil", 5_150, today)];
  const value = JSON.stringify({ version: 7, rates });
  set(site, "company.rates", value);
}

export function set(site: ServedSite, key: string, value: string) {
  run(site, `INSERT OR REPLACE INTO "Setting" ("key", "value") VALUES ('${key}', '${value}')`);
}

export type Fields = Record<string, string>;

type Stored = { number: string | null; status: string; revision: number; version: number; total: number };

/** Money is written with spaces that do not break. */
export function spaced(text: string) {
  return text.replaceAll("\u00a0", " ");
}

export function idOf(path: string) {
  return path.split("/").at(-1) ?? "";
}

/** An office of a lent site without sample content, and what it does with quotations. */
export function borrowQuotations() {
  const office = borrowOffice();
  const { site, open, post } = office;
  /** Presses a button of an editor that is open, after typing. */
  const press = (path: string, form: URLSearchParams, intent: string, typed: Fields = {}) => {
    const fields = new URLSearchParams(form);
    for (const [name, value] of Object.entries(typed)) fields.set(name, value);
    if (intent) fields.set("intent", intent);
    return post(path, fields);
  };
  /** The address that is handed on. */
  const handedOn = async (path: string) =>
    pick((await open(path)).html, /<input[^>]*readonly=""[^>]*value="([^"]+)"/i);
  const stored = (path: string) => {
    const columns = `"number", "status", "revision", "version", "total"`;
    const [row] = rows<Stored>(site, `SELECT ${columns} FROM "Quotation" WHERE "id" = '${idOf(path)}'`);
    if (!row) throw new Error(`There is no ${path}`);
    return row;
  };
  return {
    ...office,
    press,
    stored,
    /** Presses a button of the page of a sent one, as it stands there now. */
    step: (path: string, intent: string, version = stored(path).version) =>
      post(path, { intent, version: String(version) }),
    handedOn,
    /** Of that address, for a visitor of the site. */
    buyersPath: async (path: string) => new URL(await handedOn(path)).pathname,
    async form(path: string) {
      return readEditorForm((await open(path)).html);
    },
    /** Writes an enquiry down, of four lines unless told otherwise, and answers its id and reference. */
    async takeEnquiry(name: string, phone = "98200 12345", email = "", list = pastedMessage) {
      const fields = { name, phone, email, list, intent: "save" };
      const made = await post("/addenquiry", fields);
      const { html, text } = await open(made.headers.get("location") ?? "");
      const id = /href="\/editenquiry\/([0-9a-f]{24})\?/.exec(html)?.[1] ?? "";
      return { id, reference: /E-\w{6}/.exec(text)?.[0] ?? "" };
    },
    /** One line at 54.20, saved or sent; answers the address of its editor. */
    async quote(typed: Fields, intent: "" | "send") {
      const form = await readEditorForm((await open("/addquotation")).html);
      const saved = await press("/addquotation", form, intent, {
        ...{ customer: "Rao Fabricators", "lines[0].text": "HR sheet 2 x 1250 x 2500" },
        ...{ "lines[0].pieces": "10", "lines[0].rate": "54.20", ...typed },
      });
      if (saved.status !== 302) throw new Error(saved.text);
      return saved.headers.get("location") ?? "";
    },
  };
}
