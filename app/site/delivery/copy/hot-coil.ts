import { writeDelivery } from "./sections";

export const hotCoilDelivery = writeDelivery({
  heading: "Delivery of hot rolled coil",
  description:
    "How hot rolled coil is strapped, loaded, secured, unloaded, inspected and stored, with usual coil weights and bores, papers and claims.",
  summary: "Strapped coils of about 8 to 17 t, tagged by heat, loaded for your crane and decoiler.",
  packing: {
    paragraphs: [
      "Coils are strapped round the girth and, on slit or narrow coils, through the eye as well. Hot rolled coil with scale travels without wrapping; pickled and oiled coil is wrapped and kept dry.",
    ],
    list: [
      "A tag inside the bore and one outside: grade, size, weight, coil and heat number",
      "Slit coils strapped singly or in packs, with spacers where you ask for them",
    ],
  },
  lots: {
    heading: "Lots and coil weights",
    paragraphs: [
      "Full coils commonly weigh about 8 to 17 t with a bore of about 760 mm. Narrow coils have a bore of 490 to 510 mm and an outer diameter of 1000 to 1500 mm.",
      "State the most that your crane, forklift and decoiler can take, whichever is least. A coil that is too heavy cannot be halved on the lorry.",
    ],
  },
  vehicles: {
    paragraphs: [
      "Full coils need a bed with a coil well, or cradles and chains; a flat bed with wedges alone is not enough. A few coils make a full load, so the weight decides what fits. Tell us how large a vehicle reaches your bay.",
    ],
  },
  unloading: {
    paragraphs: ["Coils roll. Plan the lift before the lorry comes:"],
    list: [
      "crane with a C-hook or coil grab, or a forklift with a boom, rated for the heaviest coil, not only for the average",
      "cradles or wedges in place before the coil is set down",
      "straps stay on until the coil is on the decoiler or in its cradle",
      "stand clear of the tail when the last strap is cut: it springs out",
    ],
  },
  inspection: {
    paragraphs: ["Check the coil while it is still on the lorry, and again before the first cut:"],
    list: [
      "coil and heat number on tag, delivery note and certificate",
      "weight, width and bore",
      "edge damage, collapsed bore, telescoped laps, broken straps",
      "thickness away from the ends of the coil, where the tolerance applies",
      "on slit coil: width, burr and camber",
    ],
  },
  storage: {
    paragraphs: [
      "Set coils in one layer on skids or in cradles, bore horizontal, wedged on both sides, with room to read the tags. Steel with scale tolerates a covered yard for a while; pickled coil belongs indoors. Some forming grades age: DD11 is best used within a month.",
    ],
  },
});
