/** `html` has been cleaned by the model; the only place that writes HTML as it is. */
export function ArticleText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned on write and again when it is read
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
