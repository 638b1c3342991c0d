import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** What came back on a connection until it was closed, and after how long it was, in milliseconds. */
export type RawAnswer = { text: string; status: number; body: string; ms: number };

/**
 * Opens a connection that `say` writes whatever it likes to, well-formed or not, and waits for its end. With
 * `allowHalfOpen` it goes on writing after the other side has said goodbye.
 */
export function talk(
  port: number,
  say: (socket: Socket) => void | Promise<void>,
  { allowHalfOpen = false } = {},
): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const begun = Date.now();
    const pieces: Buffer[] = [];
    const socket = connect({ port, host: "127.0.0.1", allowHalfOpen });
    // A cut connection is what many of these tests are about.
    socket.on("error", () => {});
    socket.on("data", (piece) => pieces.push(piece));
    socket.on("close", () => {
      const text = Buffer.concat(pieces).toString();
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0);
      const body = text.slice(text.indexOf("\r\n\r\n") + 4);
      resolve({ text, status, body, ms: Date.now() - begun });
    });
    socket.on("connect", () => void say(socket));
  });
}

/** The head of a request, one header a line. */
export function head(first: string, ...headers: string[]) {
  return `${[`${first} HTTP/1.1`, "Host: steel.test", ...headers].join("\r\n")}\r\n\r\n`;
}

/** A piece of a chunked body. */
export function chunk(content: Buffer | string) {
  const bytes = Buffer.from(content);
  return Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from("\r\n")]);
}

/** Writes as fast as the other side takes it; ends early when that side hangs up. */
export async function pour(socket: Socket, piece: Buffer, times: number) {
  for (let written = 0; written < times && socket.writable; written += 1) {
    if (!socket.write(piece)) await untilDrained(socket);
  }
}

function untilDrained(socket: Socket) {
  return new Promise<void>((resolve) => {
    const go = () => {
      socket.off("drain", go).off("close", go);
      resolve();
    };
    socket.on("drain", go).on("close", go);
  });
}

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" ? (address?.port ?? 0) : 0;
}
