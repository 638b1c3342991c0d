import { Assistant, Late, startProcess } from "~/models/queue/assistant.server";
import type { VariantFormat } from "./file-name";
import type { NewFile } from "./folder.server";
import {
  IMAGE_TOO_HEAVY,
  IMAGE_TOO_LARGE,
  LONGEST_SIDE,
  MOST_PICTURE_BYTES,
  MOST_PICTURE_PIXELS,
  NOT_AN_IMAGE,
  PICTURE_WIDTHS,
} from "./limits";

export type PictureSource = Buffer | string;

export type EncodedPicture = { ok: true; name: string; files: NewFile[] } | { ok: false; message: string };

type Variant = { format: VariantFormat; width: number; options: { quality: number; effort: number } };

export type EncoderJob = {
  source: PictureSource;
  limits: {
    bytes: number;
    pixels: number;
    heldBytes: number;
    longestSide: number;
    /** A picture of more is rejected as `not light`, for the encoder that takes every picture. */
    lightPixels?: number;
    lightHeldBytes?: number;
  };
  masterOptions: { quality: number; effort: number };
  variants: Variant[];
};

export type EncoderOutcome =
  | {
      width: number;
      height: number;
      master: Uint8Array;
      copies: { format: VariantFormat; width: number; bytes: Uint8Array }[];
    }
  | { rejected: keyof typeof MESSAGES | "not light" };

const MESSAGES = {
  unknown: NOT_AN_IMAGE,
  damaged: NOT_AN_IMAGE,
  heavy: IMAGE_TOO_HEAVY,
  large: IMAGE_TOO_LARGE,
};

// Measured on photographs: AVIF effort 1 takes a quarter of the time of effort 2 for the same bytes and quality.
const recipe: Omit<EncoderJob, "source"> = {
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

const BESIDE_VISITORS = 5;

// Two at a time. The second encoder takes light pictures alone: two heavy ones would not fit in memory together.
const every = makeEncoder();
const light = makeEncoder();
const LIGHT_PIXELS = 4_000_000;
const LIGHT_HELD_BYTES = 16 * 1024 * 1024;

/** Upright, in sRGB, without metadata. Throws Crowded when more than eight wait, or one for a minute. */
export async function encodePicture(source: PictureSource, id: string): Promise<EncodedPicture> {
  const outcome = await encode(source);
  if ("rejected" in outcome) {
    if (outcome.rejected === "not light") throw new Error("A picture was put back twice");
    return { ok: false, message: MESSAGES[outcome.rejected] };
  }
  const stem = `${id}-${outcome.width}x${outcome.height}`;
  const name = `${stem}.webp`;
  const copies = outcome.copies.map(({ format, width, bytes }) => ({
    name: `${stem}.${width}.${format}`,
    bytes,
  }));
  return { ok: true, name, files: [...copies, { name, bytes: outcome.master }] };
}

async function encode(source: PictureSource): Promise<EncoderOutcome> {
  const job = { source, ...recipe };
  if (!every.isFree && light.isFree) {
    const limits = { ...job.limits, lightPixels: LIGHT_PIXELS, lightHeldBytes: LIGHT_HELD_BYTES };
    const outcome = await ask(light, { ...job, limits });
    if (!("rejected" in outcome && outcome.rejected === "not light")) return outcome;
  }
  return ask(every, job);
}

function makeEncoder() {
  return new Assistant<EncoderJob, EncoderOutcome>(
    () => startProcess("app/models/picture/encoder.server.mjs", BESIDE_VISITORS),
    { patienceMs: 10_000, idleMs: 10_000, waiting: 8, waitMs: 60_000 },
  );
}

async function ask(encoder: ReturnType<typeof makeEncoder>, job: EncoderJob): Promise<EncoderOutcome> {
  try {
    return await encoder.ask(job);
  } catch (error) {
    if (error instanceof Late) return { rejected: "large" };
    throw error;
  }
}
