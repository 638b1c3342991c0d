import { useEffect, useRef, useState } from "react";
import { type FormState, waitingPicture } from "~/admin/editor/form-state";
import { BlogText } from "~/ui/blog-text";
import { Picture } from "~/ui/picture";
import { tagsOf } from "./tags";

export const PREVIEW = "preview";

export function BlogPreview({ state }: { state: FormState }) {
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
