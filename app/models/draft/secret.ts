/** Fields that no draft holds and no screen shows again. */
export const SECRET_FIELDS: ReadonlySet<string> = new Set(["password", "currentPassword", "newPassword"]);
