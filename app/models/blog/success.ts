export const blogSuccess = {
  added: "Blog added successfully!",
  edited: "Blog edit successfully!",
  deleted: "Blog deleted successfully!",
};
