import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { EditorFields, EditorPicture } from "~/admin/editor/fields";
import { type FormState, waitingPicture } from "~/admin/editor/form-state";
import type { Version } from "~/admin/editor/versions";
import { blogFields, blogPictures, MOST_TAGS, TAG_INPUT_CHARACTERS, tagsOf } from "~/models/blog/form";
import { pickListState } from "~/models/row/list-query";
import type { FieldErrors } from "~/models/row/result";
import { BlogText } from "~/ui/blog-text";
import { ENTER } from "~/ui/field/enter-button";
import { RichTextField } from "~/ui/field/rich-text/rich-text-field";
import { TagField } from "~/ui/field/tag-field";
import { Picture } from "~/ui/picture";

export function BlogFields({ state, errors }: { state: FormState; errors: FieldErrors }) {
  const { pathname, search } = useLocation();
  const tags = tagsOf(state.values);
  const spare = state.intent === ENTER && tags.length < MOST_TAGS && tags.at(-1)?.trim();
  const shown = { state, errors };
  return (
    <>
      <div className="field-row">
        <EditorPicture name="banerImage" {...blogPictures.banerImage} required {...shown} />
        <EditorPicture name="sideImage" {...blogPictures.sideImage} {...shown} />
      </div>
      <EditorFields
        fields={blogFields}
        values={state.values}
        errors={errors}
        controls={{
          text: ({ label, name, errors: wrong, defaultValue }) => (
            <RichTextField
              label={label}
              name={name}
              value={defaultValue}
              errors={wrong}
              preview={state.intent === "preview" && <BlogPreview state={state} />}
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
                /^(add-tag|remove-tag.*|enter)$/.test(state.intent) ? tags.length - (spare ? 0 : 1) : null
              }
            />
          ),
        }}
      />
    </>
  );
}

export function textVersion(state: FormState): Version {
  const mine = state.preview ?? "";
  const theirs = new URLSearchParams(state.stored?.fields).get("text") ?? "";
  return {
    name: "text",
    label: blogFields.text.label,
    mine: <BlogText html={mine} />,
    theirs: <BlogText html={theirs} />,
    same: mine === theirs,
  };
}

const PREVIEW = "preview";

function BlogPreview({ state }: { state: FormState }) {
  const region = useRef<HTMLElement>(null);
  const [changed, setChanged] = useState(false);
  useEffect(() => {
    const form = region.current?.closest("form");
    const change = () => setChanged(true);
    if (state.intent === "preview") setChanged(false);
    region.current?.focus();
    form?.addEventListener("input", change);
    return () => form?.removeEventListener("input", change);
  }, [state]);

  const title = state.values.get("title")?.trim();
  const tags = tagsOf(state.values).filter((tag) => tag.trim() !== "");
  const [banner, side] = ["banerImage", "sideImage"].map(
    (field) => waitingPicture(state, field)?.name ?? state.stored?.pictures[field] ?? null,
  );
  return (
    <section
      className="blog-preview stack"
      aria-labelledby="preview-title"
      id={PREVIEW}
      tabIndex={-1}
      ref={region}
    >
      <div className="blog-preview-head">
        <h2 id="preview-title">Preview</h2>
        <p className="soft" role="status">
          {changed ? "Changed since then: press Preview again." : "Nothing is saved yet."}
        </p>
      </div>
      <h3 className="blog-preview-title">{title || "No title yet"}</h3>
      {banner && <Picture className="wide" name={banner} alt="" sizes="(min-width: 60rem) 50rem, 92vw" />}
      {state.preview ? <BlogText html={state.preview} /> : <p>There is no text yet.</p>}
      {side && <Picture name={side} alt="" sizes="20rem" className="blog-preview-side" />}
      {tags.length > 0 && <p className="soft">Tags: {tags.join(", ")}</p>}
    </section>
  );
}
