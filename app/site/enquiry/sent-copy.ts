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
  answer: (time: string) => `We answer ${time}.`,
  wrong: "Is something wrong? Put it right",
  hour: "For an hour after sending. We see what it was before.",
  save: "Save the correction",
  saved: "Thank you, we have your correction.",
  unchanged: "Nothing has changed.",
  late: "More than an hour has passed, or it has been corrected too often: call us and quote the reference.",
  handOn: "Keep it or hand it on",
  earlier: "Your enquiries",
  copy: (most: number) =>
    `A copy of this enquiry goes to the email address you gave, unless ${most} copies have gone there within a day.`,
  whatsapp: "Hello, this is about my enquiry",
  gone: "This confirmation is no longer shown",
} as const;
