import { parseArgs } from "node:util";

export const USAGE = "Usage: npm run import -- https://old.example [--admin EMAIL]";

/** Null for what says no address, or anything else. */
export function readArguments(args) {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { admin: { type: "string" } },
    });
    const [address, ...rest] = positionals;
    return address && rest.length === 0 ? { address, admin: values.admin } : null;
  } catch {
    return null;
  }
}
