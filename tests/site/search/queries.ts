/** What has to stand first on the sample content: products of what was asked, else neighbours of its grade, else what is near. */
export type Expected = {
  first: string;
  neighbour?: string;
  other?: string;
  near?: string;
  goods?: string;
  unknown?: string;
  price?: boolean;
  shown?: string;
};

export const founders: [query: string, Expected][] = [
  ["2mm HR 1250x2500, 10 sheets", { first: "HR Sheet IS 1079 HR1" }],
  ["hr coil 2 mm price today", { first: "HR Slit Coil", price: true }],
  ["MS plate 5mm", { first: "HR Sheet IS 2062 E250 BR" }],
  ["crc 1mm 4x8", { first: "CR Sheet IS 513 CR1" }],
  ["20 gauge gp sheet", { first: "CR Sheet IS 513 CR1", goods: "Galvanised steel" }],
  ["3mm chq plate 4*8 weight", { first: "", near: "HR Chequered Sheet" }],
  ["IS 2062 E250 BR 6mm", { first: "HR Sheet IS 2062 E250 BR", neighbour: "HR Coil IS 2062 E250 A" }],
  ["a36 1/4 inch", { first: "", near: "HR Sheet IS 2062 E250 BR" }],
  ["S355 4 mm", { first: "HR Coil S355 High Strength" }],
  ["0.4 crca coil", { first: "CR Coil Full Hard CRFH" }],
  ["hr slit 1.6 x 100", { first: "HR Slit Coil" }],
  ["1.6 × 1250 लोहा चादर", { first: "HR Sheet IS 1079 HR1" }],
  ["8x4 16g cr", { first: "CR Sheet IS 513 CR1" }],
  ["2.5mm pickled", { first: "HRPO Sheet Pickled and Oiled" }],
  ["laser cutting sheet 3mm", { first: "HRPO Sheet Pickled and Oiled" }],
  ["14 gauge hr sheet", { first: "HR Sheet IS 1079 HR1" }],
  ["16 gauge cr sheet", { first: "CR Sheet IS 513 CR1" }],
  ["11 gauge", { first: "HR Sheet IS 1079 HR1" }],
  ["18 SWG CR", { first: "CR Sheet IS 513 CR1" }],
  ["loha chadar 2mm", { first: "HR Sheet IS 1079 HR1" }],
  ["1mm kitna weight", { first: "CR Sheet IS 513 CR1" }],
  ["galvanised sheet 0.5mm", { first: "CR Sheet IS 513 CR1", goods: "Galvanised steel" }],
  ["A36", { first: "", neighbour: "HR Sheet IS 2062 E250 BR" }],
  ["S275", { first: "", neighbour: "HR Sheet IS 2062 E250 BR" }],
  ["S235JR", { first: "", neighbour: "HR Sheet IS 2062 E250 BR" }],
  ["SPHC", { first: "", neighbour: "HR Sheet IS 1079 HR1" }],
  ["SS400", { first: "", neighbour: "HR Sheet IS 2062 E250 BR" }],
  ["Fe 410", { first: "", neighbour: "HR Sheet IS 2062 E250 BR" }],
  ["E350", { first: "", neighbour: "HR Coil S355 High Strength" }],
  ["DC04", { first: "", neighbour: "CR Sheet CR4 Extra Deep Drawing" }],
  ["DD11", { first: "", neighbour: "HR Sheet IS 1079 HR1" }],
  ["St37", { first: "", neighbour: "HR Sheet IS 2062 E250 BR" }],
  ["St12", { first: "", neighbour: "CR Sheet IS 513 CR1" }],
  ["SAE 1008", { first: "", neighbour: "HR Sheet IS 1079 HR1" }],
  ["1018", { first: "" }],
  ["48 x 96 x 1/8 in", { first: "", near: "HR Sheet IS 1079 HR1" }],
  ["corten", { first: "", goods: "Weathering steel" }],
  ["scrap", { first: "", goods: "Scrap" }],
];

export const hostile: string[] = [
  '"',
  '\'; DROP TABLE "Product"; --',
  "<script>alert(1)</script> 2mm",
  "2mm 2mm 2mm 2mm 3mm 3mm 4mm 5mm",
  "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
  "9999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999",
  "1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x",
  "% _ * ? AND OR NOT NEAR(",
  "title:coil",
  '"unclosed',
  "2 mm \u202e lioc",
  "\ud83d\ude00 2mm",
  "\u0000\u0001",
  "(((((((((())))))))))",
  "-1 mm",
  "0 mm",
  "1e9 mm",
  "NaN",
  "2mm HR NOT coil",
  "../../etc/passwd",
  "$1 {{7*7}}",
  "\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9",
  "\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950\u0950",
  "IS IS IS 513 513 CR4 CR4 CR3",
  "16 gauge 14 gauge 12 gauge",
];
