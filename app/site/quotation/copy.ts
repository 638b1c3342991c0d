export const quotationCopy = {
  kind: "Quotation",
  gone: {
    title: "This quotation is not shown",
    text: "Its address is incomplete, or it was withdrawn. Ask us for it, and we will send it again.",
  },
  former: (revision: number, newest: number) =>
    `This is revision ${revision}. Revision ${newest} has taken its place and is the one that holds.`,
  newest: "Read the newest revision",
  replaces: (revision: number) => `This is revision ${revision}. It takes the place of what was sent before.`,
  office: "You are signed in, so opening it does not count as seen.",
  answer: "Your answer",
  sending: "Sending...",
  unsent: "What you had typed",
  accept: {
    heading: "Accept",
    question: "Do you accept this quotation?",
    agreed: "You agree to what stands above, and to nothing else:",
    once: "It can be accepted once.",
    name: "Your name",
    order: "Order number",
    orderHint: "If you have one: it goes on our papers",
    note: "Note",
    press: "Yes, accept it",
    done: "Thank you. Your acceptance has arrived; this page says what was agreed.",
  },
  change: {
    heading: "Ask for a change",
    text: "Sizes, pieces, price, delivery: we will look at it and send you a new revision. This one stays as it is.",
    message: "What should be changed?",
    press: "Send",
    done: "Thank you. Your message has arrived. We will look at it and get back to you.",
  },
  decline: {
    heading: "Decline",
    text: "A reason helps us with the next one; you need not give one.",
    reason: "Reason",
    press: "Decline this quotation",
    done: "Your answer has arrived: this quotation is declined.",
  },
  anew: {
    text: "It can no longer be accepted. One press asks us for a new one.",
    press: "Ask for a new one",
    message: (number: string, day: string) =>
      `A new quotation is asked for: ${number} was valid until ${day}.`,
  },
  whatsapp: (number: string) => `Hello, this is about your quotation ${number}.`,
  tooMany: (minutes: string) =>
    `Too many answers have come from your address. Try again in ${minutes}, or call us.`,
  noIntent: "Choose one of the answers below",
  newerFirst: "A newer revision was sent in the meantime. Look at it first; what you typed is kept below.",
  closed: (outcome: string) => `${outcome} What you sent has changed nothing.`,
} as const;
