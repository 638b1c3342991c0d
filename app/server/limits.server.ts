import type { Pace } from "./slow-client.server";

export type Limits = Pace & {
  headersMs: number;
  requestMs: number;
  lookMs: number;
  idleMs: number;
  unsentBytes: number;
};

export const LIMITS: Limits = {
  headersMs: 8_000,
  lookMs: 1_000,
  windowMs: 7_000,
  bytesPerSecond: 1_024,
  // The largest form (26 MB) over a poor telephone connection (256 kbit/s) takes 14 minutes.
  requestMs: 15 * 60_000,
  // Longer than proxies keep their own end (nginx: 60 s), so that they never write to a closing connection.
  idleMs: 65_000,
  // A thousand pages; a process of 350 MB has as much to spare.
  unsentBytes: 64 * 1024 * 1024,
};

/** An office may stand behind one address. This machine's, and with TRUST_PROXY=1 all, count in all only. */
export const MOST_CONNECTIONS = 2_000;
export const MOST_OF_ADDRESS = 200;

export const MAX_HEADER_BYTES = 32 * 1024;
