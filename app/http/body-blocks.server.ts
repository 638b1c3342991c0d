import { PLAIN_BYTES } from "./body-size";

const BLOCK_BYTES = 64 * 1024;
/** So much at once is handed on as it came. */
const LARGE_BYTES = BLOCK_BYTES / 2;

export class BodyTooLarge extends Error {
  override name = "BodyTooLarge";
}

export class BodyBroken extends Error {
  override name = "BodyBroken";
}

/** Throws BodyTooLarge after `most` bytes and leaves the rest: cancelling would cut the connection too early. */
export async function* readBlocks(request: Request, most: number): AsyncGenerator<Buffer, void> {
  const announced = Number(request.headers.get("Content-Length") ?? 0);
  if (announced > most) throw new BodyTooLarge();
  const reader = request.body?.getReader();
  if (!reader) return;
  let block = Buffer.allocUnsafe(BLOCK_BYTES);
  let filled = 0;
  let total = 0;
  try {
    for (;;) {
      const next = await reader.read().catch((error: unknown) => {
        throw new BodyBroken("", { cause: error });
      });
      if (next.done) break;
      total += next.value.byteLength;
      if (total > most) throw new BodyTooLarge();
      // Copied, a large upload would leave twice as much garbage.
      if (next.value.byteLength >= LARGE_BYTES) {
        if (filled > 0) yield block.subarray(0, filled);
        yield Buffer.from(next.value.buffer, next.value.byteOffset, next.value.byteLength);
        if (filled > 0) block = Buffer.allocUnsafe(BLOCK_BYTES);
        filled = 0;
        continue;
      }
      for (let rest = next.value; rest.byteLength > 0; ) {
        const piece = rest.subarray(0, BLOCK_BYTES - filled);
        block.set(piece, filled);
        filled += piece.byteLength;
        rest = rest.subarray(piece.byteLength);
        if (filled < BLOCK_BYTES) continue;
        yield block;
        block = Buffer.allocUnsafe(BLOCK_BYTES);
        filled = 0;
      }
    }
    if (total < announced) throw new BodyBroken();
    if (filled > 0) yield block.subarray(0, filled);
  } finally {
    reader.releaseLock();
  }
}

export async function readWhole(request: Request): Promise<Buffer> {
  const blocks: Buffer[] = [];
  for await (const block of readBlocks(request, PLAIN_BYTES)) blocks.push(block);
  return Buffer.concat(blocks);
}
