import { writeLog } from "~/log.server";

export type AuditEvent = { event: string; admin: string | null; subject: string | null };

/** Never give it a password, a token or a whole row. */
export function logEvent({ event, admin, subject }: AuditEvent) {
  writeLog({ event, admin, subject });
}
