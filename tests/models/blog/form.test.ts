import { describe } from "vitest";
import { checkBlock, checkContent } from "~/models/blog/write.server";
import { alike, answerOf, checkRules, OK, type Rule } from "../rule-table";

const right = { title: "Hot and cold", text: "<p>Steel</p>", tags: ["steel"] };

const TITLE = "Title should not exceed 50 character";
const TEXT = "Text content is required";
const TAG = "At least one tag is required";

// Adding and a program's call say "Title is required." with a full stop, editing says it without.
const rules: Rule[] = [
  ["title", "", "Title is required.", "Title is required", "Title is required."],
  ["title", "   ", "Title is required.", "Title is required", "Title is required."],
  alike("title", "A", TITLE),
  alike("title", " A ", TITLE),
  alike("title", "\u00A0A\u3000", TITLE),
  alike("title", "AB", OK),
  alike("title", "x".repeat(49), OK),
  alike("title", ` ${"x".repeat(49)} `, OK),
  alike("title", "x".repeat(50), TITLE),
  alike("text", "", TEXT),
  alike("text", "<p></p>", TEXT),
  alike("text", "<p>&nbsp;</p><p><br></p>", TEXT),
  alike("text", "<hr>", TEXT),
  alike("text", "<script>alert(1)</script>", TEXT),
  alike("text", "Plain text", OK),
  alike("text", "<p>Steel</p>", OK),
  alike("text", "x".repeat(100 * 1024 + 1), "Text is too long"),
  alike("text", "<p>x</p>".repeat(2501), "Text is too long"),
  alike("tags", [], TAG),
  alike("tags", [""], TAG),
  alike("tags", ["", "  "], TAG),
  alike("tags", ["steel", ""], "Please fill all tags"),
  alike("tags", ["steel", " "], "Please fill all tags"),
  alike("tags", ["\u00A0", "steel"], "Please fill all tags"),
  alike("tags", [`\u00A0${"x".repeat(20)}\u3000`], OK),
  alike("tags", ["steel"], OK),
  alike("tags", ["x".repeat(11)], OK),
  alike("tags", ["x".repeat(20)], OK),
  alike("tags", ["x".repeat(21)], "Tags must be max 20 characters"),
  alike(
    "tags",
    Array.from({ length: 20 }, (_, index) => `tag ${index}`),
    OK,
  ),
  alike(
    "tags",
    Array.from({ length: 21 }, (_, index) => `tag ${index}`),
    "At most 20 tags are allowed",
  ),
];

describe("the rules of an article", () => {
  checkRules(rules, {
    add: (field, input) => answerOf(checkBlock({ ...right, [field]: input }, "add"), field),
    edit: (field, input) => answerOf(checkBlock({ ...right, [field]: input }, "edit"), field),
    api: (field, input) => {
      const sent: Record<string, unknown> = { ...right, [field]: input };
      const content = JSON.stringify([{ type: sent.title, text: sent.text, items: sent.tags }]);
      return answerOf(checkContent(content, "add"), field);
    },
  });
});
