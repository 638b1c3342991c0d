import net from "node:net";

/** Lighthouse's slow 4G. */
const ROUND_TRIP_MS = 150;
const BITS_PER_MS = 1_638.4;

/**
 * A way to the local port that is as slow as slow 4G, for every request alike: the browser's own throttling leaves out
 * what it fetches ahead.
 */
export async function openSlowLine(port) {
  const later = (from, to, delayOf) => {
    from.on("data", (bytes) => setTimeout(() => to.writable && to.write(bytes), delayOf(bytes)));
    from.on("end", () => setTimeout(() => to.end(), delayOf("")));
    from.on("error", () => to.destroy());
  };
  let free = 0;
  const down = ({ length }) => {
    const now = performance.now();
    free = Math.max(now, free) + (length * 8) / BITS_PER_MS;
    return free - now + ROUND_TRIP_MS / 2;
  };
  const server = net.createServer((client) => {
    const upstream = net.connect(port, "127.0.0.1");
    later(client, upstream, () => ROUND_TRIP_MS / 2);
    later(upstream, client, down);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { port: server.address().port, close: () => server.close() };
}
