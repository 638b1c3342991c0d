import { lyingCoil, slitRow, uprightPile } from "../goods/lot";
import { coldRolled } from "../material/rolled";
import { goods, type Picture } from "../picture";
import { vec } from "../vector";
import { World } from "../world";
import { daylight, studio } from "./studio";

const EDGE = vec(0.55, 0.555, 0.56);
const STRAP = vec(0.05, 0.14, 0.24);

export const coldCoils: Picture[] = [
  goods("cr-coil-dc01", () => {
    const strip = coldRolled({ seed: 205, rough: 0.22 });
    const laps = { pitch: 0.0062, seed: 103, edge: EDGE, uneven: 0.35 };
    const size = { at: vec(0, 0, 0), yaw: 0.6, radius: 0.76, bore: 0.305, half: 0.62 };
    const coil = lyingCoil({ ...size, strip, laps, seed: 63, strap: STRAP, tag: ["DC01", "1 X 1250"] });
    return {
      world: new World(studio(daylight), coil),
      view: { eye: vec(0.3, 1.42, 5), lookAt: vec(0, 0.76, 0), angle: 31, lens: 0.01 },
    };
  }),
  goods("cr-coil-full-hard-crfh", () => {
    const coils = [0, 1].flatMap((place) => {
      const strip = coldRolled({ seed: 215 + place, rough: 0.36, tone: vec(0.5, 0.505, 0.52), wave: 0.006 });
      const laps = { pitch: 0.0052, seed: 113 + place, edge: vec(0.45, 0.455, 0.47), uneven: 0.45 };
      const size = {
        at: vec(-0.52 + place * 1.3, 0, 0.25 - place * 1.2),
        yaw: 0.48,
        radius: 0.72,
        bore: 0.254,
        half: 0.5,
      };
      return lyingCoil({
        ...size,
        strip,
        laps,
        seed: 73 + place * 5,
        round: [-0.4, 0.4],
        eye: [1.2, -2.9, -0.7],
        tag: ["CRFH", "0.4 X 1000"],
      });
    });
    return {
      world: new World(studio(daylight), coils),
      view: { eye: vec(-0.1, 1.5, 5.6), lookAt: vec(0.16, 0.68, 0), angle: 34, lens: 0.013 },
    };
  }),
  goods("crca-slit-coil-cr3", () => {
    const strip = coldRolled({ seed: 225, rough: 0.2 });
    const laps = { pitch: 0.0062, seed: 123, edge: EDGE, uneven: 0.4 };
    const widths = [0.038, 0.05, 0.05, 0.075, 0.038, 0.125];
    const slits = widths.map((half, index) => ({
      half,
      radius: 0.6 - (index % 3) * 0.025,
      turn: index * 0.5,
    }));
    return {
      world: new World(studio(daylight), slitRow(vec(0, 0, 0), 0.92, 0.254, slits, strip, laps)),
      view: { eye: vec(0.2, 1.2, 4.3), lookAt: vec(0.02, 0.58, 0), angle: 31, lens: 0.009 },
    };
  }),
  goods("cr-coil-cr5-interstitial-free", () => {
    const strip = coldRolled({ seed: 235, rough: 0.15, tone: vec(0.72, 0.725, 0.73), wave: 0.003 });
    const laps = { pitch: 0.0058, seed: 133, edge: vec(0.6, 0.605, 0.61), uneven: 0.28 };
    const size = { at: vec(0, 0, 0), yaw: -0.78, radius: 0.74, bore: 0.305, half: 0.66 };
    const coil = lyingCoil({
      ...size,
      strip,
      laps,
      seed: 83,
      tail: 0.3,
      strap: STRAP,
      round: [-0.45, 0.45],
      eye: [2.2, 0.1, -2],
      tag: ["CR5 IF", "0.8 X 1400"],
    });
    return {
      world: new World(studio(daylight), coil),
      view: { eye: vec(-0.1, 1.3, 5), lookAt: vec(0, 0.74, 0), angle: 32, lens: 0.01 },
    };
  }),
  goods("cr-coil-spcc-sd", () => {
    const strip = coldRolled({ seed: 245, rough: 0.38, tone: vec(0.6, 0.605, 0.61), wave: 0.003 });
    const laps = { pitch: 0.0066, seed: 143, edge: EDGE, uneven: 0.35 };
    const tall = [{ half: 0.46, radius: 0.66, turn: 0.4 }];
    return {
      world: new World(studio(daylight), uprightPile(vec(0, 0, 0), 0.5, 0.254, tall, strip, laps)),
      view: { eye: vec(0.2, 1.95, 4.1), lookAt: vec(0, 0.52, 0), angle: 32, lens: 0.009 },
    };
  }),
];
