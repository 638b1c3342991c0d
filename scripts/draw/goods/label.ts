import type { Frame } from "../frame";
import { Lettering } from "../lettering";
import { paper } from "../material/marked";
import { Box } from "../shape/box";
import type { Shape } from "../shape/shape";
import { vec } from "../vector";

/** A printed tag facing along the frame's z axis, `wide` metres wide and three quarters as high. */
export function label(frame: Frame, wide: number, first: string, second: string): Shape {
  const half = { x: wide / 2, y: wide * 0.375 };
  const big = Math.min(wide * 0.16, (wide * 0.86 * 6) / (first.length * 5.6));
  const small = Math.min(wide * 0.1, (wide * 0.8 * 6) / (second.length * 5.6));
  const lines = [
    { text: new Lettering(first, big), pen: big * 0.095, x: 0, y: half.y * 0.56 },
    { text: new Lettering(second, small), pen: small * 0.1, x: 0, y: half.y * 0.06 },
  ];
  const bars = { y: -half.y * 0.52, height: half.y * 0.56 };
  return new Box(frame, vec(half.x, half.y, 0.0008), paper(lines, half, bars), 0.0004);
}
