import { cloud, noise } from "../noise";
import { blend, scale, type Vec, vec } from "../vector";
import { type Material, plain, tilt } from "./surface";

/** Trowelled concrete of a hall: cloudy, worn, with a faint sheen. */
export function concrete(seed: number, tone = vec(0.36, 0.36, 0.355), sheen = 0.7): Material {
  return (spot) => {
    const { u, v } = spot;
    const drift = cloud(u * 0.4, v * 0.4, seed, 3);
    const worn = cloud(u * 2.3, v * 2.3, seed + 3, 3);
    const joint = Math.min(sawn(u * 0.82 + v * 0.2 + 0.55), sawn(v * 0.82 - u * 0.2 + 0.6));
    const surface = plain(spot, scale(tone, (1 + 0.07 * drift + 0.035 * worn) * joint));
    surface.coat = sheen;
    surface.coatRough = 0.36 + 0.08 * worn;
    return surface;
  };
}

/** Brightness beside the saw cut that parts two fields of a floor 2.4 wide. */
function sawn(place: number): number {
  const off = Math.abs((((place % 2.4) + 2.4) % 2.4) - 1.2);
  return off < 0.004 ? 0.45 : 1 - 0.1 * Math.max(0, 1 - off / 0.03);
}

/** Sawn softwood: grain along the body, end grain left plain. */
export function wood(seed: number, tone = vec(0.5, 0.35, 0.2)): Material {
  const dark = scale(tone, 0.52);
  return (spot) => {
    const drift = cloud(spot.u * 1.2, spot.v * 5, seed, 3);
    const ring = Math.sin((spot.v * 260 + drift * 7 + noise(spot.u * 2, spot.v * 12, seed + 2) * 5) * 1.3);
    const fibre = noise(spot.u * 18, spot.v * 620, seed + 4);
    const dirt = Math.max(0, cloud(spot.u * 4, spot.v * 9, seed + 8, 4)) * 0.5;
    const share = 0.3 + 0.24 * ring + 0.16 * fibre + dirt;
    const surface = plain(spot, blend(tone, dark, Math.max(0, Math.min(1, share))));
    surface.coat = 0.25;
    surface.coatRough = 0.6;
    surface.normal = tilt(spot, 0, 0.08 * fibre);
    return surface;
  };
}

/** Painted or plastic ground of one colour with a clear coat. */
export function lacquer(color: Vec, rough = 0.3, coat = 0.9): Material {
  return (spot) => {
    const surface = plain(spot, color);
    surface.coat = coat;
    surface.coatRough = rough;
    return surface;
  };
}

/** Blued strapping steel. */
export function strapping(seed: number, tone = vec(0.07, 0.075, 0.085)): Material {
  return (spot) => {
    const surface = plain(spot, scale(tone, 1 + 0.3 * noise(spot.u * 5, spot.v * 40, seed)));
    surface.metal = 0.8;
    surface.rough = 0.3;
    surface.across = 0.38;
    return surface;
  };
}

/** Turned, ground or cast metal of one colour. */
export function metal(color: Vec, rough: number, across = rough): Material {
  return (spot) => {
    const surface = plain(spot, color);
    surface.metal = 1;
    surface.rough = rough;
    surface.across = across;
    return surface;
  };
}
