import { Assistant, Late, startProcess } from "~/models/queue/assistant.server";
import { Crowded, Places } from "~/models/queue/places.server";
import type { NewFile } from "./folder.server";
import {
  IMAGE_TOO_HEAVY,
  IMAGE_TOO_LARGE,
  LONGEST_SIDE,
  MOST_PICTURE_BYTES,
  MOST_PICTURE_PIXELS,
  NOT_AN_IMAGE,
  PICTURE_WIDTHS,
  type VariantFormat,
} from "./url";

export type PictureSource = Buffer | string;

export type EncodedPicture = { ok: true; name: string; files: NewFile[] } | { ok: false; message: string };

type Variant = { format: VariantFormat; width: number; options: { quality: number; effort: number } };

export type EncoderJob = {
  source: PictureSource;
  limits: { bytes: number; pixels: number; heldBytes: number; longestSide: number };
  masterOptions: { quality: number; effort: number };
  variants: Variant[];
  atOnce: boolean;
};

export type EncoderOutcome =
  | {
      width: number;
      height: number;
      master: Uint8Array;
      copies: { format: VariantFormat; width: number; bytes: Uint8Array }[];
    }
  | { rejected: keyof typeof MESSAGES };

const MESSAGES = {
  unknown: NOT_AN_IMAGE,
  damaged: NOT_AN_IMAGE,
  heavy: IMAGE_TOO_HEAVY,
  large: IMAGE_TOO_LARGE,
};

// Measured on photographs: AVIF effort 1 takes a quarter of the time of effort 2 for the same bytes and quality.
const recipe: Omit<EncoderJob, "source" | "atOnce"> = {
  limits: {
    bytes: MOST_PICTURE_BYTES,
    pixels: MOST_PICTURE_PIXELS,
    // Progressive and interlaced pictures are held whole: of full colour those of 26 megapixels.
    heldBytes: 160 * 1024 * 1024,
    longestSide: LONGEST_SIDE,
  },
  masterOptions: { quality: 82, effort: 3 },
  variants: PICTURE_WIDTHS.flatMap((width): Variant[] => [
    { format: "avif", width, options: { quality: 45, effort: 1 } },
    { format: "webp", width, options: { quality: 76, effort: 3 } },
  ]),
};

const PATIENCE_MS = 10_000;
const IDLE_MS = 10_000;
const BESIDE_VISITORS = 5;

let alone = false;
const encoder = new Assistant<EncoderJob, EncoderOutcome>(
  () => startProcess("app/models/picture/encoder.server.mjs", alone ? 0 : BESIDE_VISITORS),
  { patienceMs: PATIENCE_MS, idleMs: IDLE_MS },
);

// Two large ones would not fit in memory together.
const places = new Places({ atOnce: 1, waiting: 8, patienceMs: 60_000 });

export function encodeWithoutVisitors() {
  alone = true;
}

/** Upright, in sRGB, without metadata. Throws Crowded when more than eight wait, or one for a minute. */
export async function encodePicture(source: PictureSource, id: string): Promise<EncodedPicture> {
  const outcome = await encode(source);
  if ("rejected" in outcome) return { ok: false, message: MESSAGES[outcome.rejected] };
  const stem = `${id}-${outcome.width}x${outcome.height}`;
  const name = `${stem}.webp`;
  const copies = outcome.copies.map(({ format, width, bytes }) => ({
    name: `${stem}.${width}.${format}`,
    bytes,
  }));
  return { ok: true, name, files: [...copies, { name, bytes: outcome.master }] };
}

async function encode(source: PictureSource): Promise<EncoderOutcome> {
  const leave = await places.enter("");
  if (!leave) throw new Crowded("too many pictures are waiting");
  try {
    return await encoder.ask({ source, ...recipe, atOnce: alone });
  } catch (error) {
    if (error instanceof Late) return { rejected: "large" };
    throw new Error("The picture could not be encoded", { cause: error });
  } finally {
    leave();
  }
}
