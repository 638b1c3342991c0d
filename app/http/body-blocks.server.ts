import { PLAIN_BYTES } from "./body-size";

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
  let total = 0;
  try {
    for (;;) {
      const next = await reader.read().catch((error: unknown) => {
        throw new BodyBroken("", { cause: error });
      });
      if (next.done) break;
      total += next.value.byteLength;
      if (total > most) throw new BodyTooLarge();
      yield Buffer.from(next.value.buffer, next.value.byteOffset, next.value.byteLength);
    }
    if (total < announced) throw new BodyBroken();
  } finally {
    reader.releaseLock();
  }
}

export async function readWhole(request: Request): Promise<Buffer> {
  const blocks: Buffer[] = [];
  for await (const block of readBlocks(request, PLAIN_BYTES)) blocks.push(block);
  return Buffer.concat(blocks);
}

/** Bodies are plain UTF-8: another encoding would be read as what it is not. */
export function isForeignEncoding({ headers }: Request): boolean {
  const coding = headers.get("Content-Encoding") ?? "";
  const type = headers.get("Content-Type") ?? "";
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(type)?.[1] ?? "utf-8";
  return !/^(?:identity)?$/i.test(coding.trim()) || !/^(?:utf-?8|us-ascii)$/i.test(charset);
}
