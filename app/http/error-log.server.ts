import { writeErrorLog } from "~/log.server";
import { writeLoggedPath } from "./logged-path.server";

export function logError(path: string, error: unknown, reference: string | null = null) {
  writeErrorLog({
    event: "error",
    reference,
    path: writeLoggedPath(path),
    error: error instanceof Error ? (error.stack ?? error.message) : String(error),
  });
}
