import { afterAll, beforeAll, expect, it } from "vitest";
import { type Site, startSite } from "../support/site";

/** A form's limit in bytes. */
const LIMIT = 256 * 1024;

let site: Site;
beforeAll(async () => {
  site = await startSite({ sample: false });
});
afterAll(() => site.stop());

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
