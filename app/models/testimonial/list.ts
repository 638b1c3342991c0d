import { everywhere, type RowList } from "~/models/row/list";
import type { TestimonialRow } from "./read.server";

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
    { key: "name", label: "Name", shown: everywhere, sort: "text", searched: "name", field: "fullName" },
    { key: "designation", label: "Designation", shown: ["csv"], searched: "designation" },
    { key: "rating", label: "Rating", shown: ["csv"] },
    { key: "description", label: "Description", shown: everywhere, sort: "text", searched: "words" },
    { key: "id", label: "Id", shown: ["csv"] },
  ],
};

export const testimonialSuccess = {
  added: "Testimonial added successfully!",
  edited: "Testimonial updated successfully!",
  deleted: "Testimonial deleted successfully!",
};
