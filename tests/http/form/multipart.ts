import { setTimeout as pause } from "node:timers/promises";

export type Part = { name?: string; filename?: string; type?: string; body?: string | Buffer };

/** A multipart body, its boundary `frontier`. */
export function encodeParts(parts: Part[], { boundary = "frontier", end = `--frontier--\r\n` } = {}) {
  const pieces = parts.flatMap(({ name, filename, type, body = "" }) => [
    `--${boundary}\r\nContent-Disposition: form-data`,
    name === undefined ? "" : `; name="${name}"`,
    filename === undefined ? "" : `; filename="${filename}"`,
    type ? `\r\nContent-Type: ${type}` : "",
    "\r\n\r\n",
    body,
    "\r\n",
  ]);
  return Buffer.concat([...pieces, end].map((piece) => Buffer.from(piece)));
}

/** A request whose body arrives in pieces of `step` bytes, one every `pauseMs`. */
export function sendBody(
  body: Buffer,
  {
    step = 50_000,
    type = "multipart/form-data; boundary=frontier",
    length = 0,
    cut = false,
    pauseMs = 0,
  } = {},
) {
  let at = 0;
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (pauseMs) await pause(pauseMs);
      if (cut && at >= body.length / 2) return controller.error(new Error("gone"));
      if (at >= body.length) return controller.close();
      controller.enqueue(body.subarray(at, at + step));
      at += step;
    },
  });
  const headers = new Headers({ "Content-Type": type });
  if (length) headers.set("Content-Length", String(length));
  const init: RequestInit & { duplex: "half" } = { method: "POST", headers, body: stream, duplex: "half" };
  return new Request("http://localhost/addproduct", init);
}
