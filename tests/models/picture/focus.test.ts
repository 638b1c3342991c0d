import { describe, expect, it } from "vitest";
import { cropOf, placeCrop } from "~/models/picture/focus";
import { nameOfTap, sizeToTap, takeTap } from "~/models/picture/tap";

/** Where a point of the picture stands in a frame that it fills, as shares of the frame. */
function placeInFrame(
  size: { width: number; height: number },
  point: { x: number; y: number },
  frame: number,
) {
  const crop = placeCrop(size, point);
  const ratio = size.width / size.height;
  const [across, down] = [Math.max(1, ratio / frame), Math.max(1, frame / ratio)];
  return {
    x: (point.x / 100) * across - (crop.x / 100) * (across - 1),
    y: (point.y / 100) * down - (crop.y / 100) * (down - 1),
  };
}

const sizes = [
  { width: 3000, height: 4000 },
  { width: 1000, height: 3000 },
  { width: 1310, height: 1000 },
  { width: 1600, height: 1200 },
  { width: 3000, height: 1000 },
];

describe("a picture that is cut", () => {
  it("is cut in the middle for a point in its centre", () => {
    for (const size of sizes) expect(placeCrop(size, { x: 50, y: 50 })).toEqual({ x: 50, y: 50 });
  });

  it("keeps its point in sight in every frame of the site", () => {
    for (const size of sizes)
      for (const frame of [4 / 3, 3 / 2, 1])
        for (let x = 0; x <= 100; x += 5)
          for (let y = 0; y <= 100; y += 5) {
            const place = placeInFrame(size, { x, y }, frame);
            for (const share of [place.x, place.y]) {
              expect(share, JSON.stringify({ size, frame, x, y })).toBeGreaterThanOrEqual(-0.02);
              expect(share, JSON.stringify({ size, frame, x, y })).toBeLessThanOrEqual(1.02);
            }
          }
  });

  it("has its point in a card's middle, or reaches the card with its edge", () => {
    const portrait = { width: 3000, height: 4000 };
    expect(placeInFrame(portrait, { x: 50, y: 40 }, 4 / 3).y).toBeCloseTo(0.5, 1);
    expect(placeCrop(portrait, { x: 50, y: 10 }).y).toBe(0);
    expect(placeCrop(portrait, { x: 50, y: 95 }).y).toBe(100);
    expect(cropOf(portrait, { x: 50, y: 0 })).toEqual({ left: 0, top: 0, width: 3000, height: 2250 });
    expect(cropOf(portrait, { x: 50, y: 100 })).toEqual({ left: 0, top: 1750, width: 3000, height: 2250 });
  });
});

describe("a tap in the picture", () => {
  it("stands on the screen no larger than a phone has room for", () => {
    for (const size of sizes) {
      const shown = sizeToTap(size);
      expect(shown.width).toBeLessThanOrEqual(240);
      expect(shown.height).toBeLessThanOrEqual(340);
    }
    expect(sizeToTap({ width: 2560, height: 1 })).toEqual({ width: 240, height: 24 });
  });

  const tap = (x: string, y: string, name = nameOfTap({ width: 200, height: 400 })) => {
    const fields = new URLSearchParams({ focusX: "50", focusY: "50", [`${name}.x`]: x, [`${name}.y`]: y });
    return { taken: takeTap(fields), fields: Object.fromEntries(fields) };
  };

  it.each([
    ["100", "100", "50", "25"],
    ["200", "400", "100", "100"],
    ["0", "200", "0", "50"],
    ["99999", "1", "100", "0"],
  ])("at %s, %s is a point at %s %% and %s %%", (x, y, focusX, focusY) => {
    expect(tap(x, y)).toEqual({ taken: true, fields: { focusX, focusY } });
  });

  it("by a key changes nothing", () => {
    expect(tap("0", "0")).toEqual({ taken: true, fields: { focusX: "50", focusY: "50" } });
  });

  it("of another button is none", () => {
    expect(tap("1", "1", "focus-0x10").taken).toBe(false);
    expect(tap("1", "1", "other").taken).toBe(false);
    expect(takeTap(new URLSearchParams({ "focus-10x10.x": "5" }))).toBe(false);
  });
});
