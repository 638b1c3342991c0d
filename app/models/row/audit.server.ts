import { writeAuditLog } from "~/log.server";

export type AuditEvent = { event: string; admin: string | null; subject: string | null };

/** Wait for it before what it tells of is answered. Never give it a password, a token or a whole row. */
export function logEvent({ event, admin, subject }: AuditEvent): Promise<void> {
  return writeAuditLog({ event, admin, subject });
}
