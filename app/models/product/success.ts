export const productSuccess = {
  added: "product added successfully",
  edited: "Product edited successfully!",
  deleted: "Product deleted successfully!",
};
