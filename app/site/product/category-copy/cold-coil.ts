import type { CategoryCopy } from "./shape";

export const coldCoilCategory: CategoryCopy = {
  meta: {
    title: "Cold rolled coil: sizes, grades and coil lengths",
    description:
      "Cold rolled steel coil: annealed, full hard, interstitial-free and slit. IS 513, EN 10130 and JIS G3141 grades, inner diameters, coil weight and length.",
  },
  heading: "Cold rolled coil",
  summary: "Annealed, full hard and slit coil for press lines, roll forming and coating.",
  whatItIs: [
    "Cold rolled coil is pickled strip reduced cold to the final thickness and wound under tension. Annealed and skin-passed it is soft and ready to form. Left as rolled it is full hard: strong, springy and meant for coating lines that anneal it themselves.",
    "Coil is the economical form for presses and roll formers that run one size for hours. Slit coil gives the width of the part directly.",
  ],
  whenToChoose: [
    "You feed a press line, roll former, slitter or coating line.",
    "The strip is thin and must be even over its whole length.",
    "Blank sizes vary and you cut them yourself.",
    "You need narrow strip with a clean, slit edge.",
  ],
  whenNotTo:
    "For small quantities, or without a decoiler, order cold rolled sheet. Above about 2.5 mm, pickled hot rolled coil is usually the better buy.",
  usualRange: [
    "Annealed 0.35 to 4.0 mm; full hard 0.13 to 4.0 mm; 600 to 1250 mm wide.",
    "Inner diameter 508 mm, coils of 4 to 12 t.",
    "Slit strip 0.2 to 6.0 mm thick and 6 to 1000 mm wide, coils of 0.25 to 10 t.",
  ],
  standards: [
    "IS 513: CR0 full hard, CR1 to CR4 by formability, CR5 interstitial-free.",
    "EN 10130: DC01 to DC06; EN 10139 for narrow strip.",
    "ASTM A1008, and A109 for strip; JIS G3141: SPCC, SPCD, SPCE.",
    "Dimensions: IS/ISO 16162 or EN 10131, as agreed in the order.",
  ],
  finish: [
    "Matt, roughness Ra 0.6 to 1.6 µm, or bright, Ra up to 0.5 µm.",
    "Full hard: as rolled, not annealed.",
    "Oiled unless you order it dry. Mill edge or slit edge.",
  ],
  uses: [
    "Appliance and furniture press lines",
    "Roll-formed profiles",
    "Automotive pressings in drawing and interstitial-free grades",
    "Drums and barrels",
    "Precision tube and narrow strip",
    "Galvanising lines, from full hard coil",
  ],
  questions: {
    "Can full hard coil be folded or pressed?":
      "No. It has not been annealed and cracks where annealed steel would bend. It is feedstock for galvanising, where the line anneals it. For forming, order CR1 or softer.",
    "How long is a coil, and how large?":
      "A 4 t coil of 0.8 × 1250 mm holds 509.6 m and measures about 882 mm outside on a bore of 508 mm. The calculator does the same for any size.",
    "Which inner diameter should I ask for?":
      "The one your mandrel takes: 508 mm is usual; 610 mm is also found. Put it in the enquiry, because a coil cannot be rewound by hand.",
    "When is interstitial-free steel worth its price?":
      "When an extra deep drawing grade still splits, or the part must not show stretcher marks. CR5 is the most formable grade in IS 513.",
    "May I open a coil as soon as it arrives?":
      "Wait until the steel has warmed to the room. Opened cold in warm air, it draws moisture between the laps, where it cannot dry.",
    "What should I state for slit coil?":
      "Width and tolerance, thickness, grade, bore, largest coil weight, and whether burrs must face in or out. A typical slitting line holds ±0.25 mm.",
  },
};
