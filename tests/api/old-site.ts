import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type OldSite = { url: string; stop: () => Promise<void> };

/** A site that answers fixed things: JSON, pictures, a status, or that it has moved. It stands for a server we know little of. */
export async function startOldSite(
  answers: (url: string) => Record<string, object | Buffer | number | URL>,
): Promise<OldSite> {
  const server = createServer((request, response) => {
    const answer = answers(url)[request.url ?? ""] ?? 404;
    if (typeof answer === "number") {
      response.statusCode = answer;
      response.end();
    } else if (answer instanceof URL) {
      response.writeHead(307, { Location: answer.href }).end();
    } else if (Buffer.isBuffer(answer)) {
      response.setHeader("Content-Type", "application/octet-stream");
      response.end(answer);
    } else {
      response.setHeader("Content-Type", "application/json");
      response.end(JSON.stringify(answer));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
