import { writeDelivery } from "./sections";

export const hotSheetDelivery = writeDelivery({
  heading: "Delivery of hot rolled sheet",
  description:
    "How hot rolled sheet is packed, loaded, unloaded, inspected and stored, with bundle weights, papers and what to do when something is wrong.",
  summary: "Strapped bundles on timber, tagged by heat, made up to the weight you can lift.",
  packing: {
    paragraphs: [
      "Sheets of one size and heat are stacked flush, strapped with steel band and laid on timber bearers so that forks or slings pass beneath. Sheet with scale travels uncovered or under a tarpaulin; pickled and oiled sheet is kept dry from end to end.",
    ],
    list: [
      "A tag on every bundle: grade, size, pieces, weight, heat number",
      "Edge guards under straps on request",
    ],
  },
  lots: {
    heading: "Lots and bundle weights",
    paragraphs: [
      "Tell us the heaviest bundle you can lift and we make it up by pieces. By calculation, a 2 t bundle is 27 sheets of 3 × 1250 × 2500 mm at 73.59 kg, or 5 sheets of 5 × 1500 × 6000 mm at 353.25 kg.",
      "Single sheets and mixed sizes are possible; each size then has its own tag.",
    ],
  },
  vehicles: {
    paragraphs: [
      "Steel fills a lorry by weight long before it fills it by volume. The bed must be longer than the sheet: 6 m sheet does not go on a short lorry. Tell us about narrow gates, weak covers, height limits and hours when lorries are not admitted.",
    ],
  },
  unloading: {
    paragraphs: ["Unloading is normally done by the receiver. Have these ready:"],
    list: [
      "a forklift with forks long enough to reach past the middle of the sheet, or a crane with a spreader beam",
      "gloves and eye protection: cut edges are sharp, and a strap under tension springs back",
      "level bearers, so that the bundle does not sag",
      "nobody beneath or beside a lifted bundle",
    ],
  },
  inspection: {
    paragraphs: ["Before signing, compare the tag with the order and the delivery note:"],
    list: [
      "grade and heat number on the tag and on the certificate",
      "pieces, size and weight",
      "thickness at several points, in from the edge, against the tolerance ordered",
      "bent corners, strap marks, torn edges",
      "on pickled sheet: oil film unbroken, no stains",
    ],
  },
  storage: {
    paragraphs: [
      "Keep bundles level on bearers, off the ground, with tags to the outside. Sheet with scale tolerates a covered yard for a while; pickled sheet belongs indoors like cold rolled. Use the oldest first, and copy the heat number onto remnants.",
    ],
  },
});
