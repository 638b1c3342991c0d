import http from "node:http";
import path from "node:path";
import { databaseFile } from "./database.mjs";
import { sayWhyNotListening } from "./places.mjs";
import { root } from "./root.mjs";
import { MISCONFIGURED, secondsSince } from "./step.mjs";

/**
 * In this very process, so that signals reach the one server there is. The database must be owned already. `begun` is
 * in milliseconds.
 */
export async function serveSite({ begun = performance.timeOrigin } = {}) {
  process.chdir(root);
  process.env.NODE_ENV = "production";
  process.env.PORT = process.env.PORT?.trim() || "3000";
  // Of a blank one remix-serve would make the name of a host.
  if (!process.env.HOST?.trim()) delete process.env.HOST;
  process.argv = [process.execPath, "remix-serve", path.join(root, "build", "server", "index.js")];
  announceListening(begun);
  await import("@remix-run/serve/dist/cli.js");
}

function announceListening(begun) {
  const { createServer } = http;
  const { log } = console;
  http.createServer = (...args) => {
    http.createServer = createServer;
    const server = createServer(...args);
    server.once("listening", () => {
      const place = `http://${hostName()}:${server.address().port}`;
      log(`Ready: ${place} (started in ${secondsSince(begun)}, database ${databaseFile()})`);
      server.off("error", sayAndStop);
    });
    server.once("error", sayAndStop);
    return server;
  };
  console.log = (...words) => {
    if (String(words[0]).startsWith("[remix-serve] ")) console.log = log;
    else log(...words);
  };
}

function sayAndStop(error) {
  process.stderr.write(`The site cannot start. ${sayWhyNotListening(error)}\n`);
  process.exit(MISCONFIGURED);
}

function hostName() {
  const host = process.env.HOST;
  if (!host || host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
