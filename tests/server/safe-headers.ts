import { expect } from "vitest";
import type { RawAnswer } from "../support/raw-http";

/** On every answer there is. */
const ALWAYS: Record<string, RegExp> = {
  "x-content-type-options": /^nosniff$/,
  "x-frame-options": /^DENY$/,
  "referrer-policy": /^strict-origin-when-cross-origin$/,
  "permissions-policy": /camera=\(\)/,
};
const OVER_HTTPS: Record<string, RegExp> = {
  "strict-transport-security": /^max-age=31536000$/,
  "cross-origin-opener-policy": /^same-origin$/,
};
const BANNERS = ["server", "x-powered-by", "x-aspnet-version", "via"];

export function headersOf({ text }: RawAnswer): [string, string][] {
  const lines = text.slice(0, text.indexOf("\r\n\r\n")).split("\r\n").slice(1);
  return lines.map((line) => {
    const at = line.indexOf(": ");
    return [line.slice(0, at).toLowerCase(), line.slice(at + 2)];
  });
}

/** Answers the headers by their names in small letters. */
export function expectHeaders(label: string, answer: RawAnswer, isHttps = true) {
  const list = headersOf(answer);
  const headers = new Map(list);
  const once = list.map(([name]) => name).filter((name) => name !== "set-cookie");
  expect(once.length, `${label} says a header twice`).toBe(new Set(once).size);
  for (const [name, value] of Object.entries({ ...ALWAYS, ...(isHttps ? OVER_HTTPS : {}) }))
    expect(headers.get(name), `${label}: ${name}`).toMatch(value);
  if (!isHttps)
    for (const name of Object.keys(OVER_HTTPS)) expect(headers.has(name), `${label}: ${name}`).toBe(false);
  const policy = headers.get("content-security-policy");
  // A 304 leaves what the browser has with its own policy.
  if (answer.status === 304) expect(policy, label).toBeUndefined();
  else {
    expect(policy, label).toMatch(/default-src '(none|self)'/);
    expect(policy, label).not.toMatch(/script-src[^;]*unsafe/);
    if (/^text\/html/.test(headers.get("content-type") ?? ""))
      expect(policy, label).toContain("frame-ancestors 'none'");
  }
  for (const name of BANNERS) expect(headers.has(name), `${label} says ${name}`).toBe(false);
  return headers;
}
