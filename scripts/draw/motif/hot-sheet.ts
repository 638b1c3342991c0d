import { spun, standing } from "../frame";
import { bundle } from "../goods/lot";
import { liftedSheet, makeStack } from "../goods/stack";
import { chequered, hotRolled, oiled } from "../material/rolled";
import { goods, type Picture } from "../picture";
import { vec } from "../vector";
import { World } from "../world";
import { studio, workshop } from "./studio";

const EDGE = vec(0.3, 0.315, 0.335);
const origin = vec(0, 0, 0);

export const hotSheets: Picture[] = [
  goods("hr-sheet-is-2062-e250-br", () => {
    const frame = standing(origin, 0.52);
    const sheet = hotRolled({ seed: 3, uneven: 0.55 });
    const size = { long: 1.25, wide: 0.625, thick: 0.0135, count: 20, loose: 0.012 };
    const plates = bundle({
      frame,
      ...size,
      sheet,
      edge: EDGE,
      seed: 4,
      straps: [-0.72, 0, 0.72],
      tag: ["E250 BR", "10 X 1250"],
    });
    return {
      world: new World(studio(workshop), plates.shapes),
      view: { eye: vec(0.35, 1.36, 4.1), lookAt: vec(0, 0.2, 0), angle: 38, lens: 0.008 },
    };
  }),
  goods("hr-sheet-is-1079-hr1", () => {
    const frame = standing(origin, -0.58);
    const sheet = hotRolled({ seed: 21, uneven: 0.42, tone: vec(0.221, 0.246, 0.283) });
    const base = {
      frame,
      long: 1.2,
      wide: 0.5,
      thick: 0.0052,
      sheet,
      edge: EDGE,
      straps: [-0.62, 0.62],
      loose: 0.007,
    };
    const lower = bundle({ ...base, count: 26, seed: 8, tag: ["HR1", "2.5 X 1000"] });
    const upper = bundle(
      {
        ...base,
        frame: spun(frame, vec(-0.02, 0, 0.01), 0.012),
        count: 22,
        seed: 31,
        foot: lower.top,
        tag: ["HR1", "2 X 1000"],
      },
      0.035,
    );
    return {
      world: new World(studio(workshop), [...lower.shapes, ...upper.shapes]),
      view: { eye: vec(-0.2, 1.3, 4), lookAt: vec(0, 0.24, 0), angle: 38, lens: 0.008 },
    };
  }),
  goods("hr-sheet-hr3-deep-drawing", () => {
    const frame = standing(origin, 0.4);
    const sheet = hotRolled({
      seed: 43,
      uneven: 0.35,
      tone: vec(0.246, 0.258, 0.275),
      rust: 0.3,
      rough: 0.34,
    });
    const stack = {
      frame,
      long: 1.1,
      wide: 0.625,
      thick: 0.0062,
      count: 24,
      sheet,
      edge: EDGE,
      seed: 14,
      loose: 0.006,
    };
    const pile = bundle(stack);
    const lifted = liftedSheet(stack, pile.top + 0.001, -0.05, 1.35, 0.62);
    return {
      world: new World(studio(workshop), [...pile.shapes, ...lifted]),
      view: { eye: vec(-0.5, 1.12, 3.9), lookAt: vec(0.05, 0.26, 0), angle: 38, lens: 0.008 },
    };
  }),
  goods("hrpo-sheet-pickled-and-oiled", () => {
    const frame = standing(origin, 0.68);
    const sheet = oiled(52);
    const stack = {
      frame,
      long: 1.2,
      wide: 0.6,
      thick: 0.0072,
      count: 22,
      sheet,
      edge: vec(0.42, 0.415, 0.4),
      seed: 17,
      loose: 0.005,
    };
    const pile = bundle({ ...stack, tag: ["HRPO", "3 X 1250"] });
    const fan = [1, 2, 3].flatMap((step) => {
      const turned = spun(frame, vec(0.03 * step, 0, 0.045 * step), -0.045 * step);
      return makeStack({
        ...stack,
        frame: turned,
        count: 1,
        seed: 60 + step,
        foot: pile.top + 0.0076 * (step - 1),
      }).shapes;
    });
    return {
      world: new World(studio(workshop), [...pile.shapes, ...fan]),
      view: { eye: vec(0.2, 1.28, 3.9), lookAt: vec(0.06, 0.18, 0.05), angle: 38, lens: 0.008 },
    };
  }),
  goods("hr-chequered-sheet", () => {
    const frame = standing(origin, 0.55);
    const sheet = chequered(
      hotRolled({ seed: 64, uneven: 0.3, tone: vec(0.246, 0.262, 0.287), rough: 0.34, rust: 0.05 }),
      0.075,
    );
    const stack = {
      frame,
      long: 0.95,
      wide: 0.6,
      thick: 0.0105,
      count: 9,
      sheet,
      edge: EDGE,
      seed: 23,
      loose: 0.006,
    };
    const pile = bundle({ ...stack, tag: ["TREAD", "6 X 1250"] });
    const slid = makeStack({
      ...stack,
      frame: spun(frame, vec(-0.2, 0, -0.05), 0.07),
      count: 2,
      seed: 71,
      foot: pile.top,
    });
    return {
      world: new World(studio(workshop), [...pile.shapes, ...slid.shapes]),
      view: { eye: vec(0.15, 1.24, 2.9), lookAt: vec(-0.09, 0.1, 0.1), angle: 41, lens: 0.007 },
    };
  }),
];
