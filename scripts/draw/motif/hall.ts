import { swing } from "../chance";
import { standing } from "../frame";
import { bundle, lyingCoil } from "../goods/lot";
import { Panel } from "../light/panel";
import { concrete, lacquer } from "../material/ground";
import { coldRolled, hotRolled } from "../material/rolled";
import { type Material, plain, tilt } from "../material/surface";
import type { Picture } from "../picture";
import { Box } from "../shape/box";
import { Floor } from "../shape/floor";
import type { Shape } from "../shape/shape";
import { blend, scale, smooth, type Vec, vec } from "../vector";
import { type Setting, World } from "../world";

const AIR = vec(0.055, 0.066, 0.08);
const ORANGE = vec(0.62, 0.16, 0.025);

/** The hall at work: rows of lamps under the roof, a gate that lets the day in from the left, dark corners. */
function hall(): Setting {
  const lamps = [0, 1, 2].map(
    (row) =>
      new Panel(
        vec(-0.5, 7, 1 - row * 6),
        vec(-0.5, 0, 1 - row * 6),
        3.4,
        0.5,
        scale(vec(1, 0.93, 0.82), 10),
      ),
  );
  return {
    ground: new Floor(concrete(71, vec(0.2, 0.205, 0.21), 1)),
    panels: [
      ...lamps,
      new Panel(vec(-7.5, 3.2, -1), vec(0, 1, -2), 3.2, 2.4, scale(vec(0.8, 0.91, 1), 9), 0.25, vec(0, 0, 1)),
      new Panel(vec(6, 4, 5), vec(0.5, 0.8, -1), 1.4, 1, scale(vec(1, 0.9, 0.78), 6), 0.5),
    ],
    sky: (toward) => blend(scale(AIR, 1.5), scale(AIR, 0.4), smooth(0, 0.5, toward.y)),
    haze: [16, 44],
  };
}

/** Ribbed cladding of the back wall. */
const cladding: Material = (spot) => {
  const surface = plain(spot, vec(0.1, 0.115, 0.13));
  surface.coat = 0.8;
  surface.coatRough = 0.35;
  const rib = Math.sin(spot.u * 21);
  surface.normal = tilt(spot, rib * Math.abs(rib) * 0.7, 0);
  return surface;
};

function building(): Shape[] {
  const wall = new Box(standing(vec(0, 4, -19)), vec(22, 4, 0.1), cladding);
  const columns = [-1, 0, 1, 2].map((place) => {
    const at = standing(vec(-7 + place * 7, 4, -17.6));
    return new Box(at, vec(0.18, 4, 0.2), lacquer(vec(0.34, 0.12, 0.04), 0.5));
  });
  return [wall, ...columns];
}

/** One coil of a row; every third is bright. */
function coilAt(at: Vec, index: number, yaw: number): Shape[] {
  const bright = index % 3 === 1;
  return lyingCoil({
    ...{
      at,
      yaw: yaw + 0.03 * swing(index, 3),
      radius: 0.84 + 0.05 * swing(index, 4),
      bore: bright ? 0.305 : 0.38,
      half: 0.6,
    },
    strip: bright ? coldRolled({ seed: 600 + index, rough: 0.2 }) : hotRolled({ seed: 600 + index }),
    laps: {
      pitch: bright ? 0.007 : 0.0115,
      seed: 620 + index,
      edge: bright ? vec(0.55, 0.555, 0.56) : vec(0.3, 0.315, 0.335),
    },
    seed: 640 + index,
    strap: bright ? ORANGE : undefined,
    eye: [0.9 + swing(index, 5), 2.8, -1.3],
    tag: ["HEAT 48213", bright ? "CR 1 X 1250" : "HR 5 X 1250"],
  });
}

function store(): World {
  const near = [0, 1, 2, 3].flatMap((place) =>
    coilAt(vec(1 + place * 1.75, 0, 0.9 - place * 2.2), place, -0.5),
  );
  const far = [0, 1, 2, 3].flatMap((place) =>
    coilAt(vec(-3.4 + place * 1.15, 0, -6.6 - place * 1.5), place + 8, -0.5),
  );
  const stacks = [0, 1, 2].flatMap((place) => {
    const bright = place === 1;
    return bundle({
      ...{ frame: standing(vec(-1.35 + place * 0.62, 0, 0.1 - place * 1.75), -0.42), long: 1.2, wide: 0.6 },
      ...{ thick: bright ? 0.004 : 0.009, count: bright ? 70 : 36, seed: 660 + place, loose: 0.008 },
      sheet: bright ? coldRolled({ seed: 670, rough: 0.22 }) : hotRolled({ seed: 671 + place }),
      edge: bright ? vec(0.55, 0.555, 0.56) : vec(0.3, 0.315, 0.335),
      straps: [-0.6, 0.6],
      strap: ORANGE,
    }).shapes;
  });
  return new World(hall(), [...near, ...far, ...stacks, ...building()]);
}

const look = { exposure: 1.05, vignette: 0.42, grain: 0.01 };
const view = { eye: vec(-0.55, 1.5, 5.6), lookAt: vec(0.35, 0.82, -1), angle: 50, lens: 0.012, focus: 5.2 };

export const halls: Picture[] = [
  {
    name: "hero",
    kind: "hero",
    width: 1600,
    height: 900,
    samples: 9,
    look,
    build: () => ({ world: store(), view }),
  },
  {
    ...{ name: "social", kind: "social", width: 1200, height: 630, samples: 8, look },
    build: () => ({ world: store(), view: { ...view, angle: 47 } }),
  },
];
