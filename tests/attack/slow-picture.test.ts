import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { encodePicture } from "~/models/picture/encoding.server";
import { newId } from "~/models/row/id.server";
import { jpegOfManyScans } from "./many-scans";

const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#884422" } })
  .jpeg()
  .toBuffer();

describe("a picture of tens of thousands of scans", () => {
  const slow = jpegOfManyScans(6_000, 40_000);

  it("is refused after ten seconds, and others are encoded meanwhile", async () => {
    expect(slow.length).toBeLessThan(3 * 1024 * 1024);
    const begun = performance.now();
    const refused = encodePicture(slow, newId()).then((answer) => ({
      answer,
      ms: performance.now() - begun,
    }));
    await new Promise((resolve) => setTimeout(resolve, 200));
    for (let count = 0; count < 3; count += 1) {
      expect(await encodePicture(photo, newId())).toMatchObject({ ok: true });
    }
    const photosMs = performance.now() - begun;
    const { answer, ms } = await refused;
    expect(answer).toEqual({ ok: false, message: "Image is too large" });
    expect(ms).toBeGreaterThan(9_900);
    expect(ms).toBeLessThan(12_000);
    expect(photosMs).toBeLessThan(ms);
  });

  it("is read when its scans are few", async () => {
    expect(await encodePicture(jpegOfManyScans(800, 20), newId())).toMatchObject({ ok: true });
  });
});
