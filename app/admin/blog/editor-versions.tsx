import { type Draft, keptPicture } from "~/admin/editor/draft";
import { pictureVersion, type Version, versionOf } from "~/admin/editor/versions";
import { ArticleText } from "~/ui/blog-text";

/** The typed article and the one that is stored now. The typed text is shown as it would be stored. */
export function blogVersions(draft: Draft): Version[] {
  const stored = new URLSearchParams(draft.stored?.fields);
  const mine = draft.preview ?? "";
  const theirs = stored.get("text") ?? "";
  const tags = (values: URLSearchParams) => values.getAll("tags").join(", ");
  const pictures = draft.stored?.pictures;
  return [
    versionOf("Title", draft.values.get("title")?.trim() ?? "", stored.get("title") ?? ""),
    {
      label: "Text",
      mine: <ArticleText html={mine} />,
      theirs: <ArticleText html={theirs} />,
      same: mine === theirs,
    },
    versionOf("Tags", tags(draft.values), tags(stored)),
    pictureVersion(
      "Banner Image",
      keptPicture(draft, "banerImage")?.name ?? null,
      pictures?.banerImage ?? null,
    ),
    pictureVersion("Side Image", keptPicture(draft, "sideImage")?.name ?? null, pictures?.sideImage ?? null),
  ];
}
