import { expect, it } from "vitest";
import { borrowSite } from "../support/lent-site";
import { postForm } from "../support/page";

/** A form's limit in bytes. */
const LIMIT = 256 * 1024;

const site = borrowSite({ sample: false });

function fill(pair: (index: number) => string) {
  let body = "";
  for (let index = 0; body.length < LIMIT - 100; index += 1) body += `${pair(index)}&`;
  return body;
}

/** What the answer to a navigation repeats is encoded name by name: it repeats the form's own fields alone. */
const bodies: [string, string][] = [
  ["one name again and again", fill(() => "message=x")],
  ["names of its own", fill((index) => `n${index}=x`)],
  ["names that nest", fill((index) => `lines[${index}][a][b][c]=1`)],
  ["one name within itself", `a${"[a]".repeat(80_000)}=1`],
  ["names of a prototype", fill((index) => `__proto__[${index}]=x&constructor=1`)],
];

it.each(
  bodies.flatMap(([kind, body]) =>
    ["/contact", "/enquiry", "/adminlogin"].map((path) => [kind, path, body] as const),
  ),
)("a form full of %s is refused and not repeated: %s", async (_, path, body) => {
  const send = (address: string) =>
    fetch(`${site.url}${address}`, {
      method: "POST",
      redirect: "manual",
      headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: site.url },
      body,
    });
  const asData = await send(`${path}.data`);
  const text = await asData.text();
  const page = await send(path);
  expect(asData.status).toBe(page.status);
  expect(page.status).toBe(400);
  expect(text.length).toBeLessThan(1_000);
  expect(site.log()).not.toMatch(/"status":5\d\d/);
});

const long = "<".repeat(80 * 1024);
const contact = { name: "Asha Rao", phone: "+91 98765 43210", message: "40 sheets", email: long };

it.each(["/contact", "/adminlogin"])(
  "a text that no rule allows comes back once, in its field: %s",
  async (path) => {
    const page = await postForm(site.url + path, contact);
    expect(page.status).toBe(400);
    expect(page.html.split("&lt;").length - 1).toBe(long.length);
    expect(page.html.length).toBeLessThan(4 * long.length + 60_000);
    expect(page.html).not.toContain("page-data");
  },
);

it("what a form's rules refuse comes back with the page's scripts", async () => {
  const page = await postForm(`${site.url}/contact`, { ...contact, email: "asha@" });
  expect(page.status).toBe(400);
  expect(page.html).toContain("page-data");
});
