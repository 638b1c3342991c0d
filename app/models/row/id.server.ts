import { randomBytes } from "node:crypto";

const PER_MS = 0x1000;

let lastMs = 0;
let taken = 0;

/**
 * Seconds (8 hex digits), milliseconds (3), a counter (3), random bits (10); also increasing when the clock is set
 * back.
 */
export function newId(): string {
  const now = Date.now();
  if (now > lastMs) {
    lastMs = now;
    taken = 0;
  } else if (++taken === PER_MS) {
    lastMs += 1;
    taken = 0;
  }
  const seconds = hex(Math.floor(lastMs / 1000), 8);
  return seconds + hex(lastMs % 1000, 3) + hex(taken, 3) + randomBytes(5).toString("hex");
}

export function isId(text: string): boolean {
  return /^[0-9a-f]{24}$/.test(text);
}

function hex(value: number, length: number) {
  return value.toString(16).padStart(length, "0");
}
