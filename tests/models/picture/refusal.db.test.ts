import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { env } from "~/env.server";
import { storePicture } from "~/models/picture/write.server";

const uploads = path.resolve(env.UPLOADS_DIR);
const desk = mkdtempSync(path.join(tmpdir(), "pictures-"));
afterAll(() => rmSync(desk, { recursive: true, force: true }));

beforeEach(() => {
  rmSync(uploads, { recursive: true, force: true });
});

describe("refused", () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>`;
  const notImage = "Only image files are allowed";

  it.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ["nothing", () => Buffer.alloc(0), notImage],
    ["text", () => Buffer.from("a picture, honestly"), notImage],
    ["HTML", () => Buffer.from("<!doctype html><script>alert(1)</script>"), notImage],
    ["SVG", () => Buffer.from(svg), notImage],
    ["SVG behind a byte order mark", () => Buffer.from(`\ufeff<?xml version="1.0"?>${svg}`), notImage],
    ["GIF", () => plain(9, 9).gif().toBuffer(), notImage],
    ["TIFF", () => plain(9, 9).tiff().toBuffer(), notImage],
    ["AVIF", () => plain(64, 64).avif().toBuffer(), notImage],
    ["PDF", () => Buffer.from("%PDF-1.7\n%âãÏÓ\n"), notImage],
    ["a JPEG's beginning alone", () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), notImage],
    [
      "HTML after a JPEG's beginning",
      () => Buffer.from("\xff\xd8\xff<script>alert(1)</script>", "latin1"),
      notImage,
    ],
    ["SVG after a PNG's beginning", () => Buffer.from(`\x89PNG\r\n\x1a\n${svg}`, "latin1"), notImage],
    ["a RIFF that is no WebP", () => Buffer.from("RIFF\x24\0\0\0WAVEfmt ", "latin1"), notImage],
    ["a JPEG cut in half", async () => half(await noisy().jpeg().toBuffer()), notImage],
    ["a JPEG without its last tenth", async () => part(await noisy().jpeg().toBuffer(), 0.9), notImage],
    [
      "a progressive JPEG cut in half",
      async () => half(await noisy().jpeg({ progressive: true }).toBuffer()),
      notImage,
    ],
    ["a PNG cut in half", async () => half(await noisy().png().toBuffer()), notImage],
    ["a WebP cut in half", async () => half(await noisy().webp().toBuffer()), notImage],
    ["51 megapixels", () => bomb(8500, 6000), "Image is too large"],
    ["51 megapixels as JPEG", () => jpegBomb(8500, 6000), "Image is too large"],
    ["31 megapixels in rows of half a million", () => bomb(524_378, 60), "Image is too large"],
    ["a bomb of 900 megapixels", () => bomb(30_000, 30_000), "Image is too large"],
    [
      "more than 12 MB",
      async () => heavy(await plain(9, 9).png().toBuffer()),
      "Image must be 12 MB or smaller",
    ],
    [
      "more than 12 MB of nothing",
      () => Buffer.alloc(12 * 1024 * 1024 + 1),
      "Image must be 12 MB or smaller",
    ],
  ])("%s", async (_, make, message) => {
    const bytes = await make();
    const file = path.join(desk, "upload.jpg");
    writeFileSync(file, bytes);
    expect(await storePicture(bytes)).toEqual({ ok: false, message });
    expect(await storePicture(file)).toEqual({ ok: false, message });
    expect(existsSync(uploads)).toBe(false);
  });

  it("leaves the encoder ready for the next one", async () => {
    await storePicture(Buffer.from("\xff\xd8\xff", "latin1"));
    expect(await storePicture(await plain(9, 9).jpeg().toBuffer())).toMatchObject({ ok: true });
  });
});

function plain(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "#345" } });
}

function noisy() {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  return sharp({ create: { width: 800, height: 600, channels: 3, background: "#888", noise } });
}

function part(bytes: Buffer, share: number) {
  return bytes.subarray(0, Math.floor(bytes.length * share));
}

function half(bytes: Buffer) {
  return part(bytes, 0.5);
}

function heavy(bytes: Buffer) {
  return Buffer.concat([bytes, Buffer.alloc(12 * 1024 * 1024)]);
}

/** A small PNG whose header promises a large picture. */
async function bomb(width: number, height: number) {
  const bytes = await plain(9, 9).png().toBuffer();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

/** A small JPEG whose frame promises a large picture. */
async function jpegBomb(width: number, height: number) {
  const bytes = await plain(9, 9).jpeg().toBuffer();
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}
