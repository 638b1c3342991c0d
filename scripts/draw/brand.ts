import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { coilDrawing, coilMark, loadingDrawing, pageDrawing, sheetDrawing } from "./motif/line-drawing";

/** Writes the mark of the shop and the line drawings into public/: `npx tsx scripts/draw/brand.ts`. */
const PUBLIC = join(import.meta.dirname, "../../public");

const mark = Buffer.from(coilMark(0.22));
const full = Buffer.from(coilMark(0));

await mkdir(join(PUBLIC, "fallback"), { recursive: true });
await writeFile(join(PUBLIC, "favicon.svg"), mark);
await writeFile(join(PUBLIC, "favicon.ico"), iconFile(await drawn(mark, 32), 32));
await writeFile(join(PUBLIC, "apple-touch-icon.png"), await drawn(full, 180));
await writeFile(join(PUBLIC, "icon-512.png"), await drawn(full, 512));
await writeFile(join(PUBLIC, "loading.svg"), loadingDrawing());

const drawings = {
  hotrolledsheet: sheetDrawing(5, 13, true),
  coldrolledsheet: sheetDrawing(11, 6, false),
  hotrolledcoil: coilDrawing(6, true),
  coldrolledcoil: coilDrawing(11, false),
  article: pageDrawing(),
};
for (const [name, drawing] of Object.entries(drawings)) {
  await writeFile(join(PUBLIC, "fallback", `${name}.svg`), drawing);
}

function drawn(svg: Buffer, size: number): Promise<Buffer> {
  return sharp(svg, { density: 72 * Math.max(1, size / 64) })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** One PNG in the wrapping of an icon file: a six-byte head, one sixteen-byte entry, the picture. */
function iconFile(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
