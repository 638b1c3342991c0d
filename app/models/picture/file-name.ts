import { PICTURE_WIDTHS } from "./limits";

export type VariantFormat = "avif" | "webp";
export type PictureVariant = { file: string; width: number };

const MASTER = /^([0-9a-f]{24}-([1-9]\d{0,3})x([1-9]\d{0,3}))\.webp$/;

export function pictureVariants(name: string, format: VariantFormat): PictureVariant[] {
  const match = MASTER.exec(name);
  if (!match) return [];
  const narrower = PICTURE_WIDTHS.filter((width) => width < Number(match[2]));
  return narrower.map((width) => ({ file: `${match[1]}.${width}.${format}`, width }));
}

/** Of a picture, that of its full size last. */
export function filesOfPicture(name: string): string[] {
  const narrower = [...pictureVariants(name, "avif"), ...pictureVariants(name, "webp")];
  return [...narrower.map(({ file }) => file), name];
}

export function pictureOfFile(file: string): string | null {
  const stem =
    /^([0-9a-f]{24}-[1-9]\d{0,3}x[1-9]\d{0,3})(?:\.[1-9]\d{2,3}\.avif|(?:\.[1-9]\d{2,3})?\.webp)$/.exec(file);
  return stem ? `${stem[1]}.webp` : null;
}

export function picturePath(file: string): string {
  return `/uploads/${file}`;
}

export function sizeOfPicture(name: string): { width: number; height: number } | null {
  const match = MASTER.exec(name);
  return match && { width: Number(match[2]), height: Number(match[3]) };
}
