/** What the document says of a testimonial's fields beyond their kind. */
export const testimonialWords = {
  fullName: { description: "Author's full name", minLength: 1, maxLength: 100 },
  designation: { description: "Author's designation", minLength: 1, maxLength: 50 },
  description: { description: "What the author says", minLength: 1, maxLength: 140 },
  rating: { description: "1 to 5, fractions allowed", minimum: 1, maximum: 5 },
};

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
