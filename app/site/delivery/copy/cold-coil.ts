import { writeDelivery } from "./sections";

export const coldCoilDelivery = writeDelivery({
  heading: "Delivery of cold rolled coil",
  description:
    "How cold rolled coil is wrapped, loaded, unloaded, warmed, inspected and stored, with usual coil weights and bores, papers and claims.",
  summary: "Oiled and wrapped coils of usually 4 to 12 t on skids, with the bore your mandrel takes.",
  packing: {
    paragraphs: [
      "Coils are oiled, wrapped against moisture inside and out, given edge protection and strapped round the girth and through the eye. Slit coils are strapped singly and stacked on a skid with spacers.",
    ],
    list: [
      "A tag in the bore and one outside: grade, finish, size, weight, coil and heat number",
      "Eye to the side or eye to the sky, as your handling needs: say which",
    ],
  },
  lots: {
    heading: "Lots and coil weights",
    paragraphs: [
      "Full-width coils usually weigh 4 to 12 t on a bore of 508 mm. Slit coils run from 0.25 to 10 t. By calculation, 4 t of 0.8 × 1250 mm is 509.6 m, with an outer diameter of about 882 mm.",
      "State bore, largest weight and largest outer diameter. The smallest of your crane, decoiler and store decides.",
    ],
  },
  vehicles: {
    paragraphs: [
      "Cold rolled coil travels in a closed or fully sheeted vehicle, in a coil well or on cradles, chained over edge guards. Skids with eye to the sky must not be stacked. Tell us the largest vehicle you can receive under cover.",
    ],
  },
  unloading: {
    paragraphs: ["Protect edges and wrapping; a dented edge marks every lap:"],
    list: [
      "crane with a C-hook whose arm is padded, or a forklift with a boom",
      "slit coils lifted with the skid, never by the inner laps",
      "cradles and wedges in place before setting down",
      "straight indoors, wrapping closed",
    ],
  },
  inspection: {
    paragraphs: [
      "Check the outside before signing. Leave the coil closed until it has warmed to the room, which takes far longer than for a packet of sheets, or water condenses between the laps.",
    ],
    list: [
      "wrapping intact and dry; if not, a photograph and a line on the delivery note",
      "coil and heat number on tag, delivery note and certificate",
      "bore round, edges straight, laps not telescoped",
      "width and thickness on the first full-size metres",
      "on slit coil: burr, camber and winding tension",
    ],
  },
  storage: {
    paragraphs: [
      "Indoors on skids, in one layer, at a relative humidity below 60 % and a steady temperature. Keep the wrapping closed between uses and wind the end back tight. First in, first out: oil protects for a time, not for good.",
    ],
  },
});
