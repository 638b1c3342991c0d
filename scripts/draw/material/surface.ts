import type { Spot } from "../shape/shape";
import { along, cross, grey, unit, type Vec } from "../vector";

/** What light meets at one place of a body. */
export interface Surface {
  normal: Vec;
  /** Direction of rolling or brushing. */
  tangent: Vec;
  /** Share of light by wavelength: what matt ground scatters, or what metal mirrors head on. */
  color: Vec;
  /** Share of bare metal, 0 to 1; the rest is matt ground under a clear coat. */
  metal: number;
  /** Width of the highlight along and across the tangent, 0 (mirror) to 1. */
  rough: number;
  across: number;
  /** Strength and width of the clear coat on matt ground. */
  coat: number;
  coatRough: number;
  /** Water or glass: light goes through. */
  clear: boolean;
  glow: number;
}

export type Material = (spot: Spot) => Surface;

/** Matt, dry ground of one colour; materials start from it and change what differs. */
export function plain(spot: Spot, color: Vec): Surface {
  return {
    normal: spot.normal,
    tangent: spot.tangent,
    color,
    metal: 0,
    rough: 0.5,
    across: 0.5,
    coat: 0.5,
    coatRough: 0.5,
    clear: false,
    glow: 0,
  };
}

/** Normal after the ground has been tilted by two slopes: along the tangent and across it. */
export function tilt(spot: Spot, slopeAlong: number, slopeAcross: number): Vec {
  const side = cross(spot.normal, spot.tangent);
  return unit(along(along(spot.normal, spot.tangent, -slopeAlong), side, -slopeAcross));
}

export const water: Material = (spot) => ({ ...plain(spot, grey(1)), clear: true });
