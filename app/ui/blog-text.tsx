/** `html` has been cleaned by the model, so that its tags carry nothing of their own; the only place that writes HTML as it is. */
export function BlogText({ html }: { html: string }) {
  // Lines of code wider than a phone are scrolled sideways, by keyboard too.
  const shown = html.replaceAll("<pre>", '<pre tabindex="0">');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned on write and again when it is read
  return <div className="prose" dangerouslySetInnerHTML={{ __html: shown }} />;
}
