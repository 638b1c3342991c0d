const TABLE = /<table>(?:<thead>(.*?)<\/thead>)?/gs;

/** `html` has been cleaned by the model, so that its tags carry nothing of their own; the only place that writes HTML as it is. */
export function BlogText({ html }: { html: string }) {
  let tables = 0;
  // Lines of code and tables wider than a phone are scrolled sideways, by keyboard too.
  const shown = html
    .replaceAll("<pre>", '<pre tabindex="0">')
    .replace(TABLE, (begin, heads: string | undefined) => {
      tables += 1;
      const named = begin.replace("<table>", '<table class="table">');
      return `<section class="table-scroll" aria-label="${nameTable(heads, tables)}" tabindex="0">${named}`;
    })
    .replaceAll("</table>", "</table></section>");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned on write and again when it is read
  return <div className="prose" dangerouslySetInnerHTML={{ __html: shown }} />;
}

function nameTable(heads: string | undefined, number: number) {
  const cells = heads?.split("</th>").map((cell) => cell.replace(/<[^<>]*>/g, " ").trim());
  const words = cells?.filter(Boolean).join("; ").replaceAll('"', "&quot;");
  return words ? `Table ${number}: ${words}` : `Table ${number}`;
}
