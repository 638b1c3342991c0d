/** Said by the forms and by the API. */
export const productSuccess = {
  added: "product added successfully",
  edited: "Product edited successfully!",
  deleted: "Product deleted successfully!",
};
