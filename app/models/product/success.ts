/** What forms and the API say when a product was saved. */
export const productSuccess = {
  added: "product added successfully",
  edited: "Product edited successfully!",
  deleted: "Product deleted successfully!",
};
