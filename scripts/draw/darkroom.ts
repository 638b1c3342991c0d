import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { Camera } from "./camera";
import { clean } from "./film/cleaner";
import { expose } from "./film/exposure";
import { print } from "./film/print";
import type { Picture } from "./picture";

const SAMPLES = join(import.meta.dirname, "../../prisma/sample/pictures");
const PUBLIC = join(import.meta.dirname, "../../public");

const LOOK = { exposure: 0.9, vignette: 0.22, grain: 0.008 };

/** Pictures are traced a little smaller than they are saved: a third less work, and the grain left over shrinks. */
const TRACED = 0.8;

/** Takes a picture, `scale` times its full size, and writes its files; a `folder` gets a PNG proof instead. */
export async function develop(picture: Picture, scale = 1, folder?: string): Promise<void> {
  const share = picture.kind === "hero" ? scale : scale * TRACED;
  const width = Math.round(picture.width * share);
  const height = Math.round(picture.height * share);
  const { world, view } = picture.build();
  const plate = expose(world, new Camera(view), width, height, picture.samples);
  clean(plate);
  const pixels = print(plate, { ...LOOK, ...picture.look });
  const image = sharp(pixels, { raw: { width, height, channels: 3 } });
  if (folder) {
    await image.png().toFile(join(folder, `${picture.name}.png`));
    return;
  }
  await save(
    picture,
    image.resize(picture.width, picture.height, { kernel: "lanczos3" }).sharpen({ sigma: 0.7 }),
  );
}

async function save(picture: Picture, image: Sharp): Promise<void> {
  if (picture.kind === "hero") {
    await saveHero(picture.name, image);
    return;
  }
  const social = picture.kind === "social";
  await mkdir(SAMPLES, { recursive: true });
  const file = join(social ? PUBLIC : SAMPLES, `${picture.name}.jpg`);
  await image.jpeg({ quality: 82, mozjpeg: true }).toFile(file);
}

async function saveHero(name: string, image: Sharp): Promise<void> {
  const folder = join(PUBLIC, "pictures");
  await mkdir(folder, { recursive: true });
  for (const width of [800, 1600]) {
    const sized = image.clone().resize({ width, kernel: "lanczos3" });
    await sized
      .clone()
      .avif({ quality: 56, effort: 6 })
      .toFile(join(folder, `${name}-${width}.avif`));
    await sized
      .clone()
      .webp({ quality: 76, effort: 6 })
      .toFile(join(folder, `${name}-${width}.webp`));
  }
}
