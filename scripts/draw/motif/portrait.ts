import { standing } from "../frame";
import { Lettering } from "../lettering";
import { lacquer, metal } from "../material/ground";
import { engraved } from "../material/marked";
import { coldRolled, hotRolled, oiled } from "../material/rolled";
import { topped } from "../material/scribed";
import type { Material } from "../material/surface";
import type { Picture } from "../picture";
import { Box } from "../shape/box";
import { Drop } from "../shape/drop";
import { vec } from "../vector";
import { World } from "../world";
import { studio } from "./studio";

const HALF = 0.13;

/** A name plate: initials cut into steel, a rivet in every corner. */
function plate(name: string, initials: string, steel: Material, back = vec(0.045, 0.055, 0.065)): Picture {
  return {
    name,
    kind: "person",
    width: 480,
    height: 480,
    samples: 14,
    look: { vignette: 0.2, exposure: 0.52 },
    build: () => {
      const text = new Lettering(initials, 0.098);
      const lying = standing(vec(0, 0.012, 0));
      const body = new Box(lying, vec(HALF, 0.006, HALF), engraved(steel, text, 0.0105, topped()), 0.004);
      const rivets = [-1, 1].flatMap((x) =>
        [-1, 1].map((z) => {
          const at = vec(x * (HALF - 0.018), 0.018, z * (HALF - 0.018));
          return new Drop(at, vec(0.0075, 0.004, 0.0075), metal(vec(0.6, 0.6, 0.6), 0.22));
        }),
      );
      const mat = new Box(standing(vec(0, 0, 0)), vec(2, 0.005, 2), lacquer(back, 0.5, 0.5));
      const setting = {
        ...studio({ air: vec(0.42, 0.43, 0.44), floor: back, key: 13, seed: 3 }),
        ground: null,
      };
      return {
        world: new World(setting, [mat, body, ...rivets]),
        view: { eye: vec(0, 0.72, 0.32), lookAt: vec(0, 0, 0.004), angle: 25.5, lens: 0.002 },
      };
    },
  };
}

export const portraits: Picture[] = [
  plate("person-ananya-kulkarni", "AK", coldRolled({ seed: 301, rough: 0.3 })),
  plate("person-rakesh-menon", "RM", hotRolled({ seed: 302, uneven: 0.4, tone: vec(0.1, 0.125, 0.165) })),
  plate("person-farah-shaikh", "FS", coldRolled({ seed: 303, rough: 0.26, tone: vec(0.68, 0.53, 0.32) })),
  plate("person-dev-patel", "DP", oiled(304)),
  plate("person-lourdes-d-souza", "LD", coldRolled({ seed: 305, rough: 0.28, tone: vec(0.3, 0.395, 0.5) })),
  plate(
    "person-imran-qureshi",
    "IQ",
    hotRolled({ seed: 306, uneven: 0.5, rust: 0.7, tone: vec(0.34, 0.255, 0.2) }),
  ),
];
