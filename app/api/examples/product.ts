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
