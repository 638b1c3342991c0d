import { writeErrorLog } from "~/log.server";

/** Writes a bug to the log as one JSON line, under the reference that the error page shows. */
export function logError(path: string, error: unknown, reference: string | null = null) {
  writeErrorLog({
    event: "error",
    reference,
    path,
    error: error instanceof Error ? (error.stack ?? error.message) : String(error),
  });
}
