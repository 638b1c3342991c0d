import { afterEach, describe, expect, it, vi } from "vitest";
import { isId, newId } from "~/models/row/id.server";

afterEach(() => {
  vi.useRealTimers();
});

describe("newId", () => {
  it("makes 24 lower-case hexadecimal characters that begin with the seconds", () => {
    vi.useFakeTimers({ now: new Date("2031-05-06T07:08:09.010Z") });
    const id = newId();
    expect(id).toMatch(/^[0-9a-f]{24}$/);
    expect(Number.parseInt(id.slice(0, 8), 16)).toBe(Date.parse("2031-05-06T07:08:09Z") / 1000);
  });

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

describe("isId", () => {
  it.each([
    ["0123456789abcdef01234567", true],
    ["0123456789ABCDEF01234567", false],
    ["0123456789abcdef0123456", false],
    ["0123456789abcdef012345678", false],
    ["0123456789abcdef0123456g", false],
    ["0123456789abcdef01234567\n", false],
    ["", false],
  ])("%j is %s", (text, expected) => {
    expect(isId(text)).toBe(expected);
  });
});
