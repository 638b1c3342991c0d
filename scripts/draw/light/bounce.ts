import type { Chance } from "../chance";
import type { Surface } from "../material/surface";
import { along, cross, dot, reflect, scale, unit, type Vec, vec } from "../vector";

/** A direction light may have come from, and how much of it survives; null when none does. */
export interface Bounce {
  toward: Vec;
  weight: Vec;
}

/** Share a smooth surface mirrors at this angle when it mirrors `straight` head on. */
export function fresnel(straight: number, cosine: number): number {
  const m = 1 - Math.max(cosine, 0);
  return straight + (1 - straight) * m * m * m * m * m;
}

/**
 * Bounce off a rough mirror whose tiny facets follow the GGX distribution, wider along one direction than across
 * it, drawn from the facets the eye can see (the method E. Heitz published in 2018).
 */
export function glance(
  surface: Surface,
  view: Vec,
  rough: number,
  across: number,
  chance: Chance,
): Bounce | null {
  const { normal } = surface;
  const side = unit(cross(normal, surface.tangent));
  const grain = cross(side, normal);
  const ax = Math.max(rough * rough, 0.0009);
  const ay = Math.max(across * across, 0.0009);
  const v = vec(dot(view, grain), dot(view, side), Math.max(dot(view, normal), 1e-4));

  const stretched = unit(vec(v.x * ax, v.y * ay, v.z));
  const flat = Math.sqrt(stretched.x * stretched.x + stretched.y * stretched.y);
  const first = flat > 1e-7 ? vec(-stretched.y / flat, stretched.x / flat, 0) : vec(1, 0, 0);
  const second = cross(stretched, first);
  const radius = Math.sqrt(chance.next());
  const angle = 2 * Math.PI * chance.next();
  const p = radius * Math.cos(angle);
  const tilted = 0.5 * (1 + stretched.z);
  const q = (1 - tilted) * Math.sqrt(1 - p * p) + tilted * radius * Math.sin(angle);
  const up = Math.sqrt(Math.max(0, 1 - p * p - q * q));
  const h = along(along(scale(first, p), second, q), stretched, up);
  const facet = unit(vec(h.x * ax, h.y * ay, Math.max(h.z, 1e-6)));

  const out = reflect(scale(v, -1), facet);
  if (out.z <= 1e-5) return null;
  const masked = hidden(v, ax, ay);
  const kept = (1 + masked) / (1 + masked + hidden(out, ax, ay));
  const cosine = dot(v, facet);
  const toward = unit(along(along(scale(grain, out.x), side, out.y), normal, out.z));
  return {
    toward,
    weight: vec(
      kept * fresnel(surface.color.x, cosine),
      kept * fresnel(surface.color.y, cosine),
      kept * fresnel(surface.color.z, cosine),
    ),
  };
}

/** How much of the facets is hidden behind others seen from this direction. */
function hidden(d: Vec, ax: number, ay: number): number {
  const x = d.x * ax;
  const y = d.y * ay;
  return (Math.sqrt(1 + (x * x + y * y) / (d.z * d.z)) - 1) / 2;
}

/** Direction around the normal, most often near it, as matt ground scatters. */
export function scatter(normal: Vec, chance: Chance): Vec {
  const radius = Math.sqrt(chance.next());
  const angle = 2 * Math.PI * chance.next();
  const guide = Math.abs(normal.x) > 0.7 ? vec(0, 1, 0) : vec(1, 0, 0);
  const first = unit(cross(normal, guide));
  const second = cross(normal, first);
  const flat = along(scale(first, radius * Math.cos(angle)), second, radius * Math.sin(angle));
  return unit(along(flat, normal, Math.sqrt(Math.max(0, 1 - radius * radius))));
}

/** Through or off clear water, by chance in the right share. */
export function pass(toward: Vec, outward: Vec, chance: Chance): Vec {
  const entering = dot(toward, outward) < 0;
  const normal = entering ? outward : scale(outward, -1);
  const ratio = entering ? 1 / 1.33 : 1.33;
  const cosine = -dot(toward, normal);
  const square = 1 - ratio * ratio * (1 - cosine * cosine);
  if (square <= 0) return reflect(toward, normal);
  const angle = entering ? cosine : Math.sqrt(square);
  if (chance.next() < fresnel(0.02, angle)) return reflect(toward, normal);
  return unit(along(scale(toward, ratio), normal, ratio * cosine - Math.sqrt(square)));
}
