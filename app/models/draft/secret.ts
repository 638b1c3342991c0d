export const SECRET_FIELDS: ReadonlySet<string> = new Set(["password", "currentPassword", "newPassword"]);
