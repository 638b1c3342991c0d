import sharp from "sharp";

/** A file as a browser's file chooser takes it. */
export type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

const RED = { r: 190, g: 40, b: 20 };
const BLUE = { r: 20, g: 60, b: 160 };

/** As a form sends it without a browser. */
export function fileOf({ name, mimeType, buffer }: ChosenFile): File {
  return new File([new Uint8Array(buffer)], name, { type: mimeType });
}

/** A photograph as a phone takes it upright: stored lying, 60 by 40, with a note to turn it. Red is on top, blue below. */
export async function phonePhoto(name = "photo.jpg"): Promise<ChosenFile> {
  const left = await plain(30, 40, RED).png().toBuffer();
  const buffer = await plain(60, 40, BLUE)
    .composite([{ input: left, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();
  return { name, mimeType: "image/jpeg", buffer };
}

/** From the top of `tallPhoto` to its foot, a quarter of it each. */
export const BANDS = { red: "#d02020", green: "#20a040", blue: "#2040d0", yellow: "#e0c020" } as const;

/** As a phone takes it upright: stored lying, 800 by 600, with a note to turn it. */
export async function tallPhoto(name = "yard.jpg"): Promise<ChosenFile> {
  const [width, height] = [800, 600];
  const band = (background: string) => ({
    create: { width: width / 4, height, channels: 3 as const, background },
  });
  const buffer = await sharp({ create: { width, height, channels: 3, background: BANDS.red } })
    .composite(
      Object.values(BANDS).map((colour, index) => ({
        input: band(colour),
        left: (index * width) / 4,
        top: 0,
      })),
    )
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer();
  return { name, mimeType: "image/jpeg", buffer };
}

export async function pngPicture(name = "plate.png"): Promise<ChosenFile> {
  return { name, mimeType: "image/png", buffer: await plain(48, 36, BLUE).png().toBuffer() };
}

export async function webpPicture(): Promise<ChosenFile> {
  return { name: "coil.webp", mimeType: "image/webp", buffer: await plain(48, 36, RED).webp().toBuffer() };
}

/** Files that only claim to be pictures, or are of a kind that is not taken, each under a name that is. */
export async function refusedFiles(): Promise<ChosenFile[]> {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const gif = await plain(9, 9, RED).gif().toBuffer();
  return [
    { name: "drawing.jpg", mimeType: "image/jpeg", buffer: Buffer.from(svg) },
    { name: "moving.png", mimeType: "image/png", buffer: gif },
    { name: "page.jpg", mimeType: "image/jpeg", buffer: Buffer.from("<!doctype html><p>no picture</p>") },
  ];
}

function plain(width: number, height: number, background: typeof RED) {
  return sharp({ create: { width, height, channels: 3, background } });
}
