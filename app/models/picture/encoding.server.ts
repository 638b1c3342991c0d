import { type ChildProcess, fork } from "node:child_process";
import { setPriority } from "node:os";
import path from "node:path";
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

/** A picture as it came: its bytes, or the path of a file that holds them. */
export type PictureSource = Buffer | string;

export type EncodedPicture = { ok: true; name: string; files: NewFile[] } | { ok: false; message: string };

type Variant = { format: VariantFormat; width: number; options: { quality: number; effort: number } };

export type EncoderJob = {
  source: PictureSource;
  limits: { bytes: number; pixels: number; heldBytes: number; longestSide: number };
  masterOptions: { quality: number; effort: number };
  variants: Variant[];
  /** Whether the copies are encoded side by side, on every core, instead of one after the other. */
  atOnce: boolean;
};

export type EncoderAnswer =
  | {
      width: number;
      height: number;
      master: Uint8Array;
      copies: { format: VariantFormat; width: number; bytes: Uint8Array }[];
    }
  | { refused: keyof typeof MESSAGES }
  | { fault: string };

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
    // Progressive and interlaced pictures are held in memory as a whole.
    heldBytes: 240 * 1024 * 1024,
    longestSide: LONGEST_SIDE,
  },
  masterOptions: { quality: 82, effort: 3 },
  variants: PICTURE_WIDTHS.flatMap((width): Variant[] => [
    { format: "avif", width, options: { quality: 50, effort: 1 } },
    { format: "webp", width, options: { quality: 76, effort: 3 } },
  ]),
};

/** Longest time for one picture; a photograph of 12 megapixels takes one to three seconds. */
const PATIENCE_MS = 60_000;
/** The encoder goes when nothing came for so long, and all its memory with it. */
const IDLE_MS = 10_000;
/** Below the site's own priority, where the system knows priorities. */
const PRIORITY_BESIDE_VISITORS = 5;

let encoder: ChildProcess | null = null;
let idle: NodeJS.Timeout | undefined;
let alone = false;

/** For a program that serves nobody: from now on pictures take every core, at the priority of everything else. */
export function encodeWithoutVisitors() {
  alone = true;
}

/**
 * Turns an uploaded picture into the files that are kept: upright, in sRGB, without metadata, at most LONGEST_SIDE
 * pixels long, as WebP under `id`, with narrower copies as AVIF and WebP; the master is the last. JPEG, PNG and WebP
 * are recognised by their bytes. Of an animation only the first frame is kept. A file that ends too early is refused.
 * The work is done by another process; one call at a time.
 */
export async function encodePicture(source: PictureSource, id: string): Promise<EncodedPicture> {
  const answer = await ask({ source, ...recipe, atOnce: alone });
  if ("fault" in answer) throw new Error(`The picture could not be encoded: ${answer.fault}`);
  if ("refused" in answer) return { ok: false, message: MESSAGES[answer.refused] };
  const stem = `${id}-${answer.width}x${answer.height}`;
  const name = `${stem}.webp`;
  const copies = answer.copies.map(({ format, width, bytes }) => ({
    name: `${stem}.${width}.${format}`,
    bytes,
  }));
  return { ok: true, name, files: [...copies, { name, bytes: answer.master }] };
}

function ask(job: EncoderJob): Promise<EncoderAnswer> {
  const running = startEncoder();
  return new Promise<EncoderAnswer>((resolve) => {
    const finish = (answer: EncoderAnswer) => {
      clearTimeout(late);
      running.off("message", finish).off("exit", gone).off("error", gone);
      rest(running);
      resolve(answer);
    };
    const gone = () => finish({ fault: "its process ended" });
    const late = setTimeout(() => {
      running.kill("SIGKILL");
      finish({ refused: "large" });
    }, PATIENCE_MS);
    running.on("message", finish).on("exit", gone).on("error", gone);
    running.send(job);
  });
}

function startEncoder() {
  clearTimeout(idle);
  const running = encoder?.connected ? encoder : forkEncoder();
  running.ref();
  running.channel?.ref();
  return running;
}

/** An idle encoder keeps neither a script nor a stopping server alive. */
function rest(running: ChildProcess) {
  running.unref();
  running.channel?.unref();
  idle = setTimeout(() => running.connected && running.disconnect(), IDLE_MS).unref();
}

function forkEncoder() {
  const { PATH, LD_LIBRARY_PATH, NODE_ENV } = process.env;
  // Every command of the site runs in its root.
  const started = fork(path.resolve("app/models/picture/encoder.server.mjs"), {
    execArgv: [],
    // No secrets. With many arenas the memory of one picture is not there for the next; with one it falls back.
    env: { PATH, LD_LIBRARY_PATH, NODE_ENV, MALLOC_ARENA_MAX: "1" },
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const forget = () => {
    if (encoder === started) encoder = null;
  };
  started.once("exit", forget).once("disconnect", forget).once("error", forget);
  if (started.pid && !alone) lowerPriority(started.pid);
  encoder = started;
  return started;
}

function lowerPriority(pid: number) {
  try {
    setPriority(pid, PRIORITY_BESIDE_VISITORS);
  } catch {
    // A system without priorities works all the same.
  }
}
