import { inflateSync } from "node:zlib";

/** In bytes, as https://www.w3.org/TR/WOFF/ and the OpenType specification have them. */
const WOFF = { header: 44, entry: 20 };
const SFNT = { header: 12, entry: 16 };

/** The font in a WOFF file, its tables unpacked: the fonts' library unpacks a table anew for every letter. */
export function unpackFont(woff) {
  const count = woff.readUInt16BE(12);
  const font = Buffer.alloc(woff.readUInt32BE(16));
  font.writeUInt32BE(woff.readUInt32BE(4), 0);
  font.writeUInt16BE(count, 4);
  let at = SFNT.header + count * SFNT.entry;
  for (let table = 0; table < count; table += 1) {
    const from = WOFF.header + table * WOFF.entry;
    const [start, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(from + field));
    const bytes = woff.subarray(start, start + packed);
    (packed < length ? inflateSync(bytes) : bytes).copy(font, at);
    const to = SFNT.header + table * SFNT.entry;
    woff.copy(font, to, from, from + 4);
    woff.copy(font, to + 4, from + 16, from + 20);
    font.writeUInt32BE(at, to + 8);
    font.writeUInt32BE(length, to + 12);
    at += Math.ceil(length / 4) * 4;
  }
  return font;
}
