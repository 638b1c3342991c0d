import { expect, it } from "vitest";
import { tidyEmail } from "~/models/text/email";

it.each([
  [" ada@example.com\u00A0", "ada@example.com"],
  ["\u3000ada@example.com\u200B", "ada@example.com"],
  ["ａｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ", "ada@example.com"],
  ["ada@example. com", "ada@example.com"],
  ["ada @ example.com", "ada@example.com"],
  ["mailto:ada@example.com", "ada@example.com"],
  ["Ada Byron <ada@example.com>", "ada@example.com"],
  ["ada byron@example.com", "ada byron@example.com"],
  ["Ada@Example.com", "Ada@Example.com"],
  ["", ""],
])("%j is meant as %j", (typed, meant) => {
  expect(tidyEmail(typed)).toBe(meant);
  expect(tidyEmail(meant)).toBe(meant);
});
