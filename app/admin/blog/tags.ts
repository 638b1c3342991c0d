/** As a form sends them: a row that was only offered (`next-tags`) counts when something stands in it. */
export function tagsOf(fields: URLSearchParams): string[] {
  return [...fields.getAll("tags"), ...fields.getAll("next-tags").filter((tag) => tag.trim() !== "")];
}
