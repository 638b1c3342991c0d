import { writeErrorLog } from "~/log.server";

export function logError(path: string, error: unknown, reference: string | null = null) {
  writeErrorLog({
    event: "error",
    reference,
    path,
    error: error instanceof Error ? (error.stack ?? error.message) : String(error),
  });
}
