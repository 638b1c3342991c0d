import { type DefaultTreeAdapterMap, type ParserError, parse } from "parse5";

type Parent = DefaultTreeAdapterMap["parentNode"];
type Node = DefaultTreeAdapterMap["node"];
type Element = DefaultTreeAdapterMap["element"];

const VOID = new Set(["br", "hr", "img", "input", "link", "meta", "source", "col", "wbr"]);

/**
 * What a conforming HTML parser objects to, each with the text around it: its own parse errors, elements that it had to
 * open or close by itself, ids that stand twice, parts that are not there yet, and bytes that no document may hold.
 */
export function faultsOf(html: string): string[] {
  const faults: string[] = [];
  const around = (at: number) => JSON.stringify(html.slice(Math.max(0, at - 60), at + 60));
  const onParseError = ({ code, startOffset }: ParserError) =>
    void faults.push(`${code} at ${around(startOffset)}`);
  const document = parse(html, { sourceCodeLocationInfo: true, onParseError });
  const ids = new Set<string>();
  for (const element of elementsOf(document)) {
    const place = element.sourceCodeLocation;
    if (!place) faults.push(`<${element.tagName}> is not in the text`);
    else if (!place.endTag && !VOID.has(element.tagName) && !isSelfClosed(html, place.endOffset))
      faults.push(`<${element.tagName}> was closed by something else at ${around(place.startOffset)}`);
    const id = element.attrs.find(({ name }) => name === "id")?.value;
    if (id !== undefined && ids.has(id)) faults.push(`the id ${id} stands twice`);
    if (id !== undefined) ids.add(id);
  }
  if (!html.endsWith("</body></html>")) faults.push(`something follows the document: ${around(html.length)}`);
  // React's mark.
  if (html.includes("<!--$!-->")) faults.push("a part of the page was left to the browser");
  for (const found of html.matchAll(/[\u0000\uFFFD]/g))
    faults.push(`a broken character at ${around(found.index)}`);
  return faults;
}

/** `<path/>` of a drawing. */
function isSelfClosed(html: string, end: number) {
  return html.endsWith("/>", end);
}

/** Elements that are read on in one breath; a link, a control or a block is read apart from what stands beside it. */
const INLINE = new Set(["b", "code", "em", "mark", "small", "span", "strong", "time", "u"]);

/** Places where the text of one element runs into the next one's, so that two words are read as one: `CR2`. */
export function gluedWords(html: string): string[] {
  const glued: string[] = [];
  let line = "";
  const walk = (node: Node, inside: Element | null) => {
    if ("value" in node) {
      const text = node.value;
      if (/[\p{L}\p{N}]$/u.test(line) && /^[\p{L}\p{N}]/u.test(text) && last !== inside)
        glued.push(`${line.slice(-30)}|${text.slice(0, 30)}`);
      if (text !== "") last = inside;
      line += text;
    }
    if (!("tagName" in node)) return;
    if (["script", "style", "svg"].includes(node.tagName) || isWritten(node)) return;
    const apart = !INLINE.has(node.tagName);
    if (apart) line = "";
    for (const child of node.childNodes) walk(child, node);
    if (apart) line = "";
  };
  let last: Element | null = null;
  for (const node of parse(html).childNodes) walk(node, null);
  return glued;
}

/** An article's own text may have a part of a word in bold. */
function isWritten({ attrs }: Element) {
  return attrs.some(({ name, value }) => name === "class" && /\bprose\b/.test(value));
}

function elementsOf(parent: Parent): Element[] {
  return parent.childNodes.flatMap((node) => {
    if (!("tagName" in node)) return [];
    const inside = "content" in node ? elementsOf(node.content) : elementsOf(node);
    return [node, ...inside];
  });
}
