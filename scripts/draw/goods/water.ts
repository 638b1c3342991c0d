import { share, swing } from "../chance";
import { water } from "../material/surface";
import { Drop } from "../shape/drop";
import type { Shape } from "../shape/shape";
import { vec } from "../vector";

/** Beads of water strewn over a level surface within a half length and depth round a point, none overlapping. */
export function beads(
  x: number,
  y: number,
  z: number,
  longHalf: number,
  deepHalf: number,
  count: number,
): Shape[] {
  const placed: { x: number; z: number; size: number }[] = [];
  for (let attempt = 0; placed.length < count && attempt < count * 30; attempt++) {
    const size = 0.0022 + 0.011 * share(attempt, 5) ** 3.2;
    const spot = { x: x + swing(attempt, 6) * longHalf, z: z + swing(attempt, 7) * deepHalf, size };
    const crowded = placed.some(
      (other) => Math.hypot(other.x - spot.x, other.z - spot.z) < (other.size + size) * 1.12,
    );
    if (!crowded) placed.push(spot);
  }
  return placed.map((bead, index) => {
    const stretch = 1 + 0.16 * swing(index, 9);
    const half = vec(bead.size * stretch, bead.size * 0.52, bead.size / stretch);
    return new Drop(vec(bead.x, y + bead.size * 0.14, bead.z), half, water);
  });
}
