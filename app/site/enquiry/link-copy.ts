/** Of a list that is handed on, for who sends it and who opens it. */
export const linkCopy = {
  share: {
    heading: "Hand this list on",
    text: "The link carries the sizes themselves, to a colleague or to your own phone. No name and no address is in it.",
    message: "A list of steel sizes:",
  },
  received: {
    heading: "A list was handed to you",
    text: "Look it through. Nothing is added before you press the button.",
  },
};
