import { afterEach, describe, expect, it, vi } from "vitest";
import { newId } from "~/models/row/id.server";

afterEach(() => {
  vi.useRealTimers();
});

describe("newId", () => {
  it("is strictly increasing, far beyond what one millisecond holds", () => {
    vi.useFakeTimers({ now: new Date("2032-01-01T00:00:00.998Z") });
    const ids = Array.from({ length: 20_000 }, newId);
    expect(ids.every((id, index) => index === 0 || id > (ids[index - 1] ?? ""))).toBe(true);
  });

  it("keeps increasing when the clock is set back", () => {
    vi.useFakeTimers({ now: new Date("2033-01-01T00:00:00Z") });
    const before = newId();
    vi.setSystemTime(new Date("2032-06-01T00:00:00Z"));
    expect(newId() > before).toBe(true);
  });
});
