import { expect, test } from "vitest";
import { etagOf, etagOfFile, etagOfRevision, matchesEtag } from "~/http/etag.server";

const etag = etagOf("{}");
const tag = etag.slice(1, -1);

test.each([
  [etag, true],
  [`W/${etag}`, true],
  [`"other", ${etag}`, true],
  [`"${tag}-gzip"`, true],
  [`"${tag}-br"`, true],
  ["*", true],
  [`"${tag}-x"`, false],
  [tag, false],
  ["", false],
])("If-None-Match or If-Match %s: %s", (header, named) => {
  expect(matchesEtag(header, etag)).toBe(named);
});

test("equal bodies have equal tags, others have others", () => {
  expect(etagOf("{}")).toBe(etag);
  expect(etagOf("[]")).not.toBe(etag);
});

test("a row that nobody wrote has the same weak tag, another revision or none another", () => {
  const weak = etagOfRevision("7");
  expect(weak).toMatch(/^W\/"[^"]+"$/);
  expect(etagOfRevision("7")).toBe(weak);
  expect(etagOfRevision("8")).not.toBe(weak);
  expect(etagOfRevision(null)).not.toBe(etagOfRevision(null));
  expect(matchesEtag(weak, weak)).toBe(true);
});

test("a file's tag changes with its size and its time", () => {
  const file = { size: 1_000, mtime: new Date("2026-03-12T09:30:00Z") };
  expect(etagOfFile({ ...file })).toBe(etagOfFile(file));
  expect(etagOfFile({ ...file, size: 1_001 })).not.toBe(etagOfFile(file));
  expect(etagOfFile({ ...file, mtime: new Date("2026-03-12T09:30:01Z") })).not.toBe(etagOfFile(file));
});
