import { writeDelivery } from "./sections";

export const coldSheetDelivery = writeDelivery({
  heading: "Delivery of cold rolled sheet",
  description:
    "How cold rolled sheet is wrapped, loaded, unloaded, warmed, inspected and stored so that it stays dry, with packet weights, papers and claims.",
  summary: "Oiled, wrapped packets of usually 1.5 to 2.5 t, kept dry until you open them.",
  packing: {
    paragraphs: [
      "Sheets are oiled, stacked flush and wrapped against moisture, then strapped to a skid with protected corners. The wrapping is what keeps the steel dry, so it should reach your store unbroken.",
    ],
    list: [
      "A tag on every packet: grade, finish, size, pieces, weight, heat number",
      "Dry, unoiled sheet only when the order says so",
    ],
  },
  lots: {
    heading: "Lots and packet weights",
    paragraphs: [
      "Packets usually weigh 1.5 to 2.5 t, with lengths from 500 to 3600 mm. By calculation, 0.8 × 1250 × 2500 mm weighs 19.63 kg a sheet, so that a 2 t packet holds 101 sheets.",
      "Say what you can lift. Smaller packets are also easier to use up before the oil has dried.",
    ],
  },
  vehicles: {
    paragraphs: [
      "Cold rolled sheet needs a closed or fully sheeted vehicle with a dry bed. Packets stand level on skids and are lashed over corner guards, because a tight strap marks thin sheet. Tell us the largest vehicle you can receive under cover.",
    ],
  },
  unloading: {
    paragraphs: ["Unload under cover, or choose a dry hour:"],
    list: [
      "forklift with forks wide apart and longer than half the packet, or a crane with slings and a spreader",
      "no chains or bare hooks against the edges",
      "no dragging: the bottom sheet pays for it",
      "straight indoors, wrapping closed",
    ],
  },
  inspection: {
    paragraphs: [
      "Check the outside before signing and the inside once the steel has warmed to the room. Opened while cold, it draws moisture from warm air.",
    ],
    list: [
      "wrapping intact, skid dry; if not, a photograph and a line on the delivery note",
      "tag against order and certificate, heat number first",
      "thickness at several points with a micrometer",
      "surface in raking light: stains, scratches, strap marks",
      "squareness and flatness on one sheet from the middle of the packet",
    ],
  },
  storage: {
    paragraphs: [
      "Indoors, on skids, off the floor, at a relative humidity below 60 % and a steady temperature, away from doors, acids and wet work. First in, first out. Close opened packets again, and handle sheets with clean gloves.",
    ],
  },
});
