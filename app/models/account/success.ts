/** What forms and the API say when an account was saved. */
export const accountSuccess = {
  added: "Admin created successfully!",
  edited: "User updated successfully!",
  deleted: "User deleted successfully!",
};
