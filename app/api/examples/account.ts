/** What the document says of an admin's fields beyond their kind. */
export const adminWords = {
  FullName: { description: "Full name", minLength: 1, maxLength: 100 },
  email: { description: "Email, unique without regard to case", maxLength: 254 },
  userName: { description: "Unique; drawn from the full name when absent on registration", maxLength: 104 },
  password: {
    description: "8 characters to 72 bytes, with an uppercase letter, a lowercase letter and a digit",
    format: "password",
    minLength: 8,
  },
};

export const registration = {
  FullName: "Robin Hale",
  email: "robin.hale@example.com",
  userName: "robinhale4821",
  password: "Rolling7steel",
};

export const adminChange = {
  FullName: "Robin Hale",
  email: "robin.hale@gmail.com",
  userName: "robinhale4821",
};

export const adminExample = {
  _id: "65f0a1b2c3d4e5f6a7b8c9d6",
  FullName: registration.FullName,
  email: registration.email,
  userName: registration.userName,
  createdAt: "2026-03-12T09:30:00.000Z",
};

export const credentials = { email: "admin@example.com", password: "Rolling7steel" };
