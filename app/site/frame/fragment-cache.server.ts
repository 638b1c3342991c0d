import { randomBytes } from "node:crypto";
import { type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";
import type { FragmentPlacer } from "~/ui/frame/response-context";

/** In bytes, for all fragments together: some eight hundred cards. */
const MOST_BYTES = 2 * 1024 * 1024;
/** One larger than this, with a long text in a field say, is not kept. */
const LARGEST = 32 * 1024;
const OVERHEAD_BYTES = 256;

/** Nothing that a page shows can contain it: it is new with each start. */
const MARK = `<!--${randomBytes(12).toString("hex")}:`;
const MARK_END = "-->";

/** The HTML of parts by what they show, so that it is never out of date. The longest unused go first. */
export class FragmentCache {
  #known = new Map<string, Buffer>();
  #names = new Map<unknown, number>();
  #bytes = 0;

  constructor(private readonly mostBytes = MOST_BYTES) {}

  /** In memory, keys included. */
  get bytes(): number {
    return this.#bytes;
  }

  /** UTF-8. */
  read<Props extends object>(part: ComponentType<Props>, props: Props): Buffer {
    const key = `${this.#nameOf(part)} ${JSON.stringify(props)}`;
    const known = this.#known.get(key);
    if (known) {
      this.#known.delete(key);
      this.#known.set(key, known);
      return known;
    }
    const html = write(part, props);
    if (sizeOf(key, html) <= LARGEST) this.#add(key, html);
    return html;
  }

  #add(key: string, html: Buffer) {
    this.#known.set(key, html);
    this.#bytes += sizeOf(key, html);
    for (const [oldest, its] of this.#known) {
      if (this.#bytes <= this.mostBytes) return;
      this.#known.delete(oldest);
      this.#bytes -= sizeOf(oldest, its);
    }
  }

  /** Bundlers give two parts the same name. */
  #nameOf(part: unknown): number {
    const name = this.#names.get(part) ?? this.#names.size;
    this.#names.set(part, name);
    return name;
  }
}

/** The fragments of one page, from its first component to its last byte. */
export class PageFragments {
  #placed: (() => Buffer)[] = [];

  constructor(private readonly cache: FragmentCache) {}

  place: FragmentPlacer = (part, props) => {
    this.#placed.push(() => this.cache.read(part, props));
    return `${MARK}${this.#placed.length - 1}${MARK_END}`;
  };

  /** The whole page in UTF-8. Throws what a fragment throws. */
  fill(page: string): Uint8Array<ArrayBuffer> {
    const pieces: Buffer[] = [];
    let from = 0;
    for (let at = page.indexOf(MARK); at !== -1; at = page.indexOf(MARK, from)) {
      const end = page.indexOf(MARK_END, at);
      const fragment = this.#placed[Number(page.slice(at + MARK.length, end))];
      pieces.push(Buffer.from(page.slice(from, at)));
      if (fragment) pieces.push(fragment());
      from = end + MARK_END.length;
    }
    pieces.push(Buffer.from(page.slice(from)));
    return Buffer.concat(pieces);
  }
}

function write<Props extends object>(part: ComponentType<Props>, props: Props): Buffer {
  const html = renderToString(createElement(part, props));
  // A page's policy allows the scripts that stand in it without its fragments; the browser counts ids by the whole page.
  if (html.includes("<script")) throw new Error(`A script in the fragment ${part.name}`);
  if (/ (?:id|for)=":R[0-9a-z]*(?:H\d+)?:"/.test(html))
    throw new Error(`An id of React's in the fragment ${part.name}`);
  // Memory of its own: a small buffer would hold what happens to lie beside it.
  const own = Buffer.allocUnsafeSlow(Buffer.byteLength(html));
  own.write(html);
  return own;
}

function sizeOf(key: string, html: Buffer) {
  return key.length + html.byteLength + OVERHEAD_BYTES;
}
