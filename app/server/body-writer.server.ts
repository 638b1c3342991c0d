import type { ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { logError } from "~/http/error-log.server";

/** Remix writes on for a client that does not fetch or has left: its function is replaced in its package. */
export function installBodyWriter() {
  const inServe = createRequire(createRequire(import.meta.url).resolve("@remix-run/serve/package.json"));
  const inAdapter = createRequire(inServe.resolve("@remix-run/express"));
  const remix: unknown = inAdapter("@remix-run/node");
  if (typeof remix !== "object" || remix === null || !("writeReadableStreamToWritable" in remix)) {
    throw new Error("This version of Remix writes bodies in another place");
  }
  Object.assign(remix, { writeReadableStreamToWritable: writeBody });
}

/** Said by a response when all that is left of it is its body, which comes at its reader's pace or in turns. */
export const RESPONSE_READY = "response ready";

/** A body that fails is logged and the connection cut, so that what was sent does not pass for the whole. */
export async function writeBody(body: ReadableStream<Uint8Array>, response: ServerResponse) {
  response.emit(RESPONSE_READY);
  const reader = body.getReader();
  const room = watchRoom(response);
  try {
    for (;;) {
      const next = await reader.read();
      if (room.isGone()) return await reader.cancel();
      if (next.done) return void response.end();
      if (!response.write(next.value)) await room.untilFree();
    }
  } catch (error) {
    const { url = "", headers } = response.req;
    logError(url.split("?", 1)[0] ?? "", error, String(headers["x-request-id"] ?? "") || null);
    response.destroy();
  }
}

/** One listener for all: `compression` hands listeners on to its own stream, where none is taken off. */
function watchRoom(response: ServerResponse) {
  let gone = response.destroyed;
  let go = () => {};
  response.on("drain", () => go());
  response.once("close", () => {
    gone = true;
    go();
  });
  return {
    isGone: () => gone,
    untilFree: () =>
      new Promise<void>((resolve) => {
        go = resolve;
        if (gone) resolve();
      }),
  };
}
