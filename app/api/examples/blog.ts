export const blogBlocks = [
  {
    type: "Gauge and millimetres",
    text: "<p>A gauge number names a thickness.</p>",
    items: ["gauge", "sheet"],
  },
];

export const blogFields = { content: blogBlocks };

export const blogExample = {
  _id: "65f0a1b2c3d4e5f6a7b8c9d2",
  banerImage: "/uploads/65f0a1b2c3d4e5f6a7b8c9d3-1600x900.webp",
  sideImage: null,
  content: blogBlocks,
  createdAt: "2026-03-12T09:30:00.000Z",
  updatedAt: "2026-03-12T09:30:00.000Z",
};
