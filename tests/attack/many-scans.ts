/**
 * A valid progressive JPEG of `side` by `side` grey pixels whose pixels are gone through again and again: each scan
 * says in some fifty bytes that nothing changes in any block.
 */
export function jpegOfManyScans(side: number, scans: number): Buffer {
  const blocks = (side / 8) ** 2;
  const frame = segment(0xc2, [8, side >> 8, side & 255, side >> 8, side & 255, 1, 1, 0x11, 0]);
  const quantities = segment(0xdb, [0, ...new Array<number>(64).fill(1)]);
  // One code of one bit each: no difference; and no change in 16384 blocks and as many as fourteen bits say.
  const codes = (kind: number, symbol: number) =>
    segment(0xc4, [kind, 1, ...new Array<number>(15).fill(0), symbol]);
  const first = Buffer.concat([segment(0xda, [1, 1, 0, 0, 0, 0]), pack("0".repeat(blocks))]);
  const again = Buffer.concat([segment(0xda, [1, 1, 0, 1, 63, 0]), pack(nothing(blocks))]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    quantities,
    frame,
    codes(0x00, 0x00),
    codes(0x10, 0xe0),
    first,
    ...new Array<Buffer>(scans).fill(again),
    Buffer.from([0xff, 0xd9]),
  ]);
}

function nothing(blocks: number) {
  let bits = "";
  for (let left = blocks; left > 0; left -= 32_767) {
    bits += `0${Math.max(0, Math.min(left, 32_767) - 16_384)
      .toString(2)
      .padStart(14, "0")}`;
  }
  return bits;
}

function segment(marker: number, content: number[]) {
  const length = content.length + 2;
  return Buffer.from([0xff, marker, length >> 8, length & 255, ...content]);
}

/** Bits as bytes, filled up with ones; 0xff is followed by a zero. */
function pack(bits: string) {
  const bytes: number[] = [];
  for (let at = 0; at < bits.length; at += 8) {
    const byte = Number.parseInt(bits.slice(at, at + 8).padEnd(8, "1"), 2);
    bytes.push(byte);
    if (byte === 0xff) bytes.push(0);
  }
  return Buffer.from(bytes);
}
