import { swing } from "../chance";
import { clamp } from "../vector";
import { at, type Plate } from "./plate";

export interface Look {
  exposure: number;
  /** Darkening towards the corners, 0 to 1. */
  vignette: number;
  grain: number;
}

/** Turns light into eight-bit colours the way film does: soft shoulders, darker corners, a little grain. */
export function print(plate: Plate, look: Look): Buffer {
  const { width, height, light } = plate;
  const out = Buffer.alloc(width * height * 3);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const pixel = row * width + column;
      const x = (column / width) * 2 - 1;
      const y = (row / height) * 2 - 1;
      const strength = look.exposure * (1 - look.vignette * Math.min(1, (x * x + y * y) / 2) ** 1.5);
      const grain = (swing(pixel, 7) + swing(pixel, 8)) * 0.5 * look.grain;
      for (let channel = 0; channel < 3; channel++) {
        const value = film(at(light, pixel * 3 + channel) * strength) + grain;
        out[pixel * 3 + channel] = Math.round(clamp(value, 0, 1) * 255);
      }
    }
  }
  return out;
}

/** Filmic curve (the rational fit K. Narkowicz published), then the display's own curve. */
function film(x: number): number {
  const curve = (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14);
  const c = clamp(curve, 0, 1);
  return c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055;
}
