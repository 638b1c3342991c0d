import type { Draft } from "~/admin/editor/draft";
import { EditorFields, EditorPicture } from "~/admin/editor/fields";
import type { Version } from "~/admin/editor/versions";
import { blogFields, blogPictures, MOST_TAGS, TAG_INPUT_CHARACTERS } from "~/models/blog/form";
import type { FieldErrors } from "~/models/row/result";
import { ArticleText } from "~/ui/blog-text";
import { RichTextField } from "~/ui/field/rich-text/rich-text-field";
import { TagField } from "~/ui/field/tag-field";

export function BlogFields({ draft, errors }: { draft: Draft; errors: FieldErrors }) {
  const tags = draft.values.getAll("tags");
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
              preview={draft.intent === "preview" && <Preview html={draft.preview ?? ""} />}
            />
          ),
          tags: (field) => (
            <TagField
              {...field}
              tags={tags}
              most={MOST_TAGS}
              characters={TAG_INPUT_CHARACTERS}
              focus={/^(add|remove)-tag/.test(draft.intent) ? tags.length - 1 : null}
            />
          ),
        }}
      />
    </>
  );
}

function Preview({ html }: { html: string }) {
  return (
    <section className="panel stack" aria-labelledby="preview-title" id="preview">
      <h2 id="preview-title">Preview</h2>
      {html ? <ArticleText html={html} /> : <p>There is no text yet.</p>}
    </section>
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
