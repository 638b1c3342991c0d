export const testimonialSuccess = {
  added: "Testimonial added successfully!",
  edited: "Testimonial updated successfully!",
  deleted: "Testimonial deleted successfully!",
};
