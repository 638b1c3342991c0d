import { writeOut } from "~/models/blog/foreign-html";

const REFUSE = "style, script, meta, link, title, xml, img, svg, object, iframe";

/** Word's list and level of a paragraph: `mso-list: l0 level2 lfo1`. */
const WORD_LIST = /mso-list:\s*l(\d+)\s+level(\d)/i;

type Item = { paragraph: HTMLElement; list: string; level: number; ordered: boolean };

/** Messengers send lines as they are shown, with the class of what can be selected. */
const LINES_AS_SHOWN = '[style*="white-space"], .selectable-text';
const KEEPS_LINES = /white-space(?:-collapse)?: ?(?:pre|break-spaces|preserve)/i;
const BLOCKS = "p, div, ul, ol, li, table, h1, h2, h3, h4, h5, h6, blockquote, pre";
const EMOJI = /^[\p{Extended_Pictographic}\p{Regional_Indicator}]/u;

/** Word's typed bullets become lists, a messenger's lines real lines; links are written out. */
export function cleanPastedHtml(html: string): string {
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const picture of page.querySelectorAll("img[alt]")) {
    const alt = picture.getAttribute("alt") ?? "";
    if (alt.length < 20 && EMOJI.test(alt)) picture.replaceWith(alt);
  }
  for (const element of page.querySelectorAll(REFUSE)) element.remove();
  for (const element of page.querySelectorAll("*")) {
    // Word's own elements (o:p, v:shape) leave their text behind.
    if (element.tagName.includes(":")) element.replaceWith(...element.childNodes);
  }
  // The kind of a numbering is not kept, as the server keeps none.
  for (const list of page.querySelectorAll("ol")) list.removeAttribute("type");
  for (const comment of listTexts(page, NodeFilter.SHOW_COMMENT)) comment.remove();
  breakLines(page);
  for (const run of listRuns(page)) buildList(page, run);
  for (const paragraph of page.querySelectorAll("p")) {
    if (!paragraph.textContent?.trim() && !paragraph.querySelector("br, hr")) paragraph.remove();
  }
  return writeOut(page.body.innerHTML);
}

function breakLines(page: Document) {
  for (const text of listTexts(page, NodeFilter.SHOW_TEXT)) {
    const lines = text.data.split(/\r?\n/);
    if (lines.length === 1 || !showsLines(text.parentElement)) continue;
    text.replaceWith(
      ...lines.flatMap((line, index) => (index === 0 ? [line] : [page.createElement("br"), line])),
    );
  }
}

/** As they stand now: they are about to be replaced. */
function listTexts(page: Document, kind: number) {
  const walker = page.createTreeWalker(page, kind);
  const texts: CharacterData[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof CharacterData) texts.push(walker.currentNode);
  return texts;
}

function showsLines(parent: Element | null) {
  if (!parent || parent.closest("pre") || [...parent.children].some((child) => child.matches(BLOCKS)))
    return false;
  const shown = parent.closest(LINES_AS_SHOWN);
  return shown?.matches(".selectable-text") || KEEPS_LINES.test(shown?.getAttribute("style") ?? "");
}

function listRuns(page: Document): Item[][] {
  const runs: Item[][] = [];
  for (const paragraph of page.querySelectorAll<HTMLElement>("p, h1, h2, h3, h4, h5, h6")) {
    const match = WORD_LIST.exec(paragraph.getAttribute("style") ?? "");
    if (!match) continue;
    const marker = takeMarker(paragraph);
    const item = {
      paragraph,
      list: match[1] ?? "",
      level: Number(match[2]),
      ordered: /^\(?[\da-z]{1,4}[.)]/i.test(marker),
    };
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before?.list === item.list && before.paragraph.nextElementSibling === paragraph)
      run.push(item);
    else runs.push([item]);
  }
  return runs;
}

function takeMarker(paragraph: HTMLElement): string {
  const marker = [...paragraph.querySelectorAll<HTMLElement>("span")].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute("style") ?? ""),
  );
  const text = marker?.textContent?.trim() ?? "";
  marker?.remove();
  return text;
}

/** Deeper items go into a list of the item before them. */
function buildList(page: Document, run: Item[]) {
  const first = run[0];
  if (!first) return;
  const open: { list: HTMLElement; level: number }[] = [];
  const place = page.createElement("div");
  first.paragraph.before(place);
  for (const { paragraph, level, ordered } of run) {
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop();
    let current = open.at(-1);
    if (!current || current.level < level) {
      const list = page.createElement(ordered ? "ol" : "ul");
      (current?.list.lastElementChild ?? place).append(list);
      current = { list, level };
      open.push(current);
    }
    const item = page.createElement("li");
    const text = page.createElement("p");
    text.append(...paragraph.childNodes);
    item.append(text);
    current.list.append(item);
    paragraph.remove();
  }
  place.replaceWith(...place.childNodes);
}
