import { spun, standing, tipped } from "../frame";
import { certificate } from "../goods/certificate";
import { caliper, gaugeDisc, indicator } from "../goods/instrument";
import { bundle, lyingCoil } from "../goods/lot";
import { makeStack } from "../goods/stack";
import { beads } from "../goods/water";
import { Lettering } from "../lettering";
import { lacquer } from "../material/ground";
import { stencilled } from "../material/marked";
import { chequered, coldRolled, hotRolled } from "../material/rolled";
import { rusting, topped } from "../material/scribed";
import type { Picture } from "../picture";
import { Box } from "../shape/box";
import { vec } from "../vector";
import { World } from "../world";
import { daylight, studio, workshop } from "./studio";

const HOT_EDGE = vec(0.3, 0.315, 0.335);
const COLD_EDGE = vec(0.55, 0.555, 0.56);
const ORANGE = vec(0.6, 0.15, 0.025);

/** A wide banner over an article. */
function banner(name: string, build: Picture["build"], exposure = 0.9): Picture {
  return {
    name: `article-${name}`,
    kind: "article",
    width: 1600,
    height: 900,
    samples: 4,
    look: { exposure },
    build,
  };
}

export const banners: Picture[] = [
  banner("hr-or-cr", () => {
    const hot = lyingCoil({
      ...{ at: vec(-0.98, 0, 0), yaw: 0.42, radius: 0.76, bore: 0.38, half: 0.5, seed: 401 },
      strip: hotRolled({ seed: 402 }),
      laps: { pitch: 0.0105, seed: 403, edge: HOT_EDGE },
    });
    const cold = lyingCoil({
      ...{ at: vec(0.98, 0, -0.1), yaw: -0.42, radius: 0.7, bore: 0.305, half: 0.5, seed: 404 },
      strip: coldRolled({ seed: 405, rough: 0.2 }),
      laps: { pitch: 0.006, seed: 406, edge: COLD_EDGE, uneven: 0.35 },
      strap: ORANGE,
      eye: [2.2, 0.3, -1.9],
    });
    return {
      world: new World(studio(workshop), [...hot, ...cold]),
      view: { eye: vec(0, 1.25, 5.6), lookAt: vec(0, 0.68, 0), angle: 41, lens: 0.012 },
    };
  }),
  banner("sheet-and-coil-weight", () => {
    const deck = chequered(hotRolled({ seed: 411, tone: vec(0.2, 0.21, 0.225), uneven: 0.3 }), 0.1);
    const plate = new Box(standing(vec(0, 0.05, 0), 0.3), vec(1.75, 0.05, 1.05), deck, 0.008);
    const coil = lyingCoil({
      ...{ at: vec(-0.25, 0.1, -0.05), yaw: 0.62, radius: 0.68, bore: 0.305, half: 0.5, seed: 412 },
      strip: coldRolled({ seed: 413 }),
      laps: { pitch: 0.006, seed: 414, edge: COLD_EDGE, uneven: 0.35 },
      strap: ORANGE,
    });
    const post = new Box(
      standing(vec(1.28, 0.42, 0.62), -0.2),
      vec(0.04, 0.42, 0.04),
      lacquer(vec(0.2, 0.22, 0.24)),
      0.008,
    );
    const scale = indicator(
      tipped(standing(vec(1.28, 0.8, 0.64), -0.2), vec(0, 0, 0), -0.24),
      0.62,
      "8000 KG",
    );
    return {
      world: new World(studio(daylight), [plate, ...coil, post, ...scale]),
      view: { eye: vec(0.35, 1.5, 5.1), lookAt: vec(0.3, 0.62, 0), angle: 38, lens: 0.011 },
    };
  }),
  banner(
    "mill-test-certificate",
    () => {
      const frame = standing(vec(0, 0, 0), 0.32);
      const heat = new Lettering("HEAT 48213", 0.032);
      const sheet = stencilled(
        hotRolled({ seed: 421, uneven: 0.4 }),
        heat,
        0.0026,
        topped(0.28, 0.03),
        vec(0.72, 0.72, 0.68),
      );
      const stack = {
        frame,
        long: 0.75,
        wide: 0.36,
        thick: 0.006,
        count: 8,
        sheet,
        edge: HOT_EDGE,
        seed: 422,
        loose: 0.003,
      };
      const pile = bundle(stack, 0.03);
      const page = certificate(spun(frame, vec(-0.1, pile.top + 0.0012, 0.05), 0.22));
      return {
        world: new World(studio(workshop), [...pile.shapes, page]),
        view: { eye: vec(0.02, 0.72, 0.98), lookAt: vec(0.02, 0.09, 0.02), angle: 39, lens: 0.005 },
      };
    },
    0.7,
  ),
  banner(
    "gauge-to-mm",
    () => {
      const table = standing(vec(0, 0, 0), 0.12);
      const sheet = coldRolled({ seed: 431, rough: 0.3, tone: vec(0.58, 0.585, 0.59) });
      const sizes = ["3.25", "2.64", "2.03", "1.63", "1.22", "0.91", "0.71", "0.56"];
      let foot = 0;
      const steps = sizes.flatMap((size, index) => {
        const thick = Number(size) * 0.0045;
        const text = new Lettering(size, 0.019);
        const long = 0.5 - index * 0.052;
        const marked = stencilled(sheet, text, 0.0021, topped(long - 0.05, -0.06), vec(0.03, 0.035, 0.04));
        const at = spun(table, vec(-0.36 - index * 0.052, 0, 0), 0);
        const layer = makeStack({
          frame: at,
          long,
          wide: 0.15,
          thick,
          count: 1,
          sheet: marked,
          edge: COLD_EDGE,
          seed: 432 + index,
          foot,
        });
        foot = layer.top;
        return layer.shapes;
      });
      const disc = gaugeDisc(spun(table, vec(0.32, 0.006, 0.05), 0.3), 0.17, [
        "10",
        "11",
        "12",
        "13",
        "14",
        "15",
        "16",
        "17",
        "18",
        "19",
        "20",
        "21",
        "22",
        "23",
        "24",
        "25",
      ]);
      const mat = new Box(
        standing(vec(0, -0.01, 0)),
        vec(3, 0.01, 3),
        lacquer(vec(0.06, 0.075, 0.088), 0.45, 0.6),
        0.002,
      );
      return {
        world: new World({ ...studio(daylight), ground: null }, [...steps, ...disc, mat]),
        view: { eye: vec(0.06, 0.7, 1.02), lookAt: vec(-0.06, 0.02, 0.02), angle: 50, lens: 0.004 },
      };
    },
    0.7,
  ),
  banner(
    "tolerances",
    () => {
      const frame = standing(vec(0, 0, 0), -0.25);
      const sheet = hotRolled({ seed: 441, uneven: 0.35, tone: vec(0.28, 0.3, 0.33) });
      const pile = makeStack({
        frame,
        long: 0.7,
        wide: 0.3,
        thick: 0.011,
        count: 7,
        sheet,
        edge: HOT_EDGE,
        seed: 442,
        loose: 0.005,
      });
      const jaws = spun(frame, vec(-0.12, pile.top + 0.001, 0.06), 0.32);
      const tool = caliper(jaws, 0.105, 0.42, "104.8 MM");
      const strip = makeStack({
        ...{ frame: spun(jaws, vec(0.0525, 0, 0.125), Math.PI / 2), long: 0.085, wide: 0.0522, thick: 0.004 },
        ...{ count: 1, sheet: coldRolled({ seed: 443 }), edge: COLD_EDGE, seed: 444, loose: 0 },
      });
      return {
        world: new World(studio(workshop), [...pile.shapes, ...tool, ...strip.shapes]),
        view: { eye: vec(0.12, 0.56, 0.86), lookAt: vec(0.03, 0.07, 0.05), angle: 32, lens: 0.004 },
      };
    },
    0.7,
  ),
  banner(
    "rust",
    () => {
      const frame = standing(vec(0, 0, 0), 0.35);
      const bright = coldRolled({ seed: 451, rough: 0.2 });
      const sheet = rusting(
        bright,
        452,
        (spot) => 0.72 - Math.hypot((spot.u - 0.24) * 1.9, (spot.v + 0.04) * 2.4) * 1.3,
      );
      const pile = makeStack({
        frame,
        long: 0.7,
        wide: 0.34,
        thick: 0.003,
        count: 12,
        sheet,
        edge: COLD_EDGE,
        seed: 453,
        loose: 0.003,
      });
      const rain = beads(-0.05, pile.top - 0.0002, 0.08, 0.42, 0.2, 190);
      return {
        world: new World(studio(daylight), pile.shapes, rain),
        view: {
          eye: vec(0.02, 0.34, 0.82),
          lookAt: vec(0.03, 0.03, 0.06),
          angle: 40,
          lens: 0.004,
          focus: 0.78,
        },
      };
    },
    0.7,
  ),
];
