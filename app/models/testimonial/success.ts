/** What forms and the API say when a testimonial was saved. */
export const testimonialSuccess = {
  added: "Testimonial added successfully!",
  edited: "Testimonial updated successfully!",
  deleted: "Testimonial deleted successfully!",
};
