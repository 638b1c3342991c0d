import http from "node:http";
import path from "node:path";
import { root } from "./root.mjs";

/**
 * Serves the built site from this very process with remix-serve: signals reach the one server there is.
 * The database must be owned already.
 */
export async function serveSite() {
  process.chdir(root);
  process.env.NODE_ENV = "production";
  process.env.PORT = process.env.PORT?.trim() || "3000";
  process.argv = [process.execPath, "remix-serve", path.join(root, "build", "server", "index.js")];
  announceListening();
  await import("@remix-run/serve/dist/cli.js");
}

/** Says where the site answers once it does, in place of remix-serve's line, and says plainly when it cannot. */
function announceListening() {
  const { createServer } = http;
  const { log } = console;
  http.createServer = (...args) => {
    http.createServer = createServer;
    const server = createServer(...args);
    server.once("listening", () => {
      log(`Ready: http://${hostName()}:${server.address().port}`);
      server.off("error", refuse);
    });
    server.once("error", refuse);
    return server;
  };
  console.log = (...words) => {
    if (String(words[0]).startsWith("[remix-serve] ")) console.log = log;
    else log(...words);
  };
}

function refuse(error) {
  const reason =
    error.code === "EADDRINUSE" ? "is in use; set PORT to another one" : `cannot be used (${error.message})`;
  process.stderr.write(`Port ${process.env.PORT} ${reason}.\n`);
  process.exit(1);
}

function hostName() {
  const host = process.env.HOST;
  if (!host || host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
