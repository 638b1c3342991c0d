export const pasteCopy = {
  heading: "Paste a list",
  text: "Lines from a message, an email or a spreadsheet. You see how each is read before anything is added.",
  left: "What was not read stays below: correct it, or leave it there.",
  hint: "One size per line, such as: HR 2mm 1250x2500 - 20 nos, or 1.6 x 1250 coil 5 ton. Whatever is here when you send the enquiry goes with it as it is.",
};
