import { open, stat } from "node:fs/promises";
import sharp, { type Metadata } from "sharp";
import {
  IMAGE_TOO_HEAVY,
  IMAGE_TOO_LARGE,
  LONGEST_SIDE,
  MOST_PICTURE_BYTES,
  MOST_PICTURE_PIXELS,
  NOT_AN_IMAGE,
  pictureVariants,
  type VariantFormat,
} from "./picture";
import type { NewFile } from "./upload-folder.server";

/** A picture as it came: its bytes, or the path of a file that holds them. */
export type PictureSource = Buffer | string;

export type EncodedPicture = { ok: true; name: string; files: NewFile[] } | { ok: false; message: string };

// One thread and no cache: visitors keep the other core, and the memory goes back at once. Nothing but the three
// accepted formats can be decoded in this process, whatever a file claims to be.
sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"] });

/** Longest time for decoding, in seconds. A photograph of 12 megapixels takes a tenth of one. */
const MOST_SECONDS = 30;
/** Memory that a decoder may hold because its format cannot be read line by line, in bytes. */
const MOST_HELD_BYTES = 160 * 1024 * 1024;
/** Coefficients per pixel of a JPEG with reduced colour. */
const CHROMA_SHARE: Record<string, number> = { "4:2:0": 1.5, "4:2:2": 2 };

// Measured on photographs: AVIF effort 1 takes a quarter of the time of effort 2 for the same bytes and quality.
const MASTER_WEBP = { quality: 82, effort: 3 } as const;
const VARIANT_WEBP = { quality: 76, effort: 3 } as const;
const VARIANT_AVIF = { quality: 50, effort: 1 } as const;

/**
 * Turns an uploaded picture into the files that are kept: upright, in sRGB, without metadata, at most LONGEST_SIDE
 * pixels long, as WebP under `id`, with narrower copies as AVIF and WebP; the master is the last. JPEG, PNG and WebP
 * are recognised by their bytes. Of an animation only the first frame is kept. A file that ends too early is refused.
 */
export async function encodePicture(source: PictureSource, id: string): Promise<EncodedPicture> {
  const message = await findFault(source);
  if (message) return { ok: false, message };
  const pixels = await decode(source);
  if (!pixels) return { ok: false, message: NOT_AN_IMAGE };

  const { width, height } = pixels.raw;
  const name = `${id}-${width}x${height}.webp`;
  const files: NewFile[] = [];
  for (const format of ["avif", "webp"] satisfies VariantFormat[]) {
    for (const variant of pictureVariants(name, format)) {
      const narrower = sharp(pixels.data, { raw: pixels.raw }).resize({ width: variant.width });
      const encoder = format === "avif" ? narrower.avif(VARIANT_AVIF) : narrower.webp(VARIANT_WEBP);
      files.push({ name: variant.file, bytes: await encoder.toBuffer() });
    }
  }
  const master = await sharp(pixels.data, { raw: pixels.raw }).webp(MASTER_WEBP).toBuffer();
  return { ok: true, name, files: [...files, { name, bytes: master }] };
}

/** What is wrong with a picture as far as its size, first bytes and header tell; nothing is decoded for it. */
async function findFault(source: PictureSource): Promise<string | null> {
  const size = typeof source === "string" ? (await stat(source)).size : source.length;
  if (size > MOST_PICTURE_BYTES) return IMAGE_TOO_HEAVY;
  if (!hasKnownBeginning(await readBeginning(source))) return NOT_AN_IMAGE;
  const header = await sharp(source, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!header?.width || !header.height) return NOT_AN_IMAGE;
  return isTooLarge(header) ? IMAGE_TOO_LARGE : null;
}

/** Too many pixels, or so many in a format that is held in memory as a whole that they would fill it. */
function isTooLarge(header: Metadata) {
  const pixels = header.width * header.height;
  return pixels > MOST_PICTURE_PIXELS || pixels * heldBytesPerPixel(header) > MOST_HELD_BYTES;
}

/** Bytes that the decoder holds for each pixel at once; 0 where it reads line by line and shrinks as it goes. */
function heldBytesPerPixel(header: Metadata) {
  const { format, isProgressive, orientation = 1, channels, depth, chromaSubsampling = "" } = header;
  if (format === "jpeg" && isProgressive) return 2 * (CHROMA_SHARE[chromaSubsampling] ?? channels);
  if (format === "png" && (isProgressive || orientation > 1)) return channels * (depth === "ushort" ? 2 : 1);
  return 0;
}

async function readBeginning(source: PictureSource) {
  if (typeof source !== "string") return source.subarray(0, 12);
  const handle = await open(source, "r");
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(12), 0, 12, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

function hasKnownBeginning(bytes: Buffer) {
  const text = bytes.toString("latin1");
  return (
    text.startsWith("\xff\xd8\xff") ||
    text.startsWith("\x89PNG\r\n\x1a\n") ||
    (text.startsWith("RIFF") && text.slice(8) === "WEBP")
  );
}

/** All of the picture in the size in which it is kept, as plain pixels; null when it is damaged. */
async function decode(source: PictureSource) {
  try {
    const { data, info } = await sharp(source, { failOn: "error", limitInputPixels: MOST_PICTURE_PIXELS })
      .timeout({ seconds: MOST_SECONDS })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    return { data, raw: { width, height, channels } };
  } catch {
    return null;
  }
}
