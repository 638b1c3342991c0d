export const sentCopy = {
  meta: {
    title: "Your enquiry has arrived",
    description: "What you have asked for, with the reference to quote.",
  },
  heading: "Thank you, your enquiry has arrived",
  crumb: "Sent",
  reference: "Your reference:",
  sizes: "What you asked for",
  nextHeading: "What happens next",
  next: [
    "We check stock, sizes and tolerances, and work out price and delivery.",
    "We call you or write to you with the offer. Nothing is ordered until you accept it.",
    "If something has to change, call or write and quote the reference.",
  ],
  copy: "A copy of this enquiry goes to the email address you gave.",
  whatsapp: "Hello, this is about my enquiry",
  gone: "This confirmation is no longer shown",
} as const;
