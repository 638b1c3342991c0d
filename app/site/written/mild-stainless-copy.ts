import { LEAST_CHROMIUM, stainlessGrades } from "~/steel/grade";
import { CARBON_STEEL_DENSITY, weightPerSquareMetre } from "~/steel/weight";

const { "304": food, "316": coast, "430": indoors } = stainlessGrades;

export const mildStainlessCopy = {
  meta: {
    title: "Mild or stainless steel?",
    description:
      "Mild steel and stainless steel compared: composition, rust, magnetism, strength, welding, finish, weight and cost, with four questions that lead to a choice.",
  },
  heading: "Mild or stainless?",
  lead: "Mild steel costs least and needs a coating. Stainless costs more and looks after itself. The place where the part will live usually decides.",
  newestHeading: "Newest products",
  comparison: {
    heading: "Side by side",
    mild: "Mild steel",
    stainless: "Stainless steel",
    rows: [
      {
        property: "Composition",
        mild: "Iron with 0.05 to 0.25 % carbon.",
        stainless: `At least ${LEAST_CHROMIUM} % chromium. 430: ${indoors.chromium} % Cr, no nickel. 304: ${food.chromium} % Cr, ${food.nickel} % Ni. 316: ${coast.chromium} % Cr, ${coast.nickel} % Ni, ${coast.molybdenum} % Mo.`,
      },
      {
        property: "Corrosion",
        mild: "Rusts when wet. Needs paint, zinc or oil, and the coating needs care.",
        stainless:
          "Protected by a film that heals itself. 430 for dry rooms, 304 for water and food, 316 for chlorides and the coast.",
      },
      {
        property: "Magnetism",
        mild: "Magnetic.",
        stainless:
          "430 is magnetic; 304 and 316 mostly are not. A magnet does not prove that steel is stainless.",
      },
      {
        property: "Strength",
        mild: "By grade: E250 has a minimum yield of 250 MPa, E350 of 350 MPa. Soft forming grades yield earlier by design.",
        stainless: `Cold rolled 304: yield at least ${food.yieldMpa} MPa, tensile ${food.tensileMpa} MPa, elongation ${food.elongationPercent} %. 430: ${indoors.yieldMpa}, ${indoors.tensileMpa} and ${indoors.elongationPercent} %.`,
      },
      {
        property: "Welding",
        mild: "Easy by every common process. Remove scale first.",
        stainless: "304 and 316 weld well with matching filler and clean tools; 430 asks for more care.",
      },
      {
        property: "Finish",
        mild: "Scale, pickled and oiled, or cold rolled matt and bright; then painted or plated.",
        stainless: "2B, BA, No. 4 and hairline (HL), left bare.",
      },
      {
        property: "Weight",
        mild: `${CARBON_STEEL_DENSITY} g/cm³: 1 mm weighs ${weightPerSquareMetre(1)} kg a square metre.`,
        stainless: `About ${food.density} for 304, ${coast.density.toFixed(1)} for 316 and ${indoors.density} for 430: within 2 % of mild steel.`,
      },
      {
        property: "Cost",
        mild: "Lowest to buy. Add the coating and its renewal.",
        stainless: "Higher, rising from 430 to 304 to 316. Nothing to paint, and little to maintain.",
      },
      {
        property: "Uses",
        mild: "Structures, frames, machinery, furniture, panels, drums, vehicle bodies.",
        stainless: "Kitchens and food plant (304), coast and chlorides (316), indoor panels (430).",
      },
    ],
  },
  chooser: {
    heading: "Four questions, one suggestion",
    text: "Answer for the part, not for the steel you have used so far.",
    button: "Suggest a steel",
    again: "Start again",
    reasonsHeading: "Why",
    unanswered: "Choose one.",
    incomplete: "Answer all four questions.",
  },
};
