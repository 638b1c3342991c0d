import { spawn } from "node:child_process";
import { expect, test } from "vitest";
import { root } from "../../scripts/start/root.mjs";
import { testEnvironment } from "../../scripts/test/environment.mjs";
import { makeHome, removeHome } from "../support/home";
import { freePort } from "../support/raw-http";

test("the developer's server shows a page with what is stored", async () => {
  const home = await makeHome("sample");
  const port = await freePort();
  // What npm run dev ends in: the preparation before it would touch the developer's own database.
  const dev = spawn(
    process.execPath,
    ["node_modules/@remix-run/dev/dist/cli.js", "vite:dev", "--port", String(port), "--strictPort"],
    {
      cwd: root,
      stdio: "ignore",
      env: testEnvironment({
        NODE_ENV: "development",
        DATABASE_URL: home.databaseUrl,
        UPLOADS_DIR: home.uploadsDir,
      }),
    },
  );
  try {
    const ask = () => fetch(`http://localhost:${port}/allproduct`).then(({ status }) => status);
    await expect.poll(() => ask().catch(() => 0), { timeout: 40_000, interval: 300 }).toBe(200);
  } finally {
    dev.kill();
    removeHome(home);
  }
});
