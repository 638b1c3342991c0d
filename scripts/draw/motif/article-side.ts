import { spun, standing, tipped } from "../frame";
import { certificate } from "../goods/certificate";
import { caliper, indicator } from "../goods/instrument";
import { bundle, lyingCoil } from "../goods/lot";
import { makeStack } from "../goods/stack";
import { lacquer, metal } from "../material/ground";
import { coldRolled, hotRolled } from "../material/rolled";
import { ruled, topped } from "../material/scribed";
import { type Material, plain, tilt } from "../material/surface";
import { cloud, noise } from "../noise";
import type { Picture } from "../picture";
import { Box } from "../shape/box";
import { Tube } from "../shape/tube";
import { grey, scale, vec } from "../vector";
import { World } from "../world";
import { daylight, studio, workshop } from "./studio";

const HOT_EDGE = vec(0.3, 0.315, 0.335);
const COLD_EDGE = vec(0.55, 0.555, 0.56);

/** The smaller picture beside an article's text. */
function side(name: string, build: Picture["build"]): Picture {
  return {
    name: `article-${name}-side`,
    kind: "side",
    width: 1200,
    height: 900,
    samples: 5,
    look: { exposure: 0.72 },
    build,
  };
}

/** Brown wrapping paper, creased where it is drawn tight. */
const wrapping: Material = (spot) => {
  const flat = spot.face > 1;
  const u = flat ? spot.local.x : spot.u;
  const v = flat ? spot.local.y : spot.v;
  const slopeU = cloud(u * 5, v * 2.2, 501, 3) * 0.12;
  const slopeV = cloud(u * 2.5, v * 9, 502, 3) * 0.16;
  const surface = plain(spot, scale(vec(0.43, 0.3, 0.17), 1 + 0.08 * noise(u * 90, v * 14, 503)));
  surface.coat = 0.5;
  surface.coatRough = 0.5;
  surface.normal = tilt(spot, slopeU, slopeV);
  return surface;
};

