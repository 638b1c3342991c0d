import { loadEnvironment } from "../scripts/start/environment.mjs";

/** Whether the site of this release's `.env` answers for itself: exit code 0 or 1. */
loadEnvironment();
const { HOST, PORT } = process.env;
const host = [undefined, "", "0.0.0.0", "::"].includes(HOST?.trim()) ? "localhost" : HOST.trim();
const place = `http://${host.includes(":") ? `[${host}]` : host}:${PORT?.trim() || 3000}`;
const answer = await fetch(`${place}/healthz`, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
process.exitCode = answer?.ok ? 0 : 1;
