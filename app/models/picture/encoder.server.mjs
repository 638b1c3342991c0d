import { open, stat } from "node:fs/promises";
import sharp from "sharp";
import { assist, sayOnItsWay } from "../queue/assist.server.mjs";

/** Plain JavaScript, because it runs as it is. No secret and no database here: decoders meet hostile pictures. */

/** @typedef {import("./encoding.server").EncoderJob} EncoderJob */
/** @typedef {import("./encoding.server").EncoderOutcome} EncoderOutcome */

// Nothing but the three accepted formats can be decoded, whatever a file claims to be.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"] });
// Visitors keep the other core, and the memory goes back at once.
sharp.concurrency(1);
sharp.cache(false);

/** Coefficients per pixel of a JPEG with reduced colour. */
const CHROMA_SHARE = { "4:2:0": 1.5, "4:2:2": 2 };

/** Resizing holds so many rows of a PNG, and of a low one so many for each of its own: measured from 8,000 to 524,378 wide. */
const HELD_ROWS = 2_000;
const HELD_FOR_EACH_ROW = 25;

assist((/** @type {EncoderJob} */ job) => {
  const source = typeof job.source === "string" ? job.source : Buffer.from(job.source);
  return encode({ ...job, source });
});

/** @param {EncoderJob} job @returns {Promise<EncoderOutcome>} */
async function encode({ source, limits, masterOptions, variants }) {
  const rejected = await check(source, limits);
  if (rejected) return { rejected };
  const pixels = await decode(source, limits);
  if (!pixels) return { rejected: "damaged" };
  sayOnItsWay();
  const { data, raw } = pixels;
  const copies = [];
  for (const { format, width, options } of variants) {
    if (width >= raw.width) continue;
    const bytes = await sharp(data, { raw }).resize({ width }).toFormat(format, options).toBuffer();
    sayOnItsWay();
    copies.push({ format, width, bytes });
  }
  const master = await sharp(data, { raw }).webp(masterOptions).toBuffer();
  return { width: raw.width, height: raw.height, master, copies };
}

async function check(source, limits) {
  const size = typeof source === "string" ? (await stat(source)).size : source.length;
  if (size > limits.bytes) return "heavy";
  if (!hasKnownBeginning(await readBeginning(source))) return "unknown";
  const header = await sharp(source, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!header?.width || !header.height) return "damaged";
  const pixels = header.width * header.height;
  const held = heldBytes(header);
  if (pixels > limits.pixels || held > limits.heldBytes) return "large";
  return pixels > (limits.lightPixels ?? pixels) || held > (limits.lightHeldBytes ?? held)
    ? "not light"
    : null;
}

/** 0 where the decoder shrinks as it reads; an interlaced or turned PNG is held whole. */
function heldBytes({ format, width, height, isProgressive, orientation, ...pixel }) {
  const { channels, depth, chromaSubsampling } = pixel;
  if (format === "jpeg" && isProgressive) {
    return 2 * width * height * (CHROMA_SHARE[chromaSubsampling] ?? channels);
  }
  if (format !== "png") return 0;
  const rows = Math.min(HELD_ROWS, height * HELD_FOR_EACH_ROW);
  const row = width * channels * (depth === "ushort" ? 2 : 1);
  return row * (isProgressive || orientation > 1 ? Math.max(rows, height) : rows);
}

async function readBeginning(source) {
  if (typeof source !== "string") return source.subarray(0, 12);
  const handle = await open(source, "r");
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(12), 0, 12, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

function hasKnownBeginning(bytes) {
  const text = bytes.toString("latin1");
  return (
    text.startsWith("\xff\xd8\xff") ||
    text.startsWith("\x89PNG\r\n\x1a\n") ||
    (text.startsWith("RIFF") && text.slice(8) === "WEBP")
  );
}

async function decode(source, { pixels, longestSide }) {
  try {
    const { data, info } = await sharp(source, { failOn: "error", limitInputPixels: pixels })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
  } catch {
    return null;
  }
}
