import type { Chance } from "../chance";
import type { Surface } from "../material/surface";
import type { Ray, Spot } from "../shape/shape";
import { add, along, blend, dot, grey, multiply, scale, smooth, type Vec } from "../vector";
import type { World } from "../world";
import { fresnel, glance, pass, scatter } from "./bounce";
import type { Panel } from "./panel";

/** What the first meeting of a path tells the cleaner about its pixel. */
export interface Trace {
  light: Vec;
  color: Vec;
  normal: Vec;
  depth: number;
  metal: number;
}

const BOUNCES = 4;
/** Brightest light a single later bounce may bring, so that no lone sparkle is left to clean. */
const CEILING = 3.5;

/** Follows one path of light from the eye back to the lamps. */
export function follow(world: World, start: Vec, direction: Vec, chance: Chance): Trace {
  const trace: Trace = { light: grey(0), color: grey(1), normal: grey(0), depth: 60, metal: 0 };
  let from = start;
  let toward = direction;
  let share = grey(1);
  let lampsCount = true;
  let first = true;

  for (let bounce = 0; bounce < BOUNCES; bounce++) {
    const ray = world.meet(from, toward);
    const ceiling = trace.metal > 0.5 ? CEILING : CEILING / 4;
    const limit = bounce === 0 ? Number.POSITIVE_INFINITY : ceiling;
    if (lampsCount) collect(trace, multiply(share, lamps(world, ray)), limit);
    if (!ray.hit) {
      collect(trace, multiply(share, world.sky(toward, first)), limit);
      break;
    }
    const spot = ray.hit.describe(ray);
    const surface = ray.hit.material(spot);
    const gone = ray.hit === world.ground ? smooth(world.haze[0], world.haze[1], ray.far) : 0;
    if (gone > 0) {
      collect(trace, scale(multiply(share, world.sky(toward, first)), gone), limit);
      share = scale(share, 1 - gone);
      if (gone > 0.98) {
        if (first) trace.depth = ray.far;
        break;
      }
    }
    if (surface.clear) {
      toward = pass(toward, spot.normal, chance);
      from = spot.at;
      lampsCount = true;
      continue;
    }
    if (first) {
      first = false;
      trace.color = blend(surface.color, grey(1), gone);
      trace.depth = ray.far;
      trace.normal = surface.normal;
      trace.metal = surface.metal;
    }
    if (surface.glow > 0) collect(trace, scale(multiply(share, surface.color), surface.glow), limit);

    const next = leave(world, spot, surface, toward, bounce === 0, chance);
    if (!next) break;
    collect(trace, multiply(share, next.light), limit);
    share = multiply(share, next.weight);
    const strongest = Math.max(share.x, share.y, share.z);
    if (bounce > 1) {
      const survival = Math.min(0.95, strongest);
      if (chance.next() >= survival) break;
      share = scale(share, 1 / survival);
    }
    from = along(spot.at, spot.normal, 2e-5 * Math.sign(-dot(toward, spot.normal) || 1));
    toward = next.toward;
    lampsCount = next.mirrored;
  }
  return trace;
}

interface Leaving {
  toward: Vec;
  weight: Vec;
  light: Vec;
  mirrored: boolean;
}

function leave(
  world: World,
  spot: Spot,
  surface: Surface,
  toward: Vec,
  first: boolean,
  chance: Chance,
): Leaving | null {
  const view = scale(toward, -1);
  if (chance.next() < surface.metal)
    return mirror(surface, view, surface.rough, surface.across, grey(1), chance);

  const cosine = Math.max(dot(view, surface.normal), 0);
  const mirrored = surface.coat * fresnel(0.045, cosine);
  const odds = Math.min(0.7, Math.max(mirrored, surface.coat * 0.22));
  if (chance.next() < odds) {
    const coat = { ...surface, color: grey(1) };
    return mirror(coat, view, surface.coatRough, surface.coatRough, grey(mirrored / odds), chance);
  }
  const weight = scale(surface.color, (1 - mirrored) / (1 - odds));
  const light = multiply(weight, direct(world, spot, surface, first, chance));
  return { toward: scatter(surface.normal, chance), weight, light, mirrored: false };
}

function mirror(
  s: Surface,
  view: Vec,
  rough: number,
  across: number,
  tint: Vec,
  chance: Chance,
): Leaving | null {
  const bounce = glance(s, view, rough, across, chance);
  if (!bounce) return null;
  return { toward: bounce.toward, weight: multiply(bounce.weight, tint), light: grey(0), mirrored: true };
}

/** Light that reaches matt ground straight from the lamps: from all of them, or from one by chance for later bounces. */
function direct(world: World, spot: Spot, surface: Surface, all: boolean, chance: Chance): Vec {
  const { panels } = world;
  const count = panels.length;
  if (all)
    return panels.reduce((sum, panel) => add(sum, shine(world, panel, spot, surface, chance)), grey(0));
  const panel = panels[Math.min(count - 1, Math.floor(chance.next() * count))];
  return panel ? scale(shine(world, panel, spot, surface, chance), count) : grey(0);
}

function shine(world: World, panel: Panel, spot: Spot, surface: Surface, chance: Chance): Vec {
  const { toward, far, share } = panel.reach(spot.at, chance.next(), chance.next());
  const cosine = dot(toward, surface.normal);
  if (cosine <= 0 || share <= 0 || dot(toward, spot.normal) <= 0) return grey(0);
  if (world.blocked(along(spot.at, spot.normal, 2e-5), toward, far)) return grey(0);
  return scale(panel.color, (share * cosine) / Math.PI);
}

function lamps(world: World, ray: Ray): Vec {
  let light = grey(0);
  for (const panel of world.panels) {
    const seen = panel.seen(ray);
    if (seen > 0) light = add(light, scale(panel.color, seen));
  }
  return light;
}

function collect(trace: Trace, light: Vec, limit: number): void {
  trace.light.x += Math.min(light.x, limit);
  trace.light.y += Math.min(light.y, limit);
  trace.light.z += Math.min(light.z, limit);
}
