/**
 * Filters of a moment that is set at most so many milliseconds ahead: it has passed, or a clock that ran ahead has set it
 * and nobody is to wait for it. At noon, with an hour: all before noon, and all after one o'clock.
 */
export function pastBy(now: Date, mostAheadMs: number) {
  return [{ lte: now }, { gt: new Date(now.getTime() + mostAheadMs) }];
}
