import { lyingCoil, uprightPile } from "../goods/lot";
import { hotRolled } from "../material/rolled";
import { goods, type Picture } from "../picture";
import { scale, vec } from "../vector";
import { World } from "../world";
import { studio, workshop } from "./studio";

const EDGE = vec(0.3, 0.315, 0.335);

export const hotCoils: Picture[] = [
  goods("hr-coil-is-2062-e250-a", () => {
    const strip = hotRolled({ seed: 5, uneven: 0.5 });
    const laps = { pitch: 0.0105, seed: 3, edge: EDGE };
    const size = { at: vec(0, 0, 0), yaw: 0.62, radius: 0.86, bore: 0.38, half: 0.62 };
    const coil = lyingCoil({
      ...size,
      strip,
      laps,
      seed: 3,
      mark: "HR 5 X 1250",
      round: [-0.8, 0.82],
      tag: ["E250 A", "5 X 1250"],
    });
    return {
      world: new World(studio(workshop), coil),
      view: { eye: vec(0.3, 1.5, 5.3), lookAt: vec(0, 0.84, 0), angle: 31.5, lens: 0.011 },
    };
  }),
  goods("hr-coil-is-10748-tube-grade", () => {
    const coils = [-1, 0, 1].flatMap((place) => {
      const strip = hotRolled({ seed: 15 + place, uneven: 0.4, tone: vec(0.213, 0.234, 0.271) });
      const laps = { pitch: 0.0078, seed: 30 + place, edge: scale(EDGE, 1.05), uneven: 0.4 };
      const at = vec(place * 1.42 + 0.1, 0, place * -0.72);
      const size = { at, yaw: 0.36, radius: 0.66 + place * 0.02, bore: 0.3, half: 0.48 };
      return lyingCoil({
        ...size,
        strip,
        laps,
        seed: 12 + place * 4,
        tag: ["TUBE", "2.5 X 1030"],
        eye: [0.6 + place * 0.2, -2.6],
      });
    });
    return {
      world: new World(studio(workshop), coils),
      view: { eye: vec(-0.6, 1.7, 6.6), lookAt: vec(0.02, 0.6, 0), angle: 35, lens: 0.016 },
    };
  }),
  goods("hr-coil-s355-high-strength", () => {
    const dark = vec(0.16, 0.178, 0.205);
    const coils = [0, 1].flatMap((place) => {
      const strip = hotRolled({ seed: 27 + place, tone: dark, uneven: 0.4, rust: 0.08, rough: 0.33 });
      const laps = { pitch: 0.0165, seed: 51 + place, edge: scale(EDGE, 0.72), uneven: 0.4 };
      const size = {
        at: vec(-0.5 + place * 1.2, 0, 0.35 - place * 1.5),
        yaw: -0.5,
        radius: 0.84,
        bore: 0.38,
        half: 0.66,
      };
      const straps = { round: [-0.7, -0.25, 0.25, 0.7], eye: [0.5, 2.3, -2.1, -0.7] };
      return lyingCoil({ ...size, ...straps, strip, laps, seed: 22 + place * 9, tag: ["S355", "8 X 1500"] });
    });
    return {
      world: new World(studio(workshop), coils),
      view: { eye: vec(-0.2, 1.62, 6.1), lookAt: vec(0.22, 0.8, 0), angle: 35, lens: 0.014 },
    };
  }),
  goods("hr-coil-dd13-drawing", () => {
    const strip = hotRolled({
      seed: 39,
      tone: vec(0.271, 0.275, 0.283),
      uneven: 0.36,
      rust: 0.5,
      rough: 0.33,
    });
    const laps = { pitch: 0.0072, seed: 61, edge: vec(0.38, 0.375, 0.37), uneven: 0.6 };
    const size = { at: vec(0, 0, 0), yaw: -0.85, radius: 0.78, bore: 0.38, half: 0.7 };
    const coil = lyingCoil({
      ...size,
      strip,
      laps,
      seed: 37,
      tail: 0.4,
      round: [-0.5, 0.5],
      eye: [2.25, 0, -2],
      tag: ["DD13", "3 X 1500"],
    });
    return {
      world: new World(studio(workshop), coil),
      view: { eye: vec(0, 1.34, 5.2), lookAt: vec(0.02, 0.78, 0), angle: 32, lens: 0.011 },
    };
  }),
  goods("hr-slit-coil", () => {
    const strip = hotRolled({ seed: 46, uneven: 0.35 });
    const laps = { pitch: 0.0088, seed: 71, edge: scale(EDGE, 1.1), uneven: 0.5 };
    const front = [
      { half: 0.075, radius: 0.56, turn: 0.2 },
      { half: 0.05, radius: 0.55, turn: 1.1 },
      { half: 0.05, radius: 0.56, turn: 2.2 },
      { half: 0.03, radius: 0.52, turn: 2.9 },
    ];
    const back = [
      { half: 0.1, radius: 0.57, turn: 0.7 },
      { half: 0.075, radius: 0.56, turn: 1.9 },
    ];
    const shapes = [
      ...uprightPile(vec(-0.42, 0, 0.25), 0.3, 0.254, front, strip, laps),
      ...uprightPile(vec(0.86, 0, -0.42), 0.16, 0.254, back, strip, { ...laps, seed: 91 }),
    ];
    return {
      world: new World(studio(workshop), shapes),
      view: { eye: vec(-0.1, 1.62, 4.1), lookAt: vec(0.14, 0.3, 0), angle: 36, lens: 0.01 },
    };
  }),
];
