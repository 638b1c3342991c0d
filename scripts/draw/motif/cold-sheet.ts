import { spun, standing } from "../frame";
import { bundle } from "../goods/lot";
import { liftedSheet, makeStack } from "../goods/stack";
import { coldRolled } from "../material/rolled";
import { goods, type Picture } from "../picture";
import { vec } from "../vector";
import { World } from "../world";
import { daylight, studio } from "./studio";

const EDGE = vec(0.55, 0.555, 0.56);
const origin = vec(0, 0, 0);
const STRAP = vec(0.05, 0.14, 0.24);

export const coldSheets: Picture[] = [
  goods("cr-sheet-is-513-cr1", () => {
    const frame = standing(origin, 0.5);
    const sheet = coldRolled({ seed: 103, rough: 0.27 });
    const size = { long: 1.2, wide: 0.6, thick: 0.003, count: 44, loose: 0.004 };
    const pile = bundle({
      frame,
      ...size,
      sheet,
      edge: EDGE,
      seed: 5,
      straps: [-0.6, 0.6],
      strap: STRAP,
      tag: ["CR1", "0.8 X 1250"],
    });
    return {
      world: new World(studio(daylight), pile.shapes),
      view: { eye: vec(0.3, 1.2, 3.8), lookAt: vec(-0.03, 0.1, 0), angle: 36.5, lens: 0.008 },
    };
  }),
  goods("crca-sheet-cr2-drawing", () => {
    const frame = standing(origin, -0.5);
    const sheet = coldRolled({ seed: 113, rough: 0.22, tone: vec(0.68, 0.685, 0.69) });
    const stack = {
      frame,
      long: 1,
      wide: 0.58,
      thick: 0.0034,
      count: 26,
      sheet,
      edge: EDGE,
      seed: 6,
      loose: 0.004,
    };
    const pile = bundle({ ...stack, tag: ["CRCA", "1.2 X 1220"] });
    const fan = [1, 2, 3, 4, 5].flatMap((step) => {
      const turned = spun(frame, vec(0.02 * step, 0, 0.03 * step), 0.05 * step);
      return makeStack({
        ...stack,
        frame: turned,
        count: 1,
        seed: 80 + step,
        foot: pile.top + 0.0038 * (step - 1),
      }).shapes;
    });
    return {
      world: new World(studio(daylight), [...pile.shapes, ...fan]),
      view: { eye: vec(-0.1, 1.3, 3.3), lookAt: vec(0, 0.1, 0.06), angle: 39, lens: 0.007 },
    };
  }),
  goods("cr-sheet-cr4-extra-deep-drawing", () => {
    const frame = standing(origin, 0.34);
    const sheet = coldRolled({ seed: 123, rough: 0.19, tone: vec(0.7, 0.7, 0.7), wave: 0.003 });
    const stack = {
      frame,
      long: 1.05,
      wide: 0.6,
      thick: 0.003,
      count: 34,
      sheet,
      edge: EDGE,
      seed: 7,
      loose: 0.003,
    };
    const pile = bundle(stack);
    const first = liftedSheet(stack, pile.top + 0.001, -0.25, 0.95, 0.95);
    const second = liftedSheet({ ...stack, seed: 19 }, pile.top + 0.0045, -0.42, 0.7, 1.25);
    return {
      world: new World(studio(daylight), [...pile.shapes, ...first, ...second]),
      view: { eye: vec(-0.75, 1.12, 3.9), lookAt: vec(0, 0.28, 0), angle: 37, lens: 0.008 },
    };
  }),
  goods("cr-sheet-dc01-bright", () => {
    const frame = standing(origin, 0.78);
    const sheet = coldRolled({ seed: 133, rough: 0.1, tone: vec(0.76, 0.765, 0.77), wave: 0.0016 });
    const size = { long: 0.9, wide: 0.55, thick: 0.0026, count: 30, loose: 0.003 };
    const pile = bundle({ frame, ...size, sheet, edge: EDGE, seed: 9, tag: ["DC01", "0.7 X 1000"] });
    return {
      world: new World(studio(daylight), pile.shapes),
      view: { eye: vec(0.05, 0.98, 3), lookAt: vec(-0.09, 0.05, 0.1), angle: 40, lens: 0.007 },
    };
  }),
  goods("cr-sheet-a1008-cs-type-b", () => {
    const sheet = coldRolled({ seed: 143, rough: 0.32, tone: vec(0.61, 0.615, 0.62) });
    const base = {
      long: 1.1,
      wide: 0.45,
      thick: 0.0034,
      sheet,
      edge: EDGE,
      loose: 0.005,
      straps: [-0.55, 0.55],
      strap: STRAP,
    };
    const left = bundle({
      ...base,
      frame: standing(vec(-0.12, 0, 0.5), 0.42),
      count: 36,
      seed: 41,
      tag: ["CS B", "1.52 X 1219"],
    });
    const right = bundle({
      ...base,
      frame: standing(vec(0.36, 0, -0.56), 0.42),
      count: 58,
      seed: 55,
      tag: ["CS B", "0.91 X 1219"],
    });
    return {
      world: new World(studio(daylight), [...left.shapes, ...right.shapes]),
      view: { eye: vec(0.1, 1.4, 4.2), lookAt: vec(0.12, 0.12, 0), angle: 39, lens: 0.009 },
    };
  }),
];