export const sides: Picture[] = [
  side("hr-or-cr", () => {
    const frame = standing(vec(0, 0, 0), 0.5);
    const hot = hotRolled({ seed: 511, uneven: 0.5 });
    const cold = coldRolled({ seed: 512, rough: 0.19 });
    const lower = makeStack({
      frame,
      long: 0.62,
      wide: 0.42,
      thick: 0.008,
      count: 5,
      sheet: hot,
      edge: HOT_EDGE,
      seed: 513,
      loose: 0.004,
    });
    const over = spun(frame, vec(0.3, 0, 0.14), -0.28);
    const upper = makeStack({
      frame: over,
      long: 0.5,
      wide: 0.34,
      thick: 0.003,
      count: 4,
      sheet: cold,
      edge: COLD_EDGE,
      seed: 514,
      foot: lower.top,
    });
    return {
      world: new World(studio(workshop), [...lower.shapes, ...upper.shapes]),
      view: { eye: vec(0, 0.86, 1.5), lookAt: vec(0.06, 0, 0), angle: 40, lens: 0.005 },
    };
  }),
  side("sheet-and-coil-weight", () => {
    const deck = new Box(standing(vec(0, 0.04, 0), 0.4), vec(0.95, 0.04, 0.62), metal(grey(0.4), 0.4), 0.006);
    const frame = standing(vec(0, 0.08, 0), 0.4);
    const sheet = coldRolled({ seed: 521, rough: 0.25 });
    const pile = bundle({
      frame,
      long: 0.8,
      wide: 0.45,
      thick: 0.0034,
      count: 40,
      sheet,
      edge: COLD_EDGE,
      seed: 522,
      straps: [-0.4, 0.4],
      strap: vec(0.6, 0.15, 0.025),
    });
    const scales = indicator(tipped(standing(vec(0.62, 0, 0.86), 0.1), vec(0, 0, 0), -0.3), 0.5, "785 KG");
    return {
      world: new World(studio(daylight), [deck, ...pile.shapes, ...scales]),
      view: { eye: vec(0.2, 1.2, 3), lookAt: vec(0.06, 0.12, 0.1), angle: 38, lens: 0.007 },
    };
  }),
  side("mill-test-certificate", () => {
    const frame = standing(vec(0, 0, 0), -0.3);
    const sheet = coldRolled({ seed: 531, rough: 0.27 });
    const pile = makeStack({
      frame,
      long: 0.5,
      wide: 0.3,
      thick: 0.003,
      count: 14,
      sheet,
      edge: COLD_EDGE,
      seed: 532,
      loose: 0.002,
    });
    const lower = certificate(spun(frame, vec(0.03, pile.top + 0.001, 0.02), -0.2));
    const page = certificate(spun(frame, vec(-0.01, pile.top + 0.0024, 0.04), 0.06));
    return {
      world: new World(studio(workshop), [...pile.shapes, lower, page]),
      view: { eye: vec(0.12, 0.5, 0.5), lookAt: vec(0.01, 0.03, 0.03), angle: 38, lens: 0.005, focus: 0.62 },
    };
  }),
  side("gauge-to-mm", () => {
    const frame = standing(vec(0, 0, 0), 0.3);
    const leaves = [3.25, 2.64, 2.03, 1.63, 1.22, 0.91, 0.71].flatMap((size, index) => {
      const at = spun(frame, vec(-0.16, 0, 0), 0.66 - index * 0.2);
      const moved = spun(at, vec(0.22, 0, 0), 0);
      const sheet = coldRolled({ seed: 541 + index, rough: 0.24, wave: 0.002 });
      return makeStack({
        frame: moved,
        long: 0.26,
        wide: 0.03,
        thick: size * 0.0028,
        count: 1,
        sheet,
        edge: COLD_EDGE,
        seed: 550 + index,
        loose: 0,
        foot: 0.01 * index,
      }).shapes;
    });
    const pivot = new Tube(
      { ...frame, origin: vec(-0.16, 0.042, 0), y: scale(frame.z, -1), z: vec(0, 1, 0) },
      0,
      0.014,
      0.045,
      metal(vec(0.6, 0.45, 0.22), 0.25),
    );
    const mat = new Box(
      standing(vec(0, -0.01, 0)),
      vec(3, 0.01, 3),
      lacquer(vec(0.06, 0.075, 0.088), 0.45, 0.6),
      0.002,
    );
    return {
      world: new World({ ...studio(daylight), ground: null }, [...leaves, pivot, mat]),
      view: { eye: vec(0.2, 0.5, 0.72), lookAt: vec(0.06, 0.02, 0), angle: 40, lens: 0.004 },
    };
  }),
  side("tolerances", () => {
    const frame = standing(vec(0, 0, 0), 0.28);
    const sheet = hotRolled({ seed: 561, uneven: 0.35 });
    const pile = makeStack({
      frame,
      long: 0.6,
      wide: 0.3,
      thick: 0.012,
      count: 4,
      sheet,
      edge: HOT_EDGE,
      seed: 562,
      loose: 0.004,
    });
    const bow = { ...frame, origin: vec(0, pile.top + 0.034 - 2, 0.02) };
    const bent = new Tube(bow, 1.996, 2, 0.12, coldRolled({ seed: 563 }), Math.PI / 2 - 0.19, 0.38, 0.001);
    const straight = spun(frame, vec(0, pile.top + 0.012, 0.2), 0);
    const steel = ruled(metal(grey(0.6), 0.28), 0.004, -0.03, 0.022, topped());
    const edge = new Box(straight, vec(0.46, 0.012, 0.03), steel, 0.002);
    const tool = caliper(spun(frame, vec(0.12, pile.top + 0.0008, -0.22), 0.1), 0.05, 0.3, "50.1");
    return {
      world: new World(studio(workshop), [...pile.shapes, bent, edge, ...tool]),
      view: { eye: vec(-0.05, 0.46, 1.12), lookAt: vec(0, 0.06, 0.02), angle: 42, lens: 0.004 },
    };
  }),
  side("rust", () => {
    const coil = lyingCoil({
      ...{ at: vec(0, 0, 0), yaw: 0.6, radius: 0.72, bore: 0.305, half: 0.56, seed: 571 },
      strip: wrapping,
      strap: vec(0.05, 0.14, 0.24),
      round: [-0.5, 0, 0.5],
      tag: ["DRY", "KEEP WRAPPED"],
    });
    return {
      world: new World(studio(daylight), coil),
      view: { eye: vec(0.3, 1.36, 4.7), lookAt: vec(0, 0.72, 0), angle: 32, lens: 0.01 },
    };
  }),
];
