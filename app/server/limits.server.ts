import type { Pace } from "./slow-client.server";

/** How long a connection may take for what. In milliseconds, but for `bytesPerSecond`. */
export type Limits = Pace & {
  /** For all headers of a request. */
  headersMs: number;
  /** For a whole request with its body. */
  requestMs: number;
  /** Between two looks for requests that are over these times. */
  lookMs: number;
  /** Between two requests of one connection. */
  idleMs: number;
};

export const LIMITS: Limits = {
  // Together with the time between two looks, what is half sent is cut within 10 seconds.
  headersMs: 8_000,
  lookMs: 1_000,
  windowMs: 7_000,
  bytesPerSecond: 1_024,
  // The largest form (26 MB) over a poor telephone connection (256 kbit/s) takes 14 minutes.
  requestMs: 15 * 60_000,
  // Longer than proxies keep their own end (nginx: 60 s), so that they never write to a closing connection.
  idleMs: 65_000,
};

/**
 * Most connections in all, and of one address: a browser opens six, and an office may stand behind one address. From
 * this machine itself come proxies, and behind one (TRUST_PROXY=1) every connection is the proxy's: they count in all
 * only.
 */
export const MOST_CONNECTIONS = 2_000;
export const MOST_OF_ADDRESS = 200;

/** Most bytes of a request's headers: room for the longest address and the cookies beside it. */
export const MAX_HEADER_BYTES = 32 * 1024;
