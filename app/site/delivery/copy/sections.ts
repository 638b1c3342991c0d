import type { CopySection, CopySections } from "~/site/written/section";

type Texts = Omit<CopySection, "heading">;

type DeliveryTexts = {
  /** Its title as well. */
  heading: string;
  /** For search engines. */
  description: string;
  summary: string;
  lots: CopySection;
} & Record<"packing" | "vehicles" | "unloading" | "inspection" | "storage", Texts>;

/** What every kind of steel needs said, in one order, with the terms that all of them have. */
export function writeDelivery({ heading, description, summary, ...texts }: DeliveryTexts) {
  const sections: CopySections = {
    packing: { heading: "Packing", ...texts.packing },
    lots: texts.lots,
    vehicles: { heading: "Vehicles and loads", ...texts.vehicles },
    unloading: { heading: "Unloading", ...texts.unloading },
    "lead-times": leadTimes,
    inspection: { heading: "Inspection on receipt", ...texts.inspection },
    returns,
    documents,
    storage: { heading: "Storage", ...texts.storage },
  };
  return { heading, description, summary, sections };
}

const leadTimes: CopySection = {
  heading: "Lead times",
  paragraphs: [
    "Each product shows its usual delivery days: working days from the confirmed order until the steel in a size listed can be loaded at our address. The way to you comes on top; ask for the date with your quantity, cut and place.",
    "Slitting, special lengths, a special tolerance or an independent inspection take longer. Say early which of them you need, and by when.",
  ],
};

const returns: CopySection = {
  heading: "Returns and claims",
  paragraphs: [
    "Tell us before you cut. As long as the steel is uncut, tagged and dry, a wrong size or grade is easy to put right. Steel that has been cut, slit or formed can no longer normally be exchanged.",
    "A fault in the steel itself is a claim whatever its shape. Send these together and it can be judged quickly:",
  ],
  list: [
    "the heat number and the bundle or coil number, from the tag",
    "photographs of the fault, the tag and the packing",
    "what was measured, where and with what",
    "how much is affected, and where it is now",
  ],
};

const documents: CopySection = {
  heading: "Documents",
  paragraphs: [
    "The papers that travel with the steel are listed here. Ask for the certificate type in the order, because missing tests cannot be made good afterwards.",
  ],
  list: [
    "Delivery note with sizes, pieces or coils, weights and heat numbers",
    "Invoice, with the tax heading that applies to the goods",
    "Certificate to EN 10204: type 2.2 or 3.1 as ordered, 3.2 by agreement with an independent party",
    "Weighbridge slip where actual weight is paid",
  ],
};
