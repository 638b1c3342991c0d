export const handOnCopy = {
  text: "The sizes as text",
};

export const linkCopy = {
  share: {
    heading: "Share this list",
    text: "The link itself carries the sizes, to a colleague or to your own phone. It holds no name or address.",
    message: "List of steel sizes",
  },
  received: {
    heading: "Somebody shared a list with you",
    text: "Look through it. Nothing is added until you press the button.",
  },
};
