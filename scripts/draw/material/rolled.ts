import { cloud, noise } from "../noise";
import { OUTER } from "../shape/tube";
import { blend, scale, smooth, type Vec, vec } from "../vector";
import { type Material, plain, tilt } from "./surface";

export interface Scale {
  seed: number;
  /** Colour of the oxide. */
  tone?: Vec;
  /** Unevenness of the tone, 0 to 1. */
  uneven?: number;
  /** Share of brown where water stood. */
  rust?: number;
  rough?: number;
}

/** Hot rolled: blue-grey oxide scale of uneven tone, streaked along the rolling direction. */
export function hotRolled(options: Scale): Material {
  const { seed, tone = vec(0.195, 0.22, 0.257), uneven = 0.5, rust = 0.15, rough = 0.37 } = options;
  const brown = vec(0.17, 0.085, 0.042);
  return (spot) => {
    const { u, v } = spot;
    const patch = cloud(u * 0.7, v * 2.4, seed, 4);
    const streak = cloud(u * 0.22, v * 26, seed + 5, 3);
    const stain = Math.max(0, cloud(u * 1.1 + 9, v * 2.1, seed + 13, 4) - 0.3) * rust * 2.2;
    const light = 1 + uneven * (0.5 * patch + 0.3 * streak);
    const warm = blend(tone, vec(tone.x * 1.12, tone.y, tone.z * 0.88), 0.5 + 0.5 * streak * uneven);
    const surface = plain(spot, blend(scale(warm, Math.max(0.3, light)), brown, Math.min(0.8, stain)));
    surface.metal = Math.max(0.1, 0.8 - stain);
    surface.rough = rough + 0.09 * patch * uneven;
    surface.across = surface.rough + 0.08;
    surface.coat = 0.6;
    surface.coatRough = 0.45;
    surface.normal = tilt(spot, 0.006 * noise(u * 3, v * 3, seed), 0.01 * noise(u * 2, v * 9, seed + 3));
    return surface;
  };
}

export interface Bright {
  seed: number;
  tone?: Vec;
  rough?: number;
  /** How far the sheet is from flat, as it shows in reflections. */
  wave?: number;
}

/** Cold rolled: clean satin metal with a fine grain along the rolling direction. */
export function coldRolled(options: Bright): Material {
  const { seed, tone = vec(0.66, 0.67, 0.68), rough = 0.24, wave = 0.004 } = options;
  return (spot) => {
    const { u, v } = spot;
    const grain = noise(u * 4, v * 420, seed);
    const band = cloud(u * 0.16, v * 9, seed + 2, 2);
    const surface = plain(spot, scale(tone, 1 + 0.03 * band + 0.02 * grain));
    surface.metal = 1;
    surface.rough = Math.max(0.05, rough * (0.92 + 0.1 * band));
    surface.across = Math.min(0.6, surface.rough * 1.45);
    const swell = wave * noise(u * 0.7, v * 1.1, seed + 7);
    surface.normal = tilt(
      spot,
      swell,
      swell * 1.4 + wave * 0.6 * noise(u * 0.4, v * 3, seed + 8) + 0.002 * grain,
    );
    return surface;
  };
}

/** Pickled and oiled: scale gone, dull silver under a film of oil that thickens in runs. */
export function oiled(seed: number): Material {
  const base = coldRolled({ seed, tone: vec(0.5, 0.495, 0.475), rough: 0.36, wave: 0.005 });
  return (spot) => {
    const surface = base(spot);
    const film = cloud(spot.u * 1.6, spot.v * 3.4, seed + 31, 4);
    const wet = Math.max(0, Math.min(1, 0.5 + film * 1.5));
    surface.rough -= 0.17 * wet;
    surface.across -= 0.2 * wet;
    surface.color = blend(surface.color, vec(0.47, 0.44, 0.37), wet * 0.6);
    return surface;
  };
}

