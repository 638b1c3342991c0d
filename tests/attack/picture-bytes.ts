import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

const PNG_BEGINS = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
export const BOMB_BYTES = 60 * 1024 * 1024;

export const photo = (format: "jpeg" | "png" | "webp") => noisy(300, 200).toFormat(format).toBuffer();

export function plain(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "#345" } });
}

export function noisy(width: number, height: number) {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: "#888", noise } });
}

export async function film(frames: number) {
  const raw = { width: 30, height: 20 * frames, channels: 3, pageHeight: 20 } as const;
  const pixels = Buffer.alloc(30 * 20 * 3 * frames, Buffer.from("steel rolls and is cut"));
  return sharp(pixels, { raw })
    .webp({ loop: 0, delay: new Array<number>(frames).fill(20) })
    .toBuffer();
}

export function cutTo(bytes: Buffer, share: number) {
  return bytes.subarray(0, Math.floor(bytes.length * share));
}

export function zeroed(bytes: Buffer, from: number) {
  return Buffer.from(bytes).fill(0, from);
}

export function flipped(bytes: Buffer, at: number) {
  const other = Buffer.from(bytes);
  other[at] = (other[at] ?? 0) ^ 1;
  return other;
}

function chunk(name: string, content: Buffer) {
  const named = Buffer.concat([Buffer.from(name), content]);
  const bytes = Buffer.alloc(8 + named.length);
  bytes.writeUInt32BE(content.length);
  named.copy(bytes, 4);
  bytes.writeUInt32BE(crc32(named), 4 + named.length);
  return bytes;
}

export function png(width: number, height: number, pixels: Buffer) {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([
    PNG_BEGINS,
    chunk("IHDR", header),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

export const pngHeader = (width: number, height: number) =>
  png(width, height, deflateSync(Buffer.alloc(100)));

/** Behind the header, which comes first. */
export function withChunk(bytes: Buffer, name: string, content: Buffer, times = 1) {
  const after = PNG_BEGINS.length + 25;
  const more = new Array<Buffer>(times).fill(chunk(name, content));
  return Buffer.concat([bytes.subarray(0, after), ...more, bytes.subarray(after)]);
}

export function iccBomb() {
  return Buffer.concat([Buffer.from("profile\0\0"), deflateSync(Buffer.alloc(BOMB_BYTES))]);
}

/** Each as long as can be, unless `length` says less. */
export function withSegments(bytes: Buffer, marker: number, times: number, begins: string, length = 65_533) {
  const content = Buffer.alloc(length, Buffer.from(begins, "latin1"));
  const head = Buffer.from([0xff, marker, (length + 2) >> 8, (length + 2) & 255]);
  const more = new Array<Buffer>(times).fill(Buffer.concat([head, content]));
  return Buffer.concat([bytes.subarray(0, 2), ...more, bytes.subarray(2)]);
}

export function largeJpeg(bytes: Buffer, height: number, width: number) {
  const other = Buffer.from(bytes);
  const frame = other.indexOf(Buffer.from([0xff, 0xc0]));
  other.writeUInt16BE(height, frame + 5);
  other.writeUInt16BE(width, frame + 7);
  return other;
}

/** The frame of a lossy WebP says its sizes in 14 bits each, behind three bytes that are always the same. */
export function largeWebp(bytes: Buffer) {
  const other = Buffer.from(bytes);
  const frame = other.indexOf(Buffer.from([0x9d, 0x01, 0x2a]));
  other.writeUInt16LE(16_383, frame + 3);
  other.writeUInt16LE(16_383, frame + 5);
  return other;
}
