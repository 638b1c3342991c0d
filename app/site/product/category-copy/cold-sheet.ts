import type { CategoryCopy } from "./shape";

export const coldSheetCategory: CategoryCopy = {
  meta: {
    title: "Cold rolled sheet: sizes, grades and weights",
    description:
      "Cold rolled steel sheet, annealed and oiled: IS 513 CR1 to CR5, DC01 to DC06, A1008 and SPCC, thickness tolerances, sheet weights, finishes and storage.",
  },
  heading: "Cold rolled sheet",
  summary: "Smooth, oiled sheet with close tolerance, for panels, folding and drawing.",
  whatItIs: [
    "Cold rolled sheet is pickled hot rolled strip, rolled again without heat to between a half and a quarter of its thickness. It is then annealed to soften it (CRCA), given a light skin pass, oiled and cut to length.",
    "The result is thin, even and smooth. It folds cleanly, draws well in the right grade and takes paint without further work on the surface.",
  ],
  whenToChoose: [
    "The sheet is thinner than about 1.8 mm.",
    "The surface will be seen, or painted where it is seen.",
    "Folding, drawing or stacking calls for a close thickness tolerance.",
    "You need sheets in packets and have no line to cut coil.",
  ],
  whenNotTo:
    "Above about 2.5 mm, hot rolled pickled and oiled sheet usually gives a clean surface for less. Where the part stays wet or bare, compare stainless.",
  usualRange: [
    "Annealed 0.35 to 4.0 mm, 600 to 1250 mm wide; wider strip to EN 10130 exists, up to about 1850 mm.",
    "Lengths 500 to 3600 mm, in packets of 1.5 to 2.5 t.",
  ],
  standards: [
    "IS 513: CR1 commercial, CR2 drawing, CR3 deep drawing, CR4 extra deep drawing, CR5 interstitial-free.",
    "EN 10130: DC01 to DC06, softer and deeper drawing as the number rises.",
    "ASTM A1008: CS, DS, DDS and EDDS. JIS G3141: SPCC, SPCD, SPCE.",
    "Dimensions: IS/ISO 16162 or EN 10131, as agreed in the order.",
  ],
  finish: [
    "Matt, roughness Ra 0.6 to 1.6 µm: holds oil in the press and keys paint.",
    "Bright, Ra up to 0.5 µm: for plating and decorative faces.",
    "Oiled unless you order it dry.",
  ],
  uses: [
    "Electrical panels and enclosures",
    "Domestic appliances",
    "Steel furniture and lockers",
    "Drums and barrels",
    "Ducts and ventilation parts",
    "Automotive skins and pressings",
  ],
  questions: {
    "Which grade do I need for my pressing?":
      "CR1 for flat and folded parts, CR2 for shallow drawing, CR3 and CR4 for deep drawing, CR5 where nothing else will form. A higher grade than the part needs only costs more: tell us the depth and we will suggest one.",
    "Are CR1, DC01 and SPCC the same steel?":
      "They are nearest neighbours, never identical. The limits and tests differ in detail, so name one standard in the order and let the certificate quote it.",
    "How do I keep it from rusting?":
      "Under a roof, off the floor, with the relative humidity below 60 %. Keep the packet closed until the steel has warmed to room temperature, and use the oldest first.",
    "Matt or bright?":
      "Matt for painting and pressing: the fine roughness holds oil and paint. Bright for plating or a decorative face; handle it with gloves.",
    "How close is the thickness?":
      "For 1 mm at 1250 mm wide, EN 10131 normal allows 0.06 mm either way. Tighter, special tolerances have to be agreed before the order.",
    "What does 16 gauge mean on my drawing?":
      "Either 1.52 mm (US manufacturers' standard) or 1.63 mm (SWG, usual in India). Ask who drew it, then order in millimetres.",
  },
};
