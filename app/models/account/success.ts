export const accountSuccess = {
  added: "Admin created successfully!",
  edited: "User updated successfully!",
  deleted: "User deleted successfully!",
};
