/** Plainly a sample: nobody has these numbers. Name, telephone, mail and street come from the environment. */
export const sampleCompany = {
  city: "Navi Mumbai 410218",
  mapUrl: "https://www.openstreetmap.org/search?query=Kalamboli%20Steel%20Market",
  hours: "Mon to Sat 9:30 to 18:30\nSun closed",
  founded: "2000",
  registrations: "GSTIN 27AAAAA0000A1Z5 (sample)\nCIN U00000MH2000PTC000000 (sample)",
  replyTime: "within two working hours",
  priceRule: "We quote per kg ex warehouse, GST extra, and a price holds until the evening.",
  notSold:
    "stainless steel, galvanised sheet, pre-painted sheet, TMT bars, pipes, angles, corten steel, aluminium",
  alsoSold: "electrical steel, wear plate",
};
