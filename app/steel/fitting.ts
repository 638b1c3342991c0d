import type { Character, Purpose } from "./character";
import { nearestGrades } from "./grade-neighbour";
import { steelTypes } from "./kind";
import { formatGrade } from "./reading/shape";
import { stockOf } from "./stock";

export type Fitting = { standards: string[]; finish: string; uses: string[]; handling: string[] };

const hotUses: Readonly<Record<Exclude<Purpose, "hard">, readonly string[]>> = {
  structure: ["Structures and base plates", "Chassis and machinery", "Tanks", "Racking uprights"],
  tube: ["Welded tubes and hollow sections", "Scaffolding and furniture tube"],
  forming: ["Bent and pressed parts", "Drums and covers", "Machinery panels"],
  drawing: ["Pressed and drawn parts", "Wheel and chassis pressings"],
  "deep drawing": ["Deep drawn parts", "Cylinders and compressor shells"],
};

const coldUses: Readonly<Record<Exclude<Purpose, "structure" | "tube">, readonly string[]>> = {
  forming: ["Panels and enclosures", "Furniture and appliances", "Drums and ducts"],
  drawing: ["Pressed panels", "Furniture and appliance parts"],
  "deep drawing": ["Deep pressings", "Automotive skins and housings"],
  hard: ["Feedstock for galvanising", "Flat parts that are not bent"],
};

const chequeredUses = ["Floors, walkways and stair treads", "Ramps and covers", "Vehicle floors"];
const pickledUses = ["Laser-cut and welded parts", "Brackets and wheels", "Pressed chassis parts"];

/** Strong enough, in MPa of least yield strength, that one takes less of it. */
const HIGH_STRENGTH = 345;

export function fitToProduct(character: Character): Fitting {
  return {
    standards: listStandards(character),
    finish: describeFinish(character),
    uses: listUses(character),
    handling: listHandling(character),
  };
}

/** What a mill anneals has standards of its own: EN 10130 and ASTM A1008 are for annealed grades. */
const FULL_HARD = "IS 513 CR0";
const OPEN = "To be agreed in the order";

function listStandards({ type, grade, isUnknown, purpose, finish, sizeStandard }: Character): string[] {
  if (purpose === "hard")
    return [/^(?:IS 513)?$/.test(grade.standard ?? grade.name ?? "") ? FULL_HARD : OPEN];
  const { standards } = stockOf[type];
  const name = formatGrade(grade);
  const nearest = nearestGrades(steelTypes[type].process, grade);
  const sizes = sizeStandard ? `Sizes: ${sizeStandard}, as agreed in the order` : null;
  if (!name && finish !== "chequered") return isUnknown ? [OPEN] : [...standards];
  return [
    ...(name ? [name] : []),
    ...(nearest ? [`Nearest elsewhere, never identical: ${nearest}`] : []),
    ...(sizes ? [sizes] : []),
  ];
}

function describeFinish({ type, finish, purpose, isBright }: Character): string {
  if (steelTypes[type].process === "hot") {
    if (finish === "chequered") return "Raised pattern on one side, as rolled";
    return finish === "pickled" ? "Pickled and oiled, without scale" : "As rolled: blue-grey scale";
  }
  if (purpose === "hard") return "Full hard: as rolled, not annealed";
  return isBright ? "Bright, Ra up to 0.5 µm" : "Matt, Ra 0.6 to 1.6 µm, unless ordered bright";
}

function listUses({ type, finish, purpose, strengths, isSlit }: Character): string[] {
  const { process } = steelTypes[type];
  if (finish === "chequered") return chequeredUses;
  const slit =
    process === "hot" ? "Roll-formed sections and welded tube" : "Stampings and roll-formed sections";
  const first = isSlit && purpose !== "hard" ? [slit] : [];
  if (process === "cold") {
    const isKnown = purpose !== null && purpose !== "structure" && purpose !== "tube";
    return [...first, ...(isKnown ? coldUses[purpose] : stockOf[type].uses)];
  }
  if (purpose === null || purpose === "hard") {
    const usual = stockOf[type].uses.filter((use) => !/chequered/i.test(use));
    return [...first, ...(finish === "pickled" ? pickledUses : usual)];
  }
  const isStrong = (strengths?.yieldMpa.min ?? 0) >= HIGH_STRENGTH;
  return [...first, ...(isStrong ? ["Trailers, cranes and other loaded frames"] : []), ...hotUses[purpose]];
}

function listHandling({ type, finish, purpose, grade, isSlit }: Character): string[] {
  const { process, form } = steelTypes[type];
  const isForming = purpose === "forming" || purpose === "drawing" || purpose === "deep drawing";
  const usual = stockOf[type].handling.filter((line) => !(finish === "pickled" && /scale/.test(line)));
  return [
    ...(process === "hot" && isForming
      ? ["For forming, not for primary structures: those take IS 2062 or EN 10025-2."]
      : []),
    ...(purpose === "hard" ? ["Not for bending or drawing before it is annealed."] : []),
    ...(grade.name === "DD11" ? ["Best formed within a month."] : []),
    ...(finish === "pickled"
      ? ["Keep it dry and indoors: no scale shields it. Degrease before painting."]
      : []),
    ...(finish === "chequered" ? ["Thickness and weights are without the pattern: it adds to both."] : []),
    ...usual,
    ...(process === "hot" && form === "coil" && !isSlit
      ? ["Uncropped coil: up to 20 m at each end may miss the thickness ordered."]
      : []),
  ];
}
