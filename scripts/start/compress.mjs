import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

const TEXT = /\.(?:js|css|svg|json|txt)$/;
/** In bytes: below this a compressed file is hardly smaller than its headers. */
const WORTH_COMPRESSING = 600;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Puts a `.br` and a `.gz` beside each text of the folder, as small as can be. */
export async function compressFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = entries
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(texts.map(compressFile));
}

async function compressFile(file) {
  const text = await readFile(file);
  if (text.byteLength < WORTH_COMPRESSING) return;
  await writeFile(`${file}.br`, await brotli(text));
  await writeFile(`${file}.gz`, await gzipped(text, { level: 9 }));
}
