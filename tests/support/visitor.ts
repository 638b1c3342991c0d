/** Who asks, as the forms for visitors take it. */
export const visitor = {
  name: "Asha Rao",
  phone: "+91 98765 43210",
  email: "asha@example.com",
  message: "40 sheets, please",
};
