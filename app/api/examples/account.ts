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
