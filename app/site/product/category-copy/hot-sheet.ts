import type { CategoryCopy } from "./shape";

export const hotSheetCategory: CategoryCopy = {
  meta: {
    title: "Hot rolled sheet: sizes, grades and weights",
    description:
      "Hot rolled steel sheet cut from coil: thickness and width in stock, IS 2062, IS 1079 and EN grades, tolerances, sheet weights and answers before you order.",
  },
  heading: "Hot rolled sheet",
  summary: "Structural, forming, pickled and chequered sheet, cut flat to length.",
  whatItIs: [
    "Hot rolled sheet is low-carbon steel rolled while it glows, coiled, then uncoiled, levelled and cut to length. Unless it is pickled it carries the blue-grey oxide of the mill, called scale, and its mill edges are rounded.",
    "It is the plain, strong and economical choice for anything that is cut, welded and painted, and the only choice once a part is too thick for cold rolling.",
  ],
  whenToChoose: [
    "The part is thicker than about 2.5 mm.",
    "Strength, weldability and price matter more than a smooth face.",
    "It will be blasted, pickled or otherwise cleaned before paint or zinc.",
    "You need single sheets or bundles and have no decoiling line.",
  ],
  whenNotTo:
    "Under about 1.8 mm, or where the bare surface will be seen, look at cold rolled sheet. For a clean surface at hot rolled thickness, choose pickled and oiled.",
  usualRange: [
    "Thickness 1.6 to 10 mm.",
    "Sheets of 1250 × 2500, 1500 × 3000 and 1500 × 6000 mm; cut lengths from 2 to 6.3 m.",
    "Pickled and oiled about 1.4 to 6 mm.",
  ],
  standards: [
    "IS 2062:2011 for structures: E250, E350 and upwards, by minimum yield strength.",
    "IS 1079:2017 for forming: HR1 commercial to HR4 extra deep drawing. Not for primary structure.",
    "EN 10025-2 for structures and EN 10111 for forming; ASTM A1011; JIS G3101 and G3131.",
    "Dimensions: IS/ISO 16160 or EN 10051, as agreed in the order. Chequered sheet: IS 3502:2009, EN 10363 or ASTM A786.",
  ],
  finish: [
    "As rolled, with scale: economical, and removed before coating.",
    "Pickled and oiled (HRPO): clean for laser, weld and paint.",
    "Chequered: a raised pattern on one face for grip underfoot. It is weighed by its thickness without the pattern, which adds weight.",
  ],
  uses: [
    "Fabricated structures and base plates",
    "Chassis and machinery frames",
    "Tanks and hoppers",
    "Racking uprights",
    "Brackets and wheels in pickled sheet",
    "Floors and treads in chequered sheet",
  ],
  questions: {
    "Must I remove the scale before painting?":
      "Yes. Scale loosens in time and takes the paint or zinc with it. Blast or pickle the sheet first, or order it pickled and oiled.",
    "Is IS 1079 sheet good enough for a structure?":
      "No. IS 1079 is written for forming. For load-bearing work order IS 2062, where the number in the grade is the minimum yield strength up to 20 mm.",
    "How far from nominal may the thickness be?":
      "As far as the standard in the order allows. For 2 mm at 1250 mm wide, EN 10051 category A allows 0.19 mm either way. The table on this page shows the other sizes.",
    "Can you cut to my own length?":
      "Sheets are cut from coil, so most lengths within the range are possible. A typical cut holds ±1 mm per metre. Send the length with the enquiry.",
    "Will the sheet lie flat under a laser?":
      "Cut sheet keeps a little memory of the coil. Tell us that it is for laser cutting, and choose pickled sheet: scale disturbs the cut more than a slight bow does.",
    "What does one sheet weigh?":
      "Thickness in mm × width in m × length in m × 7.85, in kilograms. 3 × 1250 × 2500 mm is 73.59 kg by calculation.",
  },
};
