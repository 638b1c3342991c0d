import type { Frame } from "../frame";
import { Lettering } from "../lettering";
import { type Material, plain } from "../material/surface";
import { noise } from "../noise";
import { Box, TOP } from "../shape/box";
import type { Shape } from "../shape/shape";
import { blend, scale, smooth, vec } from "../vector";

const INK = vec(0.035, 0.037, 0.045);
const STAMP = vec(0.06, 0.13, 0.34);

const HALF = { x: 0.105, y: 0.1485 };

const LINES = [
  { text: new Lettering("TEST CERTIFICATE", 0.0088), pen: 0.0011, x: -0.012, y: 0.122 },
  { text: new Lettering("EN 10204 / 3.1", 0.0056), pen: 0.0007, x: -0.041, y: 0.106 },
  { text: new Lettering("HEAT 48213", 0.0062), pen: 0.0009, x: 0.055, y: 0.106 },
  { text: new Lettering("C 0.17  MN 0.92  S 0.012  P 0.018", 0.0044), pen: 0.0006, x: -0.008, y: 0.062 },
  { text: new Lettering("YIELD 288   TENSILE 431", 0.0044), pen: 0.0006, x: -0.022, y: 0.01 },
];

const SEAL = new Lettering("PASSED", 0.0066);

/** A test certificate on a sheet of paper, lying with its head towards -z. */
export function certificate(frame: Frame): Shape {
  return new Box(frame, vec(HALF.x, 0.0006, HALF.y), printed, 0.0003);
}

const printed: Material = (spot) => {
  const surface = plain(spot, scale(vec(0.82, 0.815, 0.8), 1 + 0.015 * noise(spot.u * 300, spot.v * 300, 5)));
  surface.coat = 0.2;
  surface.coatRough = 0.6;
  if (spot.face !== TOP) return surface;
  const { u: x, v: y } = spot;
  let ink = 0;
  for (const line of LINES) {
    const far = line.text.distance(x - line.x, y - line.y);
    if (far < line.pen) ink = Math.max(ink, smooth(line.pen, line.pen * 0.6, far));
  }
  surface.color = blend(surface.color, INK, Math.max(ink, table(x, y)));
  surface.color = blend(surface.color, STAMP, 0.85 * seal(x - 0.058, y + 0.104));
  return surface;
};

/** Ruled lines of the tables and rows of small figures between them. */
function table(x: number, y: number): number {
  if (Math.abs(x) > 0.09 || y > 0.088 || y < -0.075) return 0;
  const row = (y + 0.075) / 0.0163;
  const offRow = Math.abs(row - Math.round(row)) * 0.0163;
  const column = (x + 0.09) / 0.03;
  const offColumn = Math.abs(column - Math.round(column)) * 0.03;
  if (offRow < 0.00035 || offColumn < 0.00025) return 0.75;
  const line = Math.floor(row);
  if (line === 8 || line === 5) return 0;
  const within = row - line;
  const words =
    noise(Math.floor(x / 0.0021) * 1.7, line * 3.3, 8) + noise(Math.floor(x / 0.009), line * 5, 9) * 0.6;
  return within > 0.34 && within < 0.58 && words > 0.12 && offColumn > 0.003 ? 0.62 : 0;
}

/** Two rings and a word at a slant. */
function seal(x: number, y: number): number {
  const radius = Math.sqrt(x * x + y * y);
  if (radius > 0.03) return 0;
  const worn = 0.65 + 0.35 * noise(x * 500, y * 500, 4);
  const rings = Math.abs(radius - 0.027) < 0.0009 || Math.abs(radius - 0.0235) < 0.0004;
  const slant = 0.22;
  const word = SEAL.distance(
    x * Math.cos(slant) + y * Math.sin(slant),
    y * Math.cos(slant) - x * Math.sin(slant),
  );
  return rings || word < 0.0008 ? worn : 0;
}
