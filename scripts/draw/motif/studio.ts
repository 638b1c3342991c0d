import { Panel } from "../light/panel";
import { concrete } from "../material/ground";
import { Floor } from "../shape/floor";
import { blend, scale, smooth, type Vec, vec } from "../vector";
import type { Setting } from "../world";

export interface Mood {
  /** Colour of the air behind the goods. */
  air: Vec;
  floor: Vec;
  key: number;
  seed: number;
}

/** The studio every picture of goods is taken in: a concrete floor, a large soft lamp, two strips and a bright back. */
export function studio(mood: Mood): Setting {
  const { air, floor, key, seed } = mood;
  const dim = scale(air, 0.13);
  const low = scale(air, 0.5);
  return {
    ground: new Floor(concrete(seed, floor)),
    panels: [
      new Panel(vec(-3, 4.2, 2.6), vec(0, 0.4, 0), 1.9, 1.3, scale(vec(1, 0.985, 0.96), key)),
      new Panel(
        vec(3.8, 2.2, 1.6),
        vec(0, 0.7, 0),
        0.5,
        1.7,
        scale(vec(0.93, 0.97, 1), key * 0.6),
        0.5,
        vec(0, 0, 1),
      ),
      new Panel(vec(0.6, 4.2, -3.4), vec(0, 0.4, 0), 3, 0.6, scale(vec(0.96, 0.98, 1), key)),
    ],
    sky: (toward, seen) => {
      if (!seen) {
        const wall = smooth(0.1, -0.4, toward.z) * 1.5;
        const board = smooth(0.13, 0.03, Math.abs(toward.y - 0.2)) * smooth(-0.35, -0.6, toward.z) * 1.4;
        return scale(blend(scale(low, 1 + wall), dim, smooth(-0.05, 0.62, toward.y)), 1 + board);
      }
      const glow = Math.exp(-((toward.x * 1.7) ** 2) - ((toward.y - 0.08) * 2.6) ** 2);
      return scale(air, 0.5 + 0.5 * glow);
    },
    haze: [5.5, 13],
  };
}

/** Light for bright goods: cool and clear. */
export const daylight: Mood = {
  air: vec(0.36, 0.378, 0.4),
  floor: vec(0.14, 0.147, 0.156),
  key: 12,
  seed: 11,
};

/** Light for dark goods: a little warmer, with a brighter key. */
export const workshop: Mood = { air: vec(0.4, 0.4, 0.4), floor: vec(0.38, 0.375, 0.365), key: 15, seed: 29 };
