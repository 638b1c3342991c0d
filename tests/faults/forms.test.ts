import { beforeAll, describe, expect, it } from "vitest";
import { borrowSite } from "../support/lent-site";
import { fetchPage, pick } from "../support/page";
import { pngPicture } from "../support/pictures";
import { putQuotation } from "../support/quotation";
import { signInAt } from "../support/sign-in";
import { firstAdmin } from "../support/template";
import { contact, deletion, list, listForms, passwords, type Sent } from "./form-list";
import { places } from "./route-list";
import { findIds } from "./row-ids";
import { fillDisk, findId, hideTables, lock, rows } from "./store";

const site = borrowSite();
let admin: string;
let banner: Blob;
let forms: Sent[];

beforeAll(async () => {
  admin = await signInAt(site);
  banner = new Blob([new Uint8Array((await pngPicture()).buffer)], { type: "image/png" });
  await send({ ...contact, fields: { ...contact.fields, message: "The first one" } });
  const ids = findIds(site);
  const size = { form: "sheet", thickness: "2", width: "1250", length: "2500", pieces: "40" };
  const sheet = { ...size, intent: "add", product: ids.product };
  const added = await send({ ...list, fields: sheet, cookie: "" });
  const { headers } = await send({
    ...list,
    cookie: pick(added.headers.getSetCookie().join("\n"), /(enquiry=[^;]+)/),
  });
  forms = listForms(
    ids,
    pick(added.headers.getSetCookie().join("\n"), /(enquiry=[^;]+)/),
    headers.get("location") ?? "",
    putQuotation(site.home, { status: "draft" }).id,
  );
});

/** Sends a form as a browser does: without JavaScript as a document, with it as data. */
async function send(form: Sent, asData = false) {
  const body = form.multipart ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries(form.fields)) body.append(name, value);
  if (form.path === "/addBlog" && body instanceof FormData) body.append("banerImage", banner, "banner.png");
  const [path = "", query] = form.at.split("?");
  const target = `${path}${asData ? ".data" : ""}${query ? `?${query}` : ""}`;
  return fetchPage(site.url + target, {
    method: "POST",
    body,
    headers: { Cookie: form.cookie ?? admin, Origin: site.url },
  });
}

async function expectKept(form: Sent, status: number, wait: string, reason: RegExp) {
  const page = await send(form);
  const label = `${form.at} → ${page.status} ${page.text.slice(0, 300)}`;
  expect([page.status, page.headers.get("retry-after")], label).toEqual([status, wait]);
  expect(page.html, label).toContain(form.screen);
  for (const value of form.kept) expect(page.html, label).toContain(value);
  if (form.path === "/logout") expect(page.headers.getSetCookie(), label).toEqual([]);
  else {
    const alerts = [...page.html.matchAll(/role="alert"[\s\S]*?<\/(?:ul|form|p)><\/div>/g)].join(" ");
    expect(alerts, label).toContain(form.says ?? "");
    expect(page.text, label).toMatch(reason);
  }
  expectSilent(page.html, form, label);
}

/** As data, the answer carries what the screen needs; the form itself is still on the screen. */
async function expectData(form: Sent, status: number, wait: string, reason: RegExp) {
  const page = await send(form, true);
  const label = `${form.at} as data → ${page.status} ${page.html.slice(0, 300)}`;
  expect([page.status, page.headers.get("retry-after")], label).toEqual([status, wait]);
  expect(page.html, label).toMatch(form.path === "/logout" ? /You are still signed in/ : reason);
  expect(page.html, label).toContain(form.says ?? "");
  expectSilent(page.html, form, label);
}

function expectSilent(html: string, form: Sent, label: string) {
  expect(html, label).not.toMatch(/SQLITE|prisma|P20\d\d|no such table|node_modules/i);
  for (const secret of [firstAdmin.password, "Secret-Word-9", passwords.newPassword])
    expect(html, `${label} says ${form.path}'s password`).not.toContain(secret);
}

/** A form that says what is to be done, with something that is there. */
const isTold = ({ intent, id }: Sent["fields"]) => intent !== undefined && id !== deletion.id;

