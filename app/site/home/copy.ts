export const homeCopy = {
  meta: {
    title: "Hot rolled and cold rolled steel, sheet and coil",
    description:
      "Hot rolled and cold rolled steel in sheet and coil: find a size, see weights and tolerances, work out the tonnes and ask for a quote.",
  },
  headline: "Steel sheet and coil, in the size you need",
  subline:
    "Hot rolled and cold rolled, cut or slit to your dimensions, with weights, tolerances and delivery days shown before you ask.",
  quoteAction: "Ask for a quote",
  callAction: "Call us",
  finder: {
    heading: "Find a size",
    button: "Show products",
  },
  categories: {
    heading: "Families of flat steel",
    text: "Hot rolled for strength and thickness, cold rolled for surface and close tolerance; sheet to cut, coil to run.",
  },
  newest: { heading: "New in the catalogue", link: "All products" },
  calculator: {
    heading: "What does it weigh?",
    text: "Sheets by the piece, coils by weight or length. Put the result on your enquiry list when it is right.",
  },
  order: {
    heading: "How an order works",
    steps: [
      {
        heading: "Send your sizes",
        text: "By the form, by phone or on WhatsApp: thickness, width, length or coil weight, grade and quantity.",
      },
      {
        heading: "Get a quote",
        text: "It names steel, size, pieces, weight, rate, the total and the last day it holds, so that quotes can be compared.",
      },
      {
        heading: "Confirm, and we prepare",
        text: "Sheets are cut, coils are slit, bundles are made up to the weight you can lift and tagged by heat.",
      },
      {
        heading: "Receive and check",
        text: "Match the heat number on the tag with the certificate, then cut. Tell us first if anything is not right.",
      },
    ],
  },
  testimonials: { heading: "What customers say" },
  articles: { heading: "Worth knowing before you buy", link: "All articles" },
  contact: {
    heading: "A list of sizes is enough to start",
    text: "Send what you have. If anything is missing for the quote, we will ask.",
    button: "Ask for a quote",
  },
};
