import { once } from "node:events";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { databaseFile } from "./database.mjs";
import { siteAddress } from "./environment.mjs";
import { sayWhyNotListening } from "./places.mjs";
import { root } from "./root.mjs";
import { MISCONFIGURED, Stopped, secondsSince } from "./step.mjs";

/** In this very process, so that signals reach the one server there is. The database must be owned already. */
export async function serveSite() {
  process.chdir(root);
  process.env.NODE_ENV = "production";
  const build = await import(pathToFileURL(path.join(root, "build/server/index.js")).href);
  const server = build.entry.module.openSite(build);
  const host = process.env.HOST?.trim() || undefined;
  server.listen(Number(process.env.PORT?.trim() || 3000), host);
  try {
    await once(server, "listening");
  } catch (error) {
    throw new Stopped(`The site cannot start. ${sayWhyNotListening(error)}`, MISCONFIGURED);
  }
  const place = siteAddress(server.address().port);
  const time = secondsSince(performance.timeOrigin);
  console.log(`Ready: ${place} (started in ${time}, database ${databaseFile()})`);
}
