export const contactCopy = {
  meta: {
    title: "Contact and quotes",
    description: "Ask for a price, a size or a certificate: form, phone, WhatsApp, email and address.",
  },
  heading: "Ask for a quote, or ask a question",
  lead: "Name, phone number and a few words are enough. Email helps if you want the quote in writing.",
  messageHint: "For example: HR sheet E250, 3 × 1250 × 2500 mm, 40 sheets, certificate 3.1, delivered.",
  include: {
    heading: "For a faster answer, include",
    items: [
      "thickness, width and length in millimetres, or width and coil weight",
      "grade and standard, or what the part is for",
      "number of sheets, or tonnes",
      "surface: scale, pickled and oiled, matt or bright",
      "certificate type, if you need one",
      "place of delivery, and by when",
    ],
  },
  reach: {
    heading: "Or reach us directly",
    text: "For stock and prices, a call is quickest. Lists of sizes are best sent in writing.",
  },
  thanks: {
    heading: "Thank you, your enquiry has arrived",
    text: "We have it, and will get back to you by phone or email. Quote the reference if you call.",
    reference: "Your reference",
  },
  privacy: "We keep what you send in order to answer it.",
  privacyLink: "What is stored, and for how long",
};

export const enquiryListCopy = {
  meta: {
    title: "Your enquiry list",
    description: "The sizes you have collected, with their weights, ready to be sent as one enquiry.",
  },
  heading: "Your enquiry list",
  lead: "Check sizes and quantities, then send the whole list at once. No account is needed.",
  empty: {
    heading: "Nothing on the list yet",
    text: "Add sizes from a product or from the weight calculator, or paste a list you have; they are collected here.",
  },
  totalHint:
    "Sheets are whole: a weight you ask for becomes the nearest number of sheets. Weights are calculated from nominal size. Indicative; the certificate and the agreed standard prevail.",
  paperTitle: "List of steel sizes",
  noPaper: "There is nothing to print: the list is empty, or the link is older than a day",
  sendHeading: "Send the list",
  messageHint: "For example: grade and standard, surface, certificate 3.1, how you unload.",
  brokenLink: "This link is incomplete: it was cut off or changed on the way. Ask for it again.",
};

export const earlierCopy = {
  heading: "Your enquiries",
  text: "The last five that were sent from this browser. Only this browser shows them.",
  forget: "Forget them on this device",
  forgotten: "This device no longer shows your earlier enquiries. We still have them.",
};
