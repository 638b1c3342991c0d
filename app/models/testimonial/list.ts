import { everywhere, type RowList } from "~/models/row/list";

export type TestimonialRow = {
  id: string;
  /** 1 to 5, halves allowed. */
  rating: number;
  description: string;
  fullName: string;
  designation: string;
  picture: string | null;
  sample: boolean;
};

export const testimonialColumns = {
  id: true,
  rating: true,
  description: true,
  fullName: true,
  designation: true,
  picture: true,
  sample: true,
} as const satisfies Record<keyof TestimonialRow, true>;

export const testimonialList: RowList<TestimonialRow> = {
  kind: "testimonial",
  label: "Testimonial",
  title: "All Testimonial",
  path: "/adminTestimonialdetails",
  file: "testimonials",
  failure: "Failed to load testimonials.",
  nameOf: (row) => row.fullName,
  editPath: "/edittestimonial/",
  add: { href: "/createtestimonial", label: "Add Testimonial" },
  whenEmpty: "What a customer says about you is on the home page as soon as it is added.",
  columns: [
    {
      key: "name",
      label: "Name",
      value: (row) => row.fullName,
      shown: everywhere,
      sort: "text",
      searched: "name",
      field: "fullName",
    },
    {
      key: "designation",
      label: "Designation",
      value: (row) => row.designation,
      shown: ["csv"],
      searched: "designation",
    },
    { key: "rating", label: "Rating", value: (row) => row.rating, shown: ["csv"] },
    {
      key: "description",
      label: "Description",
      value: (row) => row.description,
      shown: everywhere,
      sort: "text",
      searched: "words",
    },
    { key: "id", label: "Id", value: (row) => row.id, shown: ["csv"] },
  ],
};
