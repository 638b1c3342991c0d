/**
 * Plainly samples: numbers of no series, and people whose telephone numbers nobody has. A number is a sum in the smallest
 * unit of money.
 */
export const sampleQuotations = [
  {
    number: "SAMPLE-1",
    status: "seen",
    day: 2,
    fields: {
      customer: "Kavya Fabrication (sample)",
      phone: "2015550171",
      email: "kavya@example.com",
      "lines[0].text": "HR sheet IS 2062 E250 2 x 1250 x 2500",
      "lines[0].pieces": "40",
      "lines[0].rate": 5420,
      "lines[0].unit": "kg",
      "lines[1].text": "HR sheet IS 2062 E250 3 x 1250 x 2500",
      "lines[1].pieces": "25",
      "lines[1].rate": 5380,
      "lines[1].unit": "kg",
      "charges[0].label": "Loading",
      "charges[0].amount": 150000,
      freight: 450000,
      payment: "Half with the order, the rest before loading",
      delivery: "Navi Mumbai, 3 to 5 days",
      remarks: "A sample that comes with the site: nobody has asked for it.",
    },
    events: [
      { kind: "sent", by: "Sample", text: null },
      { kind: "seen", by: null, text: null },
    ],
  },
  {
    number: "SAMPLE-2",
    status: "accepted",
    day: 6,
    fields: {
      customer: "Meera Enclosures (sample)",
      phone: "2015550172",
      email: "meera@example.com",
      "lines[0].text": "CR sheet IS 513 CR2 1 x 1250 x 2500",
      "lines[0].pieces": "60",
      "lines[0].rate": 6340000,
      "lines[0].unit": "t",
      freight: "To pay",
      discount: 50000,
      payment: "30 days",
      delivery: "Ex warehouse, ready in 2 days",
      remarks: "A sample that comes with the site: nobody has asked for it.",
    },
    events: [
      { kind: "sent", by: "Sample", text: null },
      { kind: "seen", by: null, text: null },
      { kind: "accepted", by: "Meera Joshi (sample)", text: "Order SAMPLE-77" },
    ],
  },
] as const;
