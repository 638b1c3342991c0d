import { writeTables } from "./table-html";
import { nameOf, TAGS } from "./tag";

const HREF = /\bhref\s?=\s?(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
const ADDRESS = /^(?:https?:\/\/|mailto:|tel:)[^\s<>]{1,500}$/i;

const RAISED = /<sup\b[^<>]*>(?:<span\b[^<>]*>)?([-+−]?\d{1,3})(?:<\/span>)?<\/sup>/gi;
const FOREIGN = /<(?:table|caption|thead|tbody|tfoot|tr|td|th|a)\b/i;
const PART =
  /^\/?(?:div|section|article|header|footer|main|aside|figure|figcaption|dl|dt|dd|address|center|fieldset|form|nav|details|summary)$/;
const INLINE = /^\/?(?:strong|b|em|i|u|code|span|font|a|small|sub|sup|s|mark)$/;

/** An article holds no links: an address stands in brackets. `10<sup>3</sup>` is no 103. Tables are written in one way. One pass. */
export function writeOut(html: string): string {
  const plain = html.replace(RAISED, (_, figures: string) => Array.from(figures, raise).join(""));
  if (!FOREIGN.test(plain)) return plain;
  const pieces = plain.split(TAGS);
  writeAddresses(pieces);
  return writeTables(pieces);
}

/** What stands in parts of a page (`div` and the like), whose marks are about to go, stays apart as by a blank line. */
export function keepPartsApart(html: string): string {
  let afterText = false;
  return html
    .split(TAGS)
    .map((piece, index) => {
      const name = index % 2 === 1 ? nameOf(piece) : "";
      if (name === "") {
        afterText ||= piece.trim() !== "";
        return piece;
      }
      if (INLINE.test(name)) return piece;
      const parts = PART.test(name) && afterText;
      afterText = false;
      return parts ? `\n\n${piece}` : piece;
    })
    .join("");
}

function raise(sign: string) {
  return "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(sign)] ?? (sign === "+" ? "⁺" : "⁻");
}

function writeAddresses(pieces: string[]) {
  let link: { address: string | null; words: string; lastWords: number } | null = null;
  for (const [index, piece] of pieces.entries()) {
    if (index % 2 === 0) {
      if (!link || piece.trim() === "") continue;
      link.words += piece;
      link.lastWords = index;
      continue;
    }
    const name = nameOf(piece);
    if (name === "a") link = { address: readAddress(piece), words: "", lastWords: 0 };
    if (name !== "/a" || !link) continue;
    const { address, words, lastWords } = link;
    link = null;
    if (!address || lastWords === 0 || sayAlike(words, address)) continue;
    // At the end of the words, so that it stands in the same line, also where the link is around a whole paragraph.
    const last = pieces[lastWords] ?? "";
    pieces[lastWords] = `${last.trimEnd()} (${address})${/\s$/.test(last) ? " " : ""}`;
  }
}

/** As it stands in the markup, its entities included; null for what leads nowhere or runs a script. */
function readAddress(tag: string): string | null {
  const found = HREF.exec(tag);
  const written = (found?.[1] ?? found?.[2] ?? found?.[3] ?? "").trim();
  return ADDRESS.test(written) ? written.replace(/^(?:mailto|tel):/i, "") : null;
}

function sayAlike(words: string, address: string) {
  const bare = (text: string) =>
    text
      .trim()
      .toLowerCase()
      .replace(/^https?:\/\/(?:www\.)?/, "")
      .replace(/\/$/, "");
  return bare(words).replace(/^www\./, "") === bare(address);
}
