/** What is typed into each form: patience, to be found again. */
export const product = {
  name: "Patient sheet",
  type: "hotrolledsheet",
  thickness: "2",
  width: "1250",
  deliveryDays: "3",
  number: "9876543210",
};
export const blog = { title: "Patient title", text: "<p>Patient words</p>", tags: "patient" };
export const testimonial = {
  fullName: "Patient Pal",
  designation: "Buyer",
  rating: "4",
  description: "Patient praise",
};
export const message = { name: "Patient Works", phone: "98200 12345", list: "HR 2mm 1250x2500 - 20 nos" };
export const visitor = {
  name: "Patient Rao",
  phone: "98765 43210",
  email: "rao@example.com",
  message: "Patient wish",
};
export const user = { FullName: "Patient Admin", userName: "patientadmin1234", email: "patient@gmail.com" };
export const company = {
  ...{ name: "Patient Steel", phone: "2015550199", email: "patient@example.com", address: "Patient Road" },
  ...{ whatsapp: "2015550198", hours: "Patient hours", enquiryTo: "patience@example.com" },
  ...{ city: "Patience City", mapUrl: "https://patience.example/map", founded: "1907" },
  ...{ registrations: "PATIENCE 1", replyTime: "patiently", priceRule: "Patient prices." },
  ...{ notSold: "patient goods", alsoSold: "patient slitting" },
};
export const rates = {
  "rates[0].type": "hotrolledsheet",
  "rates[0].grade": "Patient grade",
  "rates[0].rate": "54.25",
  "rates[0].unit": "t",
};
export const quotation = {
  ...{ customer: "Patient Customer", phone: "98765 43210", email: "patience@example.com" },
  ...{ "lines[0].text": "HR sheet 2 x 1250 x 2500", "lines[0].pieces": "17", "lines[0].rate": "54.25" },
  ...{ "charges[0].label": "Patient loading", "charges[0].amount": "250/t", freight: "patient freight" },
  ...{ payment: "Patient payment", validUntil: "2199-12-31", remarks: "Patient remarks" },
};
export const many = { deliveryDays: "Patient days", number: "2015550177" };
