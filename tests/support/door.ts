import type { AddressInfo } from "node:net";
import { type Answer, openServer, type ServerOptions } from "~/server/site-server.server";
import { head, type RawAnswer, talk } from "./raw-http";

export type Door = {
  port: number;
  /** Lines of the access log so far. */
  log: () => Record<string, unknown>[];
  get: (target: string, ...headers: string[]) => Promise<RawAnswer>;
  close: () => Promise<void>;
};

/** The site's server on a port of its own, which has its answers made by `answer`. */
export async function openDoor(answer: Answer, options: ServerOptions = {}): Promise<Door> {
  const site = { SITE_URL: undefined, API_ALLOWED_ORIGINS: [], TRUST_PROXY: false };
  const { server } = openServer(answer, { site, ...options });
  const { lines, stop } = catchLog();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    log: () => lines.map((line): Record<string, unknown> => JSON.parse(line)),
    get: (target, ...headers) =>
      talk(port, (socket) => void socket.write(head(`GET ${target}`, "Connection: close", ...headers))),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      stop();
    },
  };
}

/** What is left of a request's body, in bytes; throws when it breaks off. */
export async function countBody({ body }: Request): Promise<number> {
  const reader = body?.getReader();
  let bytes = 0;
  for (let next = await reader?.read(); next?.value; next = await reader?.read()) bytes += next.value.length;
  return bytes;
}

/** Takes the access log's lines out of what this process prints. */
function catchLog() {
  const lines: string[] = [];
  const { write } = process.stdout;
  process.stdout.write = (text: string | Uint8Array, ...rest: unknown[]) => {
    if (!String(text).startsWith('{"time"')) return Reflect.apply(write, process.stdout, [text, ...rest]);
    lines.push(...String(text).trim().split("\n"));
    return true;
  };
  const stop = () => {
    process.stdout.write = write;
  };
  return { lines, stop };
}
