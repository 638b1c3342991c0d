import { stainlessGrades } from "~/steel/grade";
import type { ProductType } from "~/steel/kind";

export const chooserQuestions = {
  place: {
    question: "Where will the part live?",
    options: {
      dry: "Indoors and dry",
      wet: "Outdoors, or wet now and then",
      food: "Touching food, or washed every day",
      salt: "By the sea, or near chlorides",
    },
  },
  coat: {
    question: "Will it be painted, powder coated or galvanised?",
    options: { yes: "Yes, and the coating will be looked after", no: "No, it stays bare" },
  },
  surface: {
    question: "What must the surface be like?",
    options: {
      any: "It does not matter",
      clean: "Free of scale, for laser, welding or paint",
      seen: "Smooth, because it will be seen",
    },
  },
  thickness: {
    question: "How thick is it?",
    options: { thin: "Under 1.8 mm", middle: "1.8 to 2.5 mm", thick: "Over 2.5 mm" },
  },
} as const;

type Questions = typeof chooserQuestions;
type ChooserField = keyof Questions;
export type ChooserAnswers = { [Field in ChooserField]: keyof Questions[Field]["options"] };

type SteelKind = "hr" | "hrpo" | "cr" | "430" | "304" | "316";

/** What can be suggested; `stock` is the catalogue's type to look in, null where stainless has to be asked for. */
const suggestedSteels: Readonly<Record<SteelKind, { name: string; stock: ProductType | null }>> = {
  hr: { name: "Mild steel, hot rolled", stock: "hotrolledsheet" },
  hrpo: { name: "Mild steel, hot rolled, pickled and oiled", stock: "hotrolledsheet" },
  cr: { name: "Mild steel, cold rolled", stock: "coldrolledsheet" },
  "430": { name: "Stainless steel 430", stock: null },
  "304": { name: "Stainless steel 304", stock: null },
  "316": { name: "Stainless steel 316", stock: null },
};

export type SteelChoice = ReturnType<typeof choose>;

export function readAnswers(search: URLSearchParams): ChooserAnswers | null {
  const place = oneOf(chooserQuestions.place.options, search.get("place"));
  const coat = oneOf(chooserQuestions.coat.options, search.get("coat"));
  const surface = oneOf(chooserQuestions.surface.options, search.get("surface"));
  const thickness = oneOf(chooserQuestions.thickness.options, search.get("thickness"));
  return place && coat && surface && thickness ? { place, coat, surface, thickness } : null;
}

export function choose(answers: ChooserAnswers) {
  const { steel, reasons } = needsStainless(answers) ? chooseStainless(answers) : chooseMild(answers);
  return { steel, ...suggestedSteels[steel], reasons };
}

type Choice = { steel: SteelKind; reasons: string[] };

function oneOf<Options extends object>(options: Options, value: string | null): keyof Options | null {
  return value !== null && Object.hasOwn(options, value) ? (value as keyof Options) : null;
}

/** Paint chips off into food whatever its state; elsewhere a coat that is looked after lets mild steel do. */
function needsStainless({ place, coat, surface }: ChooserAnswers): boolean {
  if (place === "food") return true;
  if (coat === "yes") return false;
  return place !== "dry" || surface === "seen";
}

function chooseStainless({ place, coat, thickness }: ChooserAnswers): Choice {
  const { steel, reasons } = stainlessAt[place];
  return {
    steel,
    reasons: [
      ...reasons,
      ...(place === "food" && coat === "yes"
        ? ["Leave the coating off: 304 does not need it, and chips of it end up in the food."]
        : []),
      ...(thickness === "thick"
        ? ["Cold rolled stainless is usual from 0.2 to 3.0 mm; above that, ask for hot rolled stainless."]
        : []),
    ],
  };
}

const stainlessAt: Readonly<Record<ChooserAnswers["place"], Choice>> = {
  dry: {
    steel: "430",
    reasons: [
      "Indoors, bare and seen: 430 has no nickel, so it costs less than 304. It is magnetic.",
      "Where it may get wet, choose 304.",
    ],
  },
  wet: {
    steel: "304",
    reasons: [
      "Left bare in the wet, mild steel rusts; the film on 304 heals itself.",
      "Near the sea it would be 316.",
    ],
  },
  food: {
    steel: "304",
    reasons: [
      "Food and daily washing need a bare face that neither rusts nor flakes: 304 is the usual choice.",
      "If the washing water carries much chloride, compare 316.",
    ],
  },
  salt: {
    steel: "316",
    reasons: [
      `Chlorides attack bare steel near salt; the ${stainlessGrades["316"].molybdenum} % molybdenum in 316 resists them.`,
    ],
  },
};

function chooseMild(answers: ChooserAnswers): Choice {
  const { steel, reasons } = chooseRolling(answers);
  return { steel, reasons: [...reasons, protection(answers)] };
}

function chooseRolling({ coat, surface, thickness }: ChooserAnswers): Choice {
  if (thickness === "thin")
    return {
      steel: "cr",
      reasons: [
        "Under 1.8 mm cold rolled steel is the natural choice: smooth, and held to a close thickness.",
      ],
    };
  if (surface === "any") {
    return {
      steel: "hr",
      reasons:
        coat === "yes"
          ? [hotIsCheaper, "Have the scale blasted or pickled off before it is coated."]
          : [hotIsCheaper],
    };
  }
  if (surface === "clean") return { steel: "hrpo", reasons: [pickledIsClean] };
  if (thickness === "middle")
    return {
      steel: "cr",
      reasons: [
        "From 1.8 to 2.5 mm both kinds are offered; cold rolled has the smoother face for a part that is seen.",
      ],
    };
  return {
    steel: "hrpo",
    reasons: [
      pickledIsClean,
      "It paints well; if the face must be finer still, ask for cold rolled, which is made up to 4.0 mm.",
    ],
  };
}

const hotIsCheaper =
  "The surface does not matter and the part is thick enough for hot rolled steel, which costs less.";
const pickledIsClean =
  "Pickling takes off the scale: laser, weld and paint meet clean steel, from about 1.4 to 6 mm thick.";

function protection({ place, coat }: ChooserAnswers): string {
  if (coat === "no") return "Bare mild steel is safe only while the room stays dry; keep it oiled.";
  if (place === "salt")
    return "This close to salt everything depends on the coating: galvanise or paint with care and repair damage at once, or compare 316.";
  if (place === "wet")
    return "The coating protects it in the wet; choose zinc where repainting is difficult.";
  return "A coating of paint or powder is all it needs in a dry room, at the lowest price.";
}
