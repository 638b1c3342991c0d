/** Of text without blocks, as HTML: blank lines stand between paragraphs. */
export function asParagraphs(text: string) {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "")
    .map((paragraph) => `<p>${breakLines(paragraph)}</p>`)
    .join("");
}

function breakLines(paragraph: string) {
  return paragraph
    .split("\n")
    .map((line, at, { length }) => (at < length - 1 ? line.trimEnd() : line))
    .join("<br />");
}
