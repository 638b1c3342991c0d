import { expect, it } from "vitest";
import { acceptance, PERSON, stateOf } from "../../support/quotation-page";
import { borrowQuotations } from "./buyer";

const { site, put } = borrowQuotations({ sample: false });

const said = new URLSearchParams({ ...acceptance, revision: "1" });

it.each([
  ["by opening it with an answer in its address", "GET", "?", {}],
  ["by asking for its head", "HEAD", "?", {}],
  ["by fetching it ahead of need", "GET", "?", { "Sec-Purpose": "prefetch;prerender" }],
  ["by asking for its data", "GET", ".data?", {}],
  ["by opening its PDF", "GET", ".pdf?", {}],
  ["by asking what may be asked", "OPTIONS", "?", {}],
])("nobody accepts a quotation: %s", async (_, method, ending, headers) => {
  const quotation = put();
  const address = `${site.url}${quotation.path}${ending}${said}`;
  const answer = await fetch(address, { method, headers: { "User-Agent": PERSON, ...headers } });
  await answer.arrayBuffer();
  expect(answer.status).toBeLessThan(500);
  expect(stateOf(site, quotation).events).not.toContain("accepted");
  expect(["sent", "seen"]).toContain(stateOf(site, quotation).status);
});
