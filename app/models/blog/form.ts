import { type FieldTable, formOf, type PictureTable } from "~/models/row/field";
import { z } from "~/models/text/schema";
import { cleanLine, hasAtMost } from "~/models/text/typed-text";

/** The tag input stops at 10 characters, the rule at 20 (specification, section 9). */
export const MOST_TAGS = 20;
export const TAG_INPUT_CHARACTERS = 10;
const LONGEST_TAG = 20;
/** More are refused before any of them is looked at. */
const MOST_CLEANED = 1_000;
const TOO_MANY_TAGS = `At most ${MOST_TAGS} tags are allowed`;
export const TEXT_MISSING = "Text content is required";
export const BANNER_MISSING = "Banner image is required";
const TITLE_WRONG = "Title should not exceed 50 character";

function titleField(missing: string) {
  return z
    .string(missing)
    .transform(cleanLine)
    .refine((text) => text !== "", { error: missing, abort: true })
    .refine((text) => !hasAtMost(text, 1) && hasAtMost(text, 49), { error: TITLE_WRONG });
}

export const tagsField = z
  .array(z.string(), "At least one tag is required")
  .max(MOST_CLEANED, TOO_MANY_TAGS)
  .transform((tags) => tags.map(cleanLine))
  .refine((tags) => tags.some((tag) => tag !== ""), { error: "At least one tag is required", abort: true })
  .refine((tags) => tags.every((tag) => tag !== ""), { error: "Please fill all tags", abort: true })
  .refine((tags) => tags.every((tag) => hasAtMost(tag, LONGEST_TAG)), {
    error: "Tags must be max 20 characters",
  })
  .refine((tags) => tags.length <= MOST_TAGS, { error: TOO_MANY_TAGS })
  .transform((tags) => [...new Set(tags)]);

const textField = z.string(TEXT_MISSING);

export const blogFields = {
  title: {
    label: "Title",
    hint: "2 to 49 characters",
    rule: titleField("Title is required."),
    editRule: titleField("Title is required"),
  },
  text: { label: "Text", rule: textField },
  tags: {
    label: "Tags",
    hint: `1 to ${MOST_TAGS} tags of at most ${TAG_INPUT_CHARACTERS} characters each (${LONGEST_TAG} where a program wrote them)`,
    rule: tagsField,
    many: true,
  },
} satisfies FieldTable;

export const blogPictures = {
  banerImage: { label: "Banner Image" },
  sideImage: { label: "Side Image" },
} satisfies PictureTable;

export const AddBlogForm = formOf(blogFields);
export const EditBlogForm = formOf(blogFields, "edit");

export type BlogFormInput = z.output<typeof AddBlogForm>;

export const ContentField = z
  .array(
    z.object({
      type: z.string().default(""),
      text: z.string().default(""),
      items: z.array(z.string()).default([]),
    }),
  )
  .min(1)
  .max(50)
  .meta({
    description: `Blocks of type (title, 2 to 49 characters), text (HTML, at most 100 KB and 5000 tags) and items (1 to ${MOST_TAGS} tags of at most ${LONGEST_TAG} characters); as JSON text in multipart`,
  });

/** As a form sends them: a row that was only offered (`next-tags`) counts when something stands in it. */
export function tagsOf(fields: URLSearchParams): string[] {
  return [...fields.getAll("tags"), ...fields.getAll("next-tags").filter((tag) => tag.trim() !== "")];
}
