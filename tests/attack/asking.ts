import http from "node:http";
import type { ServedSite } from "../support/site";

type Wish = { clients: number; ms: number; path: (at: number) => string };

/** So many clients that ask for one page after the other without a break. */
export async function askOn(site: ServedSite, { clients, ms, path }: Wish) {
  const end = performance.now() + ms;
  let at = 0;
  const ask = async () => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    while (performance.now() < end) {
      await new Promise<void>((resolve) => {
        at += 1;
        const request = http.get(site.url + path(at), { agent }, (answer) => {
          answer.resume().on("end", resolve);
        });
        request.on("error", () => setTimeout(resolve, 20));
      });
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: clients }, ask));
}
