/** What forms and the API say when an article was saved. */
export const blogSuccess = {
  added: "Blog added successfully!",
  edited: "Blog edit successfully!",
  deleted: "Blog deleted successfully!",
};
