import { writeLog } from "~/log.server";

/** Something an admin did, or somebody who tried to become one. `subject` is whom or what it happened to. */
export type AuditEvent = { event: string; admin: string | null; subject: string | null };

/** Writes one line of JSON to the log. Never give it a password, a token or a whole row. */
export function logEvent({ event, admin, subject }: AuditEvent) {
  writeLog({ event, admin, subject });
}
