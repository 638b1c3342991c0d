import sanitize from "sanitize-html";
import { hasMoreBytes, withoutControl } from "~/models/text/typed-text";
import { keepPartsApart, writeOut } from "./foreign-html";
import { asParagraphs } from "./paragraph";

export type CleanHtml = { ok: true; html: string } | { ok: false; message: string };

const TOO_LONG = "Text is too long";
const MOST_BYTES = 100 * 1024;
const MOST_TAGS = 5000;
const DEEPEST = 40;
const MOST_PASSES = 8;

const HEADINGS = ["h1", "h2", "h3", "h4", "h5", "h6"];
const BLOCKS = ["p", ...HEADINGS, "ul", "ol", "li", "blockquote", "pre", "hr", "table"];
const TABLE = ["thead", "tbody", "tr", "th", "td"];
const INLINE = ["strong", "em", "u", "code", "br"];
const SPANS = ["colspan", "rowspan"];
const ALIGNED = ["p", ...HEADINGS];

const TOOLBAR: sanitize.IOptions = {
  allowedTags: [...BLOCKS, ...TABLE, ...INLINE],
  allowedAttributes: {
    ol: ["start"],
    td: SPANS,
    th: [...SPANS, "scope"],
    ...Object.fromEntries(ALIGNED.map((tag) => [tag, ["style"]])),
  },
  // The alignment is read and written again below; no other style gets as far as a style parser.
  parseStyleAttributes: false,
  allowedSchemes: [],
  nonTextTags: [
    ...["script", "style", "template", "noscript", "noembed", "noframes", "iframe", "object", "embed"],
    ...["applet", "svg", "math", "textarea", "select", "option", "title", "xmp", "plaintext", "audio"],
    ...["video", "canvas"],
  ],
  nestingLimit: DEEPEST,
  transformTags: {
    b: "strong",
    i: "em",
    td: allowSpans,
    th: allowSpans,
    ol: (tagName, { start }) => ({ tagName, attribs: ifAllowed("start", start, /^\d{1,6}$/) }),
    ...Object.fromEntries(ALIGNED.map((tag) => [tag, allowAlignment])),
  },
};

const BLOCK_TAG = new RegExp(`<(/?)(?:${BLOCKS.join("|")})\\b[^>]*>`, "g");
const SEPARATING_TAG = /<\/?(?:p|h[1-6]|ul|ol|li|blockquote|pre|hr|br|table|tr|t[dh])\b[^>]*>/gi;
const LINE_END = /<\/(?:h[1-6]|tr)\s*>/gi;
/** Begins no tag that ends, no comment and no instruction, as in `t<d`: a parser would take all that follows for its tag. */
const LOOSE =
  /<(?!\/?[a-z][\w-]*(?::[\w-]+)*(?:[\s/](?:[^<>]*|[^<>=]*=[^>]{0,2000}))?>|!(?:--|\[|doctype)|\?[a-z])/gi;
/** No clean article holds this character. */
const MARK = "\u2029";

/** Cleaning it again changes nothing. At most 100 KB and 5000 tags, counted before anything is parsed. */
export function cleanBlogHtml(html: string): CleanHtml {
  if (isTooLong(html)) return { ok: false, message: TOO_LONG };
  let clean = cleanOnce(html);
  for (let pass = 1; pass < MOST_PASSES; pass += 1) {
    const again = cleanOnce(clean);
    if (again === clean)
      return isTooLong(clean) ? { ok: false, message: TOO_LONG } : { ok: true, html: clean };
    clean = again;
  }
  // What still moves after so many passes was made to move: only its text is kept.
  return { ok: true, html: asParagraphs(sanitize(clean, { allowedTags: [], allowedAttributes: {} })) };
}

export function plainText(html: string): string {
  const separated = html.replaceAll(MARK, " ").replace(SEPARATING_TAG, " $& ").replace(LINE_END, `$&${MARK}`);
  const text = sanitize(separated, { ...TOOLBAR, allowedTags: [], allowedAttributes: {}, transformTags: {} });
  return unescapeText(text)
    .split(MARK)
    .map((part) => part.replace(/\s+/g, " ").trim())
    .filter((part) => part !== "")
    .join("\n");
}

function allowAlignment(tagName: string, { style = "" }: sanitize.Attributes): sanitize.Tag {
  const declared = style.split(";").map((declaration) => declaration.replace(/\s+/g, "").toLowerCase());
  const alignment = declared.findLast((declaration) => declaration.startsWith("text-align:"));
  return { tagName, attribs: ifAllowed("style", alignment, /^text-align:(?:left|center|right|justify)$/) };
}

function allowSpans(tagName: string, { colspan, rowspan, scope }: sanitize.Attributes): sanitize.Tag {
  const number = /^\d{1,3}$/;
  const spans = { ...ifAllowed("colspan", colspan, number), ...ifAllowed("rowspan", rowspan, number) };
  return { tagName, attribs: { ...spans, ...ifAllowed("scope", scope, /^(?:col|row)$/) } };
}

function ifAllowed(name: string, value: string | undefined, allowed: RegExp): sanitize.Attributes {
  return value !== undefined && allowed.test(value) ? { [name]: value } : {};
}

function cleanOnce(html: string) {
  const readable = withoutControl(html).replace(/\r\n?/g, "\n").replace(LOOSE, "&lt;");
  return wrapLoose(withoutControl(sanitize(keepPartsApart(writeOut(readable)), TOOLBAR)).trim());
}

/** Text that stands in no block becomes paragraphs. */
function wrapLoose(clean: string) {
  let depth = 0;
  const marked = clean.replace(BLOCK_TAG, (tag, end: string) => {
    if (end) depth -= 1;
    const edge = depth === 0 ? MARK : "";
    if (tag === "<hr />") return `${edge}${tag}${edge}`;
    if (end) return `${tag}${edge}`;
    depth += 1;
    return `${edge}${tag}`;
  });
  return marked
    .split(MARK)
    .map((part, index) => (index % 2 === 0 && hasWords(part) ? asParagraphs(part) : part))
    .join("");
}

function hasWords(html: string) {
  return html.replace(/<[^<>]*>/g, "").trim() !== "";
}

function isTooLong(html: string) {
  if (hasMoreBytes(html, MOST_BYTES)) return true;
  let tags = 0;
  for (let at = html.indexOf("<"); at !== -1; at = html.indexOf("<", at + 1)) tags += 1;
  return tags > MOST_TAGS;
}

/** The sanitizer decodes every entity and writes back only these. */
function unescapeText(text: string) {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}
