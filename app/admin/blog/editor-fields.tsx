import { useLocation } from "@remix-run/react";
import type { Draft } from "~/admin/editor/draft";
import { EditorFields, EditorPicture } from "~/admin/editor/fields";
import { ENTER } from "~/admin/editor/form";
import type { Version } from "~/admin/editor/versions";
import { blogFields, blogPictures, MOST_TAGS, TAG_INPUT_CHARACTERS } from "~/models/blog/form";
import { pickListState } from "~/models/row/list-query";
import type { FieldErrors } from "~/models/row/result";
import { ArticleText } from "~/ui/blog-text";
import { RichTextField } from "~/ui/field/rich-text/rich-text-field";
import { TagField } from "~/ui/field/tag-field";
import { ArticlePreview, PREVIEW } from "./preview";
import { tagsOf } from "./tags";

export function BlogFields({ draft, errors }: { draft: Draft; errors: FieldErrors }) {
  const { pathname, search } = useLocation();
  const tags = tagsOf(draft.values);
  const spare = draft.intent === ENTER && tags.length < MOST_TAGS && tags.at(-1)?.trim();
  const shown = { draft, errors };
  return (
    <>
      <div className="field-row">
        <EditorPicture name="banerImage" {...blogPictures.banerImage} required {...shown} />
        <EditorPicture name="sideImage" {...blogPictures.sideImage} {...shown} />
      </div>
      <EditorFields
        fields={blogFields}
        {...shown}
        controls={{
          text: ({ label, name, errors: wrong, defaultValue }) => (
            <RichTextField
              label={label}
              name={name}
              value={defaultValue}
              errors={wrong}
              preview={draft.intent === "preview" && <ArticlePreview draft={draft} />}
              previewAction={`${pathname}${pickListState(new URLSearchParams(search))}#${PREVIEW}`}
            />
          ),
          tags: (field) => (
            <TagField
              {...field}
              tags={tags}
              most={MOST_TAGS}
              characters={TAG_INPUT_CHARACTERS}
              spare={Boolean(spare)}
              focus={
                /^(add-tag|remove-tag.*|enter)$/.test(draft.intent) ? tags.length - (spare ? 0 : 1) : null
              }
            />
          ),
        }}
      />
    </>
  );
}

export function textVersion(draft: Draft): Version {
  const mine = draft.preview ?? "";
  const theirs = new URLSearchParams(draft.stored?.fields).get("text") ?? "";
  return {
    label: blogFields.text.label,
    mine: <ArticleText html={mine} />,
    theirs: <ArticleText html={theirs} />,
    same: mine === theirs,
  };
}
