import type { CategoryCopy } from "./shape";

export const hotCoilCategory: CategoryCopy = {
  meta: {
    title: "Hot rolled coil: sizes, grades and coil lengths",
    description:
      "Hot rolled steel coil, full width or slit: structural, tube and drawing grades, usual widths and inner diameters, coil weight, length and outer diameter.",
  },
  heading: "Hot rolled coil",
  summary: "Full-width and slit coil for tube mills, press lines and cutting to length.",
  whatItIs: [
    "Hot rolled coil is strip as the hot mill winds it: long, continuous and ready for a decoiler. It is the same steel as hot rolled sheet before levelling and cutting, and so the most economical form when you have a line to feed.",
    "It is sold in full mill width with mill edges, or slit into narrower coils with cut edges.",
  ],
  whenToChoose: [
    "You run a tube mill, roll former, press line or cut-to-length line.",
    "You use enough of one size to work through a whole coil.",
    "Your lengths vary, and cutting them yourself saves offcuts.",
    "You need narrow strip: order it slit to width.",
  ],
  whenNotTo:
    "Without a decoiler, or for a few pieces of each size, order sheet. Below about 1.8 mm, or for a visible surface, see cold rolled coil.",
  usualRange: [
    "Thickness 1.6 to 12 mm commonly.",
    "Widths such as 930, 1030, 1130, 1250, 1310, 1400 and 1550 mm.",
    "Inner diameter about 760 mm; coils of about 8 to 17 t.",
    "Narrow and slit: 1.2 to 8 mm thick, 24 to 520 mm wide, inner diameter 490 to 510 mm.",
  ],
  standards: [
    "IS 2062 and EN 10025-2 for structures.",
    "IS 10748 for welded tube, in grades I to V of rising strength.",
    "IS 1079 and EN 10111 for forming; IS 5986 for forming and flanging.",
    "IS 11513 for strip that will be cold rolled.",
    "Dimensions: EN 10051 from 600 mm wide, EN 10048 below; or IS/ISO 16160, as agreed.",
  ],
  finish: [
    "As rolled, with scale and mill edge.",
    "Pickled and oiled, where the thickness allows (about 1.4 to 6 mm).",
    "Slit edge for tube and strip work.",
  ],
  uses: [
    "Welded tube and hollow sections",
    "Purlins and roll-formed sections",
    "Pressed chassis and wheel parts",
    "Cutting to length in service centres",
    "Racking and storage systems",
    "Feedstock for pickling and cold rolling",
  ],
  questions: {
    "How many metres are there in a coil?":
      "Divide its weight by the weight of one metre: thickness in mm × width in m × 7.85. A 12 t coil of 1.6 × 1250 mm holds 764.3 m.",
    "Will the coil fit my decoiler?":
      "Check inner diameter, width, weight and outer diameter. The calculator gives the outer diameter for tight winding; a real coil is slightly larger, so leave a margin.",
    "Can I order an exact coil weight?":
      "Mills give a range rather than a weight. Tell us the most your crane and decoiler can take and the least that is worth loading, and we will look for coils in between.",
    "What are coil ends?":
      "The first and last metres may lie outside the thickness band. One mill gives uncropped ends as 90 divided by the thickness in millimetres, in metres, at most 20 m. Allow for it in the yield, or ask for cropped ends.",
    "How exact is slit width?":
      "A typical slitting line holds ±0.25 mm. State the width, the burr side and the bore you need.",
    "Which grade suits welded tube?":
      "IS 10748 is written for it. Choose the grade from the strength of the finished tube, and tell us the tube's standard and size.",
  },
};
