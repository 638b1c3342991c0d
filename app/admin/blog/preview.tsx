import { useEffect, useRef, useState } from "react";
import { type Draft, waitingPicture } from "~/admin/editor/draft";
import { ArticleText } from "~/ui/blog-text";
import { Picture } from "~/ui/picture";
import { tagsOf } from "./tags";

export const PREVIEW = "preview";

/** The article as the site will show it, by what was sent with the Preview button. */
export function ArticlePreview({ draft }: { draft: Draft }) {
  const region = useRef<HTMLElement>(null);
  const [changed, setChanged] = useState(false);
  useEffect(() => {
    const form = region.current?.closest("form");
    const change = () => setChanged(true);
    // Each answer is a preview of its own.
    if (draft.intent === "preview") setChanged(false);
    region.current?.focus();
    form?.addEventListener("input", change);
    return () => form?.removeEventListener("input", change);
  }, [draft]);

  const title = draft.values.get("title")?.trim();
  const tags = tagsOf(draft.values).filter((tag) => tag.trim() !== "");
  const [banner, side] = ["banerImage", "sideImage"].map(
    (field) => waitingPicture(draft, field)?.name ?? draft.stored?.pictures[field] ?? null,
  );
  return (
    <section
      className="article-preview stack"
      aria-labelledby="preview-title"
      id={PREVIEW}
      tabIndex={-1}
      ref={region}
    >
      <div className="article-preview-head">
        <h2 id="preview-title">Preview</h2>
        <p className="soft" role="status">
          {changed ? "Changed since then: press Preview again." : "Nothing is saved yet."}
        </p>
      </div>
      <h3 className="article-preview-title">{title || "No title yet"}</h3>
      {banner && <Picture className="wide" name={banner} alt="" sizes="(min-width: 60rem) 50rem, 92vw" />}
      {draft.preview ? <ArticleText html={draft.preview} /> : <p>There is no text yet.</p>}
      {side && <Picture name={side} alt="" sizes="20rem" className="article-preview-side" />}
      {tags.length > 0 && <p className="soft">Tags: {tags.join(", ")}</p>}
    </section>
  );
}
