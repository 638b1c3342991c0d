export const pasteCopy = {
  heading: "Paste a list",
  text: "Lines from a message, a mail or a spreadsheet. You see how each is read before anything is added.",
  left: "What was not read stays below: please correct it, or leave it there.",
  hint: "One size a line, such as: HR 2mm 1250x2500 - 20 nos, or 1.6 x 1250 coil 5 ton. What stands here when you send the enquiry goes along as it is.",
};
