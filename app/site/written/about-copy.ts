export const aboutCopy = {
  meta: {
    title: "About us",
    description:
      "Who we are and how we work: hot rolled and cold rolled sheet and coil, cutting and slitting, certificates, and how to reach us.",
  },
  heading: "Flat steel, plainly sold",
  summary:
    "We supply hot rolled and cold rolled steel in sheets and coils to people who make things from it.",
  sections: {
    who: {
      heading: "Who we are",
      paragraphs: [
        "We are a trading house for flat steel. Our customers fold panels, weld frames, form tube, press brackets and build bodies, and each of them needs the right size with the right paper on the right day.",
        "We would rather answer a question before the order than a complaint after it. That is why this site shows weights, tolerances and grades next to the products, and why a calculator is never far away.",
      ],
    },
    stock: {
      heading: "What we stock",
      paragraphs: [
        "Four families, each with its own page. The products there show the thicknesses and widths on offer and their usual delivery days. If your size is not among them, ask: the nearest one may do, or it can be cut or slit.",
      ],
      list: [
        "Hot rolled sheet: structural, forming, pickled and oiled, chequered",
        "Hot rolled coil: structural, tube and drawing grades, full width or slit",
        "Cold rolled sheet: commercial to extra deep drawing, matt or bright",
        "Cold rolled coil: annealed, full hard, interstitial-free, full width or slit",
      ],
    },
    processing: {
      heading: "Processing",
      paragraphs: [
        "Coil can be cut to length and slit to width before it leaves for you. Typical service-centre practice holds slit width to ±0.25 mm and cut length to ±1 mm per metre; ask what applies to your order.",
        "Tell us the process that follows. Steel for a laser, a press, a galvanising bath or a paint line is chosen differently even when the size is the same.",
      ],
    },
    certificates: {
      heading: "Certificates",
      paragraphs: [
        "Steel without its paper is only metal of a certain thickness. Name the certificate in the order, type 2.2 or 3.1 to EN 10204, or 3.2 with an independent party, and match the heat number on the tag with the one on the page when the goods arrive.",
      ],
    },
    location: {
      heading: "Where we are",
      paragraphs: [
        "Our address is below. If you want to see material before you buy, call first, so that it is laid out and somebody has time for you.",
      ],
    },
    contact: {
      heading: "Talk to us",
      paragraphs: [
        "The quickest enquiry names thickness, width, length or coil weight, grade, quantity and place of delivery. Half of that will do as a start. Call, write, or send a list of sizes from this site.",
      ],
    },
  },
};
