import { type Draft, keptPicture } from "~/admin/editor/draft";
import { LONGEST_TAG, MOST_TAGS, TAG_INPUT_CHARACTERS } from "~/models/blog/form";
import { ArticleText } from "~/ui/blog-text";
import { InputField } from "~/ui/field/field";
import { PictureField } from "~/ui/field/picture-field";
import { RichTextField } from "~/ui/field/rich-text/rich-text-field";
import { TagField } from "~/ui/field/tag-field";

type BlogFieldsProps = { draft: Draft; errors: Record<string, string[] | undefined> };

export function BlogFields({ draft, errors }: BlogFieldsProps) {
  const tags = draft.values.getAll("tags");
  const picture = (name: string) => ({
    name,
    errors: errors[name] ?? draft.errors[name],
    stored: draft.stored?.pictures[name] ?? null,
    kept: keptPicture(draft, name),
  });
  return (
    <>
      <div className="field-row">
        <PictureField label="Banner Image" {...picture("banerImage")} required />
        <PictureField label="Side Image" {...picture("sideImage")} />
      </div>
      <InputField
        label="Title"
        name="title"
        defaultValue={draft.values.get("title") ?? ""}
        errors={errors.title}
        required
        autoComplete="off"
        hint="2 to 49 characters"
      />
      <RichTextField
        label="Text"
        name="text"
        value={draft.values.get("text") ?? ""}
        errors={errors.text}
        preview={draft.intent === "preview" && <Preview html={draft.preview ?? ""} />}
      />
      <TagField
        legend="Tags"
        name="tags"
        tags={tags}
        most={MOST_TAGS}
        characters={TAG_INPUT_CHARACTERS}
        errors={errors.tags}
        hint={`1 to ${MOST_TAGS} tags of at most ${TAG_INPUT_CHARACTERS} characters each (${LONGEST_TAG} where a program wrote them)`}
        focus={/^(add|remove)-tag/.test(draft.intent) ? tags.length - 1 : null}
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
