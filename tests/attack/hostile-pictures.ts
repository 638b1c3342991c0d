import { deflateSync, gzipSync } from "node:zlib";
import { jpegOfManyScans } from "./many-scans";
import {
  BOMB_BYTES,
  cutTo,
  film,
  flipped,
  iccBomb,
  largeJpeg,
  largeWebp,
  noisy,
  photo,
  plain,
  png,
  pngHeader,
  withChunk,
  withSegments,
  zeroed,
} from "./picture-bytes";

/** What must become of it, null where either is right, and what is said where it is refused soon. */
export type Hostile = {
  name: string;
  file: string;
  make: () => Promise<Buffer> | Buffer;
  taken: boolean | null;
  says?: string;
};

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>`;

const JPEG_BEGINS = Buffer.from([0xff, 0xd8]);

const refused = (name: string, make: Hostile["make"], file = "picture.jpg"): Hostile => ({
  ...{ name, file, make },
  taken: false,
  says: "Only image files are allowed",
});
const tooLarge = (name: string, make: Hostile["make"], file?: string): Hostile => ({
  ...refused(name, make, file),
  says: "Image is too large",
});
const tooHeavy = (name: string, make: Hostile["make"]): Hostile => ({
  ...refused(name, make),
  says: "Image must be 12 MB or smaller",
});
const refusedLate = (name: string, make: Hostile["make"]): Hostile => ({
  ...{ name, file: "picture.jpg", make },
  taken: false,
});
const kept = (name: string, make: Hostile["make"], file = "picture.jpg"): Hostile => ({
  ...{ name, file, make },
  taken: true,
});
const either = (name: string, make: Hostile["make"], file = "picture.jpg"): Hostile => ({
  ...{ name, file, make },
  taken: null,
});
const text = (content: string) => () => Buffer.from(content, "latin1");

const formats = { jpeg: "image.jpg", png: "image.png", webp: "image.webp" } as const;

/** The first ones are one of each sort. */
export const hostilePictures: Hostile[] = [
  refused("no bytes", () => Buffer.alloc(0)),
  refused("SVG with a script", text(SVG)),
  refused("a page of HTML", text("<!doctype html><script>alert(1)</script>"), "picture.png"),
  refused("a JPEG without its last tenth", async () => cutTo(await photo("jpeg"), 0.9)),
  tooLarge("a PNG that says 30,000 by 30,000", () => pngHeader(30_000, 30_000)),
  refusedLate("a PNG whose pixels are a bomb", () =>
    png(100, 100, deflateSync(Buffer.alloc(BOMB_BYTES)).subarray(0, 400)),
  ),
  either("a PNG whose profile is a bomb", async () => withChunk(await photo("png"), "iCCP", iccBomb())),
  refused("a GIF", async () => plain(9, 9).gif().toBuffer()),
  kept("a JPEG that is a ZIP as well", async () =>
    Buffer.concat([await photo("jpeg"), Buffer.from("PK\x03\x04PK\x05\x06")]),
  ),
  kept("an animation of 200 frames", () => film(200), "film.webp"),
  either("a JPEG with 60 blocks of profile", async () =>
    withSegments(await photo("jpeg"), 0xe2, 60, "ICC_PROFILE\0\x01\x3c"),
  ),
  refused("a name that leads elsewhere", text("x"), "../../../etc/passwd\0.png"),

  refusedLate("a JPEG of 40,000 scans", () => jpegOfManyScans(6_000, 40_000)),
  ...(["jpeg", "png", "webp"] as const).flatMap((format) => [
    refused(`a ${format} of 4 bytes`, async () => (await photo(format)).subarray(0, 4), formats[format]),
    refused(`a ${format} of 12 bytes`, async () => (await photo(format)).subarray(0, 12), formats[format]),
    refused(`a ${format} of 60 bytes`, async () => (await photo(format)).subarray(0, 60), formats[format]),
    refused(`a tenth of a ${format}`, async () => cutTo(await photo(format), 0.1), formats[format]),
    refused(`a half of a ${format}`, async () => cutTo(await photo(format), 0.5), formats[format]),
    either(
      `a ${format} without its last byte`,
      async () => (await photo(format)).subarray(0, -1),
      formats[format],
    ),
    either(
      `a ${format} of nothing but zeros behind its beginning`,
      async () => zeroed(await photo(format), 30),
      formats[format],
    ),
    kept(`a ${format} with a page of HTML behind it`, async () =>
      Buffer.concat([await photo(format), Buffer.from("<script>alert(1)</script>")]),
    ),
    kept(`a ${format} that is called something else`, () => photo(format), "picture.svg"),
  ]),
  refused("a half of a progressive JPEG", async () =>
    cutTo(await noisy(800, 600).jpeg({ progressive: true }).toBuffer(), 0.5),
  ),
  refused("a TIFF", async () => plain(9, 9).tiff().toBuffer(), "scan.png"),
  refused("an AVIF", async () => plain(64, 64).avif().toBuffer()),
  refused("a PDF", text("%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF")),
  refused("a HEIC", text("\0\0\0\x18ftypheic\0\0\0\0mif1heic")),
  refused("a JPEG XL", text("\xff\x0a\x00\x90\x01\x00")),
  refused("PHP", text("<?php system($_GET['x']); ?>"), "picture.php.jpg"),
  refused("compressed SVG", () => gzipSync(SVG), "drawing.svgz"),
  refused(
    "XML with nested entities",
    text(`<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "${"x".repeat(999)}">]><a>&b;&b;</a>`),
  ),
  refused("SVG behind a byte order mark", () => Buffer.from(`\ufeff<?xml version="1.0"?>${SVG}`)),
  refused("HTML behind the beginning of a JPEG", text("\xff\xd8\xff<script>alert(1)</script>")),
  refused("SVG behind the beginning of a JPEG", text(`\xff\xd8\xff${SVG}`)),
  refused("SVG behind the beginning of a PNG", text(`\x89PNG\r\n\x1a\n${SVG}`)),
  refused("a RIFF of sound", text("RIFF\x24\0\0\0WAVEfmt ")),
  refused("a WebP of no chunk", text("RIFF\x04\0\0\0WEBP"), "picture.webp"),
  tooLarge(
    "a WebP that says it is 16,383 by 16,383",
    async () => largeWebp(await photo("webp")),
    "picture.webp",
  ),
  refused("a JPEG that says it is 65,535 by 65,535", async () =>
    largeJpeg(await photo("jpeg"), 65_535, 65_535),
  ),
  tooLarge("a JPEG that says it is 8,500 by 6,000", async () => largeJpeg(await photo("jpeg"), 6_000, 8_500)),
  refused("a JPEG of no height", async () => largeJpeg(await photo("jpeg"), 0, 300)),
  refused("a PNG of no width", () => pngHeader(0, 10)),
  refused("a PNG of 2,147,483,647 pixels in a row", () => pngHeader(0x7f_ff_ff_ff, 1)),
  refused("a PNG that repeats its header", async () =>
    withChunk(await photo("png"), "IHDR", Buffer.alloc(13, 255)),
  ),
  either("a PNG with a wrong sum", async () => flipped(await photo("png"), 30)),
  either("a PNG of 30,000 remarks", async () =>
    withChunk(await photo("png"), "tEXt", Buffer.from("Comment\0x"), 30_000),
  ),
  either("a PNG whose remark is a bomb", async () =>
    withChunk(
      await photo("png"),
      "zTXt",
      Buffer.concat([Buffer.from("Comment\0\0"), deflateSync(Buffer.alloc(BOMB_BYTES))]),
    ),
  ),
  kept("a PNG of 49 megapixels", () => plain(7_000, 7_000).png().toBuffer()),
  either("an interlaced PNG of 49 megapixels", () =>
    plain(7_000, 7_000).png({ progressive: true }).toBuffer(),
  ),
  either("a progressive JPEG of 49 megapixels", () =>
    plain(7_000, 7_000).jpeg({ progressive: true }).toBuffer(),
  ),
  either("a progressive JPEG of 26 megapixels in full colour", () =>
    plain(5_200, 5_000).jpeg({ progressive: true, chromaSubsampling: "4:4:4" }).toBuffer(),
  ),
  refusedLate("a progressive JPEG of 40 megapixels in full colour", () =>
    plain(8_000, 5_000).jpeg({ progressive: true, chromaSubsampling: "4:4:4" }).toBuffer(),
  ),
  either("a lossless WebP of 49 megapixels", () =>
    plain(7_000, 7_000).webp({ lossless: true, effort: 0 }).toBuffer(),
  ),
  tooLarge("a PNG that says it is 524,378 by 60", () => pngHeader(524_378, 60)),
  tooLarge("a PNG of 51 megapixels", () => plain(8_500, 6_000).png().toBuffer()),
  refusedLate("a PNG of 30 megapixels in rows of 500,000", () =>
    plain(500_000, 60).ensureAlpha().png().toBuffer(),
  ),
  kept("a line of 40,000 pixels", () => plain(40_000, 20).png().toBuffer()),
  kept("a JPEG in four inks", () => plain(50, 50).toColourspace("cmyk").jpeg().toBuffer()),
  kept("a PNG of 16 bits", () => plain(50, 50).toColourspace("rgb16").png().toBuffer()),
  kept("a JPEG with a script as its remark", async () =>
    withSegments(await photo("jpeg"), 0xfe, 1, "<script>alert(1)</script>"),
  ),
  either("a JPEG with 100 blocks of EXIF", async () =>
    withSegments(await photo("jpeg"), 0xe1, 100, "Exif\0\0MM\0*\0\0\0\x08\xff\xff"),
  ),
  either("a JPEG with a wrong EXIF that points to itself", async () =>
    withSegments(
      await photo("jpeg"),
      0xe1,
      1,
      "Exif\0\0MM\0*\0\0\0\x08\0\x01\x87\x69\0\x04\0\0\0\x01\0\0\0\x08\0\0\0\x08",
      40,
    ),
  ),
  tooHeavy("more than 12 MB", async () =>
    Buffer.concat([await photo("png"), Buffer.alloc(12 * 1024 * 1024)]),
  ),
  refusedLate("12 MB of noise behind a JPEG's beginning", () =>
    Buffer.concat([JPEG_BEGINS, Buffer.alloc(11 * 1024 * 1024, "\xff\xda1")]),
  ),
];

/** Pictures whose bits are then turned: all that the three formats know. */
export async function plainPictures(): Promise<Buffer[]> {
  const base = noisy(160, 110);
  const clear = plain(90, 60).ensureAlpha(0.5);
  return [
    await base.clone().jpeg().toBuffer(),
    await base.clone().jpeg({ progressive: true, chromaSubsampling: "4:4:4" }).toBuffer(),
    await base.clone().withMetadata({ orientation: 6 }).withIccProfile("p3").jpeg().toBuffer(),
    await base.clone().greyscale().jpeg().toBuffer(),
    await base.clone().png().toBuffer(),
    await base.clone().png({ palette: true }).toBuffer(),
    await base.clone().png({ progressive: true }).toBuffer(),
    await plain(70, 50).toColourspace("rgb16").png().toBuffer(),
    await clear.clone().png().toBuffer(),
    await base.clone().webp().toBuffer(),
    await base.clone().webp({ lossless: true }).toBuffer(),
    await clear.clone().webp().toBuffer(),
    await film(5),
    await noisy(1_400, 900).jpeg({ quality: 60 }).toBuffer(),
  ];
}
