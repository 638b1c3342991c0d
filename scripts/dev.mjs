import { prepareSite } from "./start/prepare.mjs";
import { main, runNode } from "./start/step.mjs";

/** `npm run dev`: the same preparation, then Vite's server with hot reload. */
await main(async () => {
  await prepareSite({ build: false });
  const port = process.env.PORT?.trim() || "3000";
  const host = process.env.HOST?.trim() ? ["--host", process.env.HOST] : ["--host"];
  await runNode(
    ["node_modules/@remix-run/dev/dist/cli.js", "vite:dev", "--port", port, "--strictPort", ...host],
    {
      env: { ...process.env, NODE_ENV: "development" },
      show: true,
    },
  );
});
