import { promisify } from "node:util";
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import Negotiator from "negotiator";

export type Encoding = "br" | "gzip" | "identity";

const inPool = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** In bytes: below this a compressed answer is hardly smaller than its headers. */
const WORTH_COMPRESSING = 600;
const TEXT = /^text\/|json|xml|javascript|svg/;

export function isText(type: string): boolean {
  return TEXT.test(type);
}

export function isWorthCompressing(type: string, bytes: number): boolean {
  return bytes >= WORTH_COMPRESSING && isText(type);
}

/** Of an answer that is sent once; of a kept one for the first who asks, 1.5 ms and a tenth smaller; and for all after him. */
export const LEVELS = {
  once: { br: 3, gzip: 2 },
  first: { br: 5, gzip: 5 },
  best: { br: 11, gzip: 9 },
} as const;

/** In another thread: it takes a hundred times as long. */
export function compressBest(encoding: "br" | "gzip", body: Buffer): Promise<Buffer> {
  return encoding === "br"
    ? inPool.br(body, brotliOptions(body, LEVELS.best.br))
    : inPool.gzip(body, { level: LEVELS.best.gzip });
}

/** Where it takes no longer than handing it to another thread would. */
export function compressAtOnce(encoding: "br" | "gzip", body: Buffer, level: number): Buffer {
  return encoding === "br" ? brotliCompressSync(body, brotliOptions(body, level)) : gzipSync(body, { level });
}

function brotliOptions({ byteLength }: Buffer, level: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: byteLength,
    },
  };
}

const MOST_REMEMBERED = 200;
const read = new Map<string, Encoding>();

/** What the client takes, the smallest first. Browsers send few different headers, over and over. */
export function readEncoding(header = "", offered: readonly Encoding[] = ["br", "gzip"]): Encoding {
  const key = `${offered} ${header}`;
  const known = read.get(key);
  if (known) return known;
  const negotiator = new Negotiator({ headers: { "accept-encoding": header } });
  // The types do not know the second argument, which settles what the client likes equally well.
  const choose: (available: string[], options: { preferred: string[] }) => string[] =
    negotiator.encodings.bind(negotiator);
  const [best] = choose([...offered, "identity"], { preferred: [...offered] });
  const encoding = offered.find((one) => one === best) ?? "identity";
  if (read.size >= MOST_REMEMBERED) read.clear();
  read.set(key, encoding);
  return encoding;
}