describe("a form of a store that fails", () => {
  it("is tried for every address that takes posts", () => {
    // A product's own forms write nothing: the list lies in the visitor's cookie.
    const asks = ({ path }: { path: string }) =>
      !/^\/(coil)?product\/:id$|^\/coldproduct\w+\/:id$|^\/\*$/.test(path);
    const taking = places.filter((place) => place.takesPosts && asks(place));
    expect(taking.length).toBeGreaterThan(18);
    const tried = new Set(forms.map(({ path }) => path));
    expect(taking.map(({ path }) => path).filter((path) => !tried.has(path))).toEqual([]);
  });

  it("busy answers 503 and its own screen with everything typed", async () => {
    // Each waits for the lock as long as it may, sixteen at a time: those that a full disk does not try, and some others.
    const some = ["/contact", "/enquiry/sent", "/adminlogin", "/addproduct", "/logout"];
    const writes = forms.filter(({ fields, path }) => some.includes(path) || isTold(fields));
    expect(writes.length).toBeLessThanOrEqual(16);
    const repair = lock(site);
    try {
      await Promise.all(writes.map((form) => expectKept(form, 503, "2", /database is busy/)));
    } finally {
      repair();
    }
    const still = await fetchPage(`${site.url}/admindashboard`, { headers: { Cookie: admin } });
    expect(still.status, "of a session that could not be ended").toBe(200);
  });

  it("unreadable answers the same, also where nobody can say who is signed in", async () => {
    const repair = hideTables(site);
    try {
      const reason = /storage cannot be used/;
      await Promise.all(forms.map((form) => expectKept(form, 503, "2", reason)));
      await Promise.all(forms.map((form) => expectData(form, 503, "2", reason)));
    } finally {
      repair();
    }
  });

  it("gives a size back as it was typed where its product cannot be read", async () => {
    const id = findId(site, "Product");
    const typed = { intent: "add", form: "sheet", product: id, size: "2x1250x2500", pieces: "a dozen" };
    const size: Sent = { ...contact, at: `/product/${id}`, fields: typed, cookie: "" };
    const repair = hideTables(site, ["Product"]);
    try {
      const page = await send({ ...size, fields: { ...typed, place: "pieces-2x1250x2500" } });
      expect(page.status).toBe(400);
      expect(page.text).toContain("The storage cannot be used just now");
      const field = pick(page.html, /(<input[^>]*id="calculator-pieces"[^>]*>)/);
      expect(field).toContain('value="a dozen"');
      expect(field).toContain('aria-invalid="true"');
      expect(page.html).toContain('href="#calculator-pieces"');
      for (const value of ["2", "1250", "2500"])
        expect(page.html).toMatch(new RegExp(`id="calculator-\\w+"[^>]* value="${value}"`));
      expect(page.html).not.toContain("not found");
    } finally {
      repair();
    }
  });

  it("full answers 507 and its own screen with everything typed", async () => {
    // A corrected phone number fits where the old one stood.
    const writes = forms.filter(({ fields, path }) => !fields.intent && path !== "/enquiry/sent");
    const repair = fillDisk(site);
    try {
      await Promise.all(writes.map((form) => expectKept(form, 507, "60", /disk is full/)));
      await Promise.all(writes.map((form) => expectData(form, 507, "60", /disk is full/)));
    } finally {
      repair();
    }
  });

  it("shows nothing of the back office to a browser that no admin has signed in with", async () => {
    const repair = hideTables(site);
    try {
      for (const form of forms.filter(({ path }) => /admin(all|dash|pass)|create|edit/i.test(path))) {
        const forged = {
          ...form,
          cookie: `session=${encodeURIComponent(btoa(`"${"A".repeat(43)}"`))}`,
        };
        const page = await send(forged);
        expect(page.status, form.path).toBe(503);
        expect(page.text, form.path).not.toContain(form.screen);
      }
    } finally {
      repair();
    }
  });

  it("is taken when it is sent again", async () => {
    const sent = await send(contact);
    expect(sent.status).toBe(302);
    const saved = await send(forms.find(({ path }) => path === "/adminenquiries") ?? contact);
    expect(saved.status).toBe(302);
    expect(rows<{ note: string }>(site, "SELECT note FROM Enquiry WHERE note IS NOT NULL")).toEqual([
      { note: "Patient note" },
    ]);
  });
});
