import { productTypes } from "~/steel/kind";
import { LINE_DECIMALS, type ListedLine } from "./line";
import { MOST_LINES } from "./listed";

/** Of the layout: another one is not read. */
const EDITION = 3;

/** Bits of a line's first byte; above them stands its type, counted from 1. */
const COIL = 1;
const BY_WEIGHT = 2;
const INNER = 4;
const PRODUCT = 8;
const WORDS = 16;
const TYPE = 32;

const ID_BYTES = 12;
const DECIMALS = LINE_DECIMALS + 1;

/**
 * In base64url: the products and words that lines share, once each, then the lines. A line has 25 bytes at most, words
 * aside; those of a shop about 8.
 */
export function packLines(lines: readonly ListedLine[]): string {
  const products = [...new Set(lines.flatMap(({ product }) => product ?? []))];
  const words = [...new Set(lines.flatMap((line) => line.words || []))];
  const bytes: number[] = [EDITION, products.length];
  for (const id of products) bytes.push(...Buffer.from(id, "hex"));
  bytes.push(words.length);
  for (const text of words) {
    const encoded = Buffer.from(text);
    pushCount(bytes, encoded.length);
    bytes.push(...encoded);
  }
  for (const line of lines) pushLine(bytes, line, products, words);
  return Buffer.from(bytes).toString("base64url");
}

/** Null when it is cut short, or packed by another edition. */
export function unpackLines(text: string): ListedLine[] | null {
  const bytes = new Bytes(Buffer.from(text, "base64url"));
  if (bytes.next() !== EDITION) return null;
  const products = Array.from({ length: bytes.next() }, () => bytes.take(ID_BYTES).toString("hex"));
  const words = Array.from({ length: bytes.next() }, () => bytes.take(bytes.count()).toString("utf8"));
  const lines: ListedLine[] = [];
  while (!bytes.isAtEnd && lines.length < MOST_LINES) lines.push(takeLine(bytes, products, words));
  return bytes.isShort || !bytes.isAtEnd ? null : lines;
}

/** Names a line among the others of a list, wherever it has moved. */
export function keyOf(line: ListedLine): string {
  return packLines([line]);
}

function pushLine(bytes: number[], line: ListedLine, products: string[], words: string[]) {
  const type = line.type ? productTypes.indexOf(line.type) + 1 : 0;
  const isCoil = line.form === "coil";
  bytes.push(
    (isCoil ? COIL : 0) +
      (line.weight !== null ? BY_WEIGHT : 0) +
      (line.inner !== null ? INNER : 0) +
      (line.product ? PRODUCT : 0) +
      (line.words ? WORDS : 0) +
      type * TYPE,
  );
  if (line.product) bytes.push(products.indexOf(line.product));
  if (line.words) bytes.push(words.indexOf(line.words));
  pushSize(bytes, line.thickness);
  pushSize(bytes, line.width);
  pushSize(bytes, line.weight ?? line.length ?? 0);
  if (line.inner !== null) pushSize(bytes, line.inner);
  pushCount(bytes, line.pieces);
}

function takeLine(bytes: Bytes, products: string[], words: string[]): ListedLine {
  const bits = bytes.next();
  const has = (bit: number) => (bits & bit) !== 0;
  const product = has(PRODUCT) ? (products[bytes.next()] ?? null) : null;
  const text = has(WORDS) ? (words[bytes.next()] ?? "") : "";
  const thickness = bytes.size();
  const width = bytes.size();
  const amount = bytes.size();
  const inner = has(INNER) ? bytes.size() : null;
  return {
    form: has(COIL) ? "coil" : "sheet",
    thickness,
    width,
    length: has(BY_WEIGHT) ? null : amount,
    pieces: bytes.count(),
    weight: has(BY_WEIGHT) ? amount : null,
    inner,
    product,
    type: productTypes[Math.floor(bits / TYPE) - 1] ?? null,
    words: text,
  };
}

/** The number of its decimals is the remainder, so that 2500 needs no more room than it has digits. */
function pushSize(bytes: number[], size: number) {
  let decimals = 0;
  while (decimals < LINE_DECIMALS && !Number.isInteger(scale(size, decimals))) decimals += 1;
  pushCount(bytes, Math.round(scale(size, decimals)) * DECIMALS + decimals);
}

/** As the decimal reads: 1.1 times 10 is 11. */
function scale(size: number, decimals: number) {
  return Number((size * 10 ** decimals).toPrecision(14));
}

/** Seven bits a byte, the least first; a set eighth says that another follows. Division: bits end at 32. */
function pushCount(bytes: number[], count: number) {
  let rest = count;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  bytes.push(rest);
}

class Bytes {
  #at = 0;
  #bytes: Buffer;
  isShort = false;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get isAtEnd() {
    return this.#at >= this.#bytes.length;
  }

  next(): number {
    const byte = this.#bytes[this.#at];
    this.#at += 1;
    if (byte === undefined) this.isShort = true;
    return byte ?? 0;
  }

  take(count: number): Buffer {
    const taken = this.#bytes.subarray(this.#at, this.#at + count);
    this.#at += count;
    if (taken.length < count) this.isShort = true;
    return taken;
  }

  count(): number {
    let count = 0;
    let byte = 128;
    for (let factor = 1; byte > 127 && factor < 2 ** 42; factor *= 128) {
      byte = this.next();
      count += (byte % 128) * factor;
    }
    return count;
  }

  size(): number {
    const packed = this.count();
    return Math.floor(packed / DECIMALS) / 10 ** (packed % DECIMALS);
  }
}
