const sizes = {
  type: ["array", "string"],
  items: { type: "number", exclusiveMinimum: 0, maximum: 100_000 },
  minItems: 1,
  maxItems: 50,
  description: "Millimetres: a list of numbers, the same as JSON text, or numbers separated by commas",
};

/** What the document says of a product's fields beyond their kind. */
export const productWords = {
  name: { description: "Name", maxLength: 100, minLength: 1 },
  type: { description: "hotrolledsheet, hotrolledcoil, coldrolledsheet or coldrolledcoil" },
  brand: { description: "Brand", maxLength: 60 },
  thickness: sizes,
  width: sizes,
  purchaseNow: { description: "Bottom Card Text", maxLength: 100 },
  deliveryDays: { type: ["string", "number"], description: "Delivery time as text", maxLength: 40 },
  number: {
    type: ["string", "integer"],
    description: "Phone number of exactly 10 digits",
    pattern: "^\\d{10}$",
  },
};

export const productFields = {
  name: "HR sheet 2 mm",
  type: "hotrolledsheet",
  brand: "Northmill",
  thickness: [1.6, 2],
  width: [1250, 1500],
  purchaseNow: "Cut to length",
  deliveryDays: "3 to 5 days",
  number: "2015550100",
};

export const productExample = {
  _id: "65f0a1b2c3d4e5f6a7b8c9d0",
  ...productFields,
  image: "/uploads/65f0a1b2c3d4e5f6a7b8c9d1-1600x1200.webp",
  createdAt: "2026-03-12T09:30:00.000Z",
  updatedAt: "2026-03-12T09:30:00.000Z",
};
