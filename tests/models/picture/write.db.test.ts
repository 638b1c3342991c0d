import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { env } from "~/env.server";
import { pictureOfFile, pictureVariants } from "~/models/picture/file-name";
import { removePicture, storePicture } from "~/models/picture/write.server";

const uploads = path.resolve(env.UPLOADS_DIR);

function pictureSize(name: string) {
  const [, width, height] = /-(\d+)x(\d+)\.webp$/.exec(name) ?? [];
  return { width: Number(width), height: Number(height) };
}

/** A picture whose left half is red and whose right half is blue. */
function halves(width: number, height: number) {
  const half = { create: { width: Math.ceil(width / 2), height, channels: 3 as const, background: "#00f" } };
  return sharp({ create: { width, height, channels: 3, background: "#f00" } }).composite([
    { input: half, left: Math.floor(width / 2), top: 0 },
  ]);
}

function plain(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "#345" } });
}

async function store(source: Buffer) {
  const result = await storePicture(source);
  if (!result.ok) throw new Error(result.message);
  return result.name;
}

function stored() {
  return readdirSync(uploads, { recursive: true, encoding: "utf8" })
    .filter((name) => name !== ".incoming")
    .sort();
}

function colourAt(name: string, top: number) {
  return sharp(path.join(uploads, name))
    .extract({ left: 100, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
}

beforeEach(() => {
  rmSync(uploads, { recursive: true, force: true });
});

describe("a stored picture", () => {
  it("is a master with narrower copies in two formats, all named after it", async () => {
    const name = await store(await halves(2000, 100).jpeg().toBuffer());
    expect(pictureSize(name)).toEqual({ width: 2000, height: 100 });
    const copies = [...pictureVariants(name, "avif"), ...pictureVariants(name, "webp")];
    expect(copies.map((copy) => copy.width)).toEqual([320, 640, 960, 1600, 320, 640, 960, 1600]);
    expect(stored()).toEqual([name, ...copies.map((copy) => copy.file)].sort());
    for (const { file, width } of pictureVariants(name, "webp")) {
      expect(await sharp(path.join(uploads, file)).metadata()).toMatchObject({ format: "webp", width });
    }
    for (const { file } of pictureVariants(name, "avif")) {
      expect(readFileSync(path.join(uploads, file)).toString("latin1", 4, 12)).toBe("ftypavif");
      expect(pictureOfFile(file)).toBe(name);
    }
  });

  it("has only the copies that are narrower than itself", async () => {
    const name = await store(await plain(640, 480).jpeg().toBuffer());
    expect(stored().map((file) => file.slice(name.indexOf(".")))).toEqual([
      ".320.avif",
      ".320.webp",
      ".webp",
    ]);
  });

  it("may be a single pixel", async () => {
    const name = await store(await plain(1, 1).png().toBuffer());
    expect(name).toMatch(/^[0-9a-f]{24}-1x1\.webp$/);
    expect(stored()).toEqual([name]);
  });

  it.each([
    [4000, 300, 2560, 192],
    [100, 5000, 51, 2560],
    [40_000, 20, 2560, 1],
  ])("of %i × %i becomes %i × %i", async (width, height, keptWidth, keptHeight) => {
    const name = await store(await plain(width, height).png().toBuffer());
    expect(pictureSize(name)).toEqual({ width: keptWidth, height: keptHeight });
  });

  it("stands upright and has lost what the camera wrote", async () => {
    const exif = { IFD0: { Artist: "somebody", Copyright: "secret place" } };
    const bytes = await halves(400, 200).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const name = await store(bytes);
    expect(pictureSize(name)).toEqual({ width: 200, height: 400 });
    const [top, bottom] = [await colourAt(name, 50), await colourAt(name, 350)];
    expect([top[0], bottom[2]].every((light) => (light ?? 0) > 200)).toBe(true);
    const meta = await sharp(path.join(uploads, name)).metadata();
    expect([meta.exif, meta.icc, meta.xmp, meta.iptc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(meta.orientation ?? 1).toBe(1);
    for (const file of stored()) {
      expect(readFileSync(path.join(uploads, file)).includes("secret place")).toBe(false);
    }
  });

  it("is in sRGB, whatever it came in", async () => {
    const wide = await plain(50, 50).withIccProfile("p3").jpeg().toBuffer();
    const inks = await plain(50, 50).toColourspace("cmyk").withIccProfile("cmyk").jpeg().toBuffer();
    const grey = await plain(50, 50).greyscale().png().toBuffer();
    const deep = await plain(50, 50).toColourspace("rgb16").png().toBuffer();
    for (const bytes of [wide, inks, grey, deep]) {
      const meta = await sharp(path.join(uploads, await store(bytes))).metadata();
      expect(meta).toMatchObject({ space: "srgb", depth: "uchar", channels: 3 });
    }
  });

  it("keeps the transparency of a PNG and of a WebP", async () => {
    const glass = sharp({
      create: { width: 40, height: 40, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } },
    });
    for (const bytes of [await glass.png().toBuffer(), await glass.webp().toBuffer()]) {
      expect((await sharp(path.join(uploads, await store(bytes))).metadata()).hasAlpha).toBe(true);
    }
  });

  it("is the first frame of an animation", async () => {
    const frames = Buffer.concat([
      await halves(30, 20).raw().toBuffer(),
      await plain(30, 20).raw().toBuffer(),
    ]);
    const film = sharp(frames, { raw: { width: 30, height: 40, channels: 3, pageHeight: 20 } });
    const name = await store(await film.webp({ loop: 0, delay: [100, 100] }).toBuffer());
    expect(pictureSize(name)).toEqual({ width: 30, height: 20 });
    expect((await sharp(path.join(uploads, name)).metadata()).pages ?? 1).toBe(1);
  });
});

describe("removePicture", () => {
  it("moves all files of one picture to the trash and no other", async () => {
    const kept = await store(await plain(700, 500).jpeg().toBuffer());
    const before = stored();
    const gone = await store(await plain(700, 500).jpeg().toBuffer());
    const files = stored().filter((file) => !before.includes(file));
    await removePicture(gone);
    expect(stored()).toEqual([...before, ".trash", ...files.map((file) => path.join(".trash", file))].sort());
    expect(before).toContain(kept);
  });

  it("leaves them where they are while there can be no trash", async () => {
    const name = await store(await plain(9, 9).jpeg().toBuffer());
    writeFileSync(path.join(uploads, ".trash"), "");
    const before = stored();
    await removePicture(name);
    expect(stored()).toEqual(before);
  });

  it.each(["../site.db", "notes.txt", "", "/etc/passwd", "0123456789abcdef01234567-10x10.320.webp"])(
    "leaves %j alone",
    async (name) => {
      await store(await plain(9, 9).jpeg().toBuffer());
      writeFileSync(path.join(uploads, "notes.txt"), "mine");
      writeFileSync(path.join(uploads, "0123456789abcdef01234567-10x10.320.webp"), "mine");
      const before = stored();
      await removePicture(name);
      expect(stored()).toEqual(before);
    },
  );
});
