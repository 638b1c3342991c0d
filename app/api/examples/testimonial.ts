export const testimonialFields = {
  fullName: "Dana Whitfield",
  designation: "Purchasing, Fenwick Fabrication",
  description: "The coils came as measured and a day early.",
  rating: 4.5,
};

export const testimonialExample = {
  _id: "65f0a1b2c3d4e5f6a7b8c9d4",
  rating: testimonialFields.rating,
  description: testimonialFields.description,
  author: {
    fullName: testimonialFields.fullName,
    designation: testimonialFields.designation,
    picture: null,
  },
  createdAt: "2026-03-12T09:30:00.000Z",
  updatedAt: "2026-03-12T09:30:00.000Z",
};
