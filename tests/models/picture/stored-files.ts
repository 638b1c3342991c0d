import { readdirSync } from "node:fs";

/** Names of all files below an uploads folder, but of the one with which a running site tries at times whether it may write. */
export function listStored(uploadsDir: string) {
  return readdirSync(uploadsDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== ".health")
    .map(({ name }) => name)
    .sort();
}