/** Raised lozenges in pairs of directions, the tread pattern of floor plate. */
export function chequered(base: Material, pitch = 0.062): Material {
  const height = (u: number, v: number): number => {
    const column = Math.floor(u / pitch);
    const row = Math.floor(v / pitch);
    const x = u - (column + 0.5) * pitch;
    const y = v - (row + 0.5) * pitch;
    const lean = (column + row) & 1 ? 1 : -1;
    const p = (x + lean * y) * Math.SQRT1_2;
    const q = (y - lean * x) * Math.SQRT1_2;
    const reach = pitch * 0.46;
    const belly = pitch * 0.12 * (1 - (p / reach) ** 2);
    if (belly <= 0) return 0;
    const edge = 1 - Math.abs(q) / belly;
    return Math.min(1, Math.max(0, edge) * 2.2);
  };
  return (spot) => {
    const surface = base(spot);
    if (spot.normal.y < 0.5) return surface;
    const { u, v } = spot;
    const gap = 0.0011;
    const here = height(u, v);
    const rise = 0.0042;
    const slopeU = ((height(u + gap, v) - height(u - gap, v)) / (2 * gap)) * rise;
    const slopeV = ((height(u, v + gap) - height(u, v - gap)) / (2 * gap)) * rise;
    surface.normal = tilt(spot, slopeU, slopeV);
    const foot = here > 0.05 && here < 0.6 ? 0.72 : 1;
    surface.color = scale(surface.color, here >= 1 ? 1.45 : foot);
    if (here >= 1) surface.rough = surface.across = surface.rough * 0.75;
    return surface;
  };
}

export interface Laps {
  /** Visible thickness of a lap, metres. */
  pitch: number;
  seed: number;
  edge: Vec;
  rough?: number;
  /** How unevenly the laps stand, 0 to 1. */
  uneven?: number;
}

/** A coil: its strip on the outside, the edges of its laps on both ends. */
export function wound(strip: Material, options: Laps): Material {
  const { pitch, seed, edge, rough = 0.36, uneven = 0.5 } = options;
  return (spot) => {
    if (spot.face <= OUTER + 1) return strip(spot);
    const turn = spot.u / (2 * Math.PI);
    const wander = pitch * 0.55 * noise(spot.u * 1.6, spot.v * 9, seed + 1);
    const place = (spot.v + wander) / pitch - turn;
    const lap = Math.floor(place);
    const inside = place - lap;
    const own = noise(lap * 7.13, spot.u * 0.9, seed);
    const group = noise(lap * 0.21, spot.u * 0.35, seed + 4);
    const rim = Math.min(inside, 1 - inside);
    const seam = Math.min(1, rim / 0.17);
    const surface = plain(
      spot,
      scale(edge, (0.34 + 0.66 * seam) * (1 + uneven * (0.34 * own + 0.26 * group))),
    );
    surface.metal = 0.85;
    surface.rough = rough + 0.05 * own;
    surface.across = surface.rough + 0.12;
    const side = inside < 0.5 ? -1 : 1;
    const edgeSlope = side * (1 - seam) * 0.85 + uneven * (0.1 * own + 0.1 * group);
    const turnedOver = spot.face === 2 ? 1 : -1;
    surface.normal = tilt(spot, 0, edgeSlope * turnedOver);
    return surface;
  };
}

/** A cut sheet: rolled on its two faces, sheared on the four edges. */
export function sheared(sheet: Material, edge: Vec, seed: number, half: number): Material {
  // The rounding of a thin edge is finer than a pixel: showing it would only make grain.
  const relief = smooth(0.001, 0.004, half);
  return (spot) => {
    if (spot.face === 2 || spot.face === 3) return sheet(spot);
    const depth = spot.v / half;
    const burnish = 0.95 + 0.25 * smooth(-0.2, 0.6, depth + 0.2 * noise(spot.u * 8, seed, seed));
    const own =
      0.12 * noise(spot.u * 0.8, seed * 7.7, seed) + 0.1 * relief * noise(spot.u * 16, seed * 3, seed + 2);
    const rim = 1 - (0.3 + 0.25 * relief) * (1 - Math.min(1, (1 - Math.abs(depth)) / 0.22));
    const surface = plain(spot, scale(edge, burnish * (1 + own) * rim));
    surface.metal = 0.7;
    surface.rough = 0.46;
    surface.across = 0.5;
    surface.normal = tilt(
      spot,
      0.02 * relief * noise(spot.u * 12, depth, seed + 5),
      -depth * Math.abs(depth) * 0.3 * relief,
    );
    return surface;
  };
}
