export type Bytes = Uint8Array<ArrayBuffer>;
export type ByteStream = ReadableStream<Bytes>;

/** The beginning of a body: all of it when it is no longer than `most` bytes, else what was read to find out. */
export async function readBeginning(reader: ReadableStreamDefaultReader<Bytes>, most: number) {
  const pieces: Bytes[] = [];
  for (let bytes = 0; bytes <= most; ) {
    const next = await reader.read();
    if (next.done) return { pieces, isWhole: true };
    pieces.push(next.value);
    bytes += next.value.byteLength;
  }
  return { pieces, isWhole: false };
}

/** What was read already, and then the rest as it is asked for. */
export function withBeginning(pieces: Bytes[], reader: ReadableStreamDefaultReader<Bytes>): ByteStream {
  return new ReadableStream(
    {
      async pull(controller) {
        const piece = pieces.shift() ?? (await reader.read()).value;
        if (piece) controller.enqueue(piece);
        else controller.close();
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
