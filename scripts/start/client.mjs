import { writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "./root.mjs";
import { readStamp, stampOf } from "./stamp.mjs";
import { runNode, step } from "./step.mjs";

const STAMP = "app/generated/.stamp";
const SOURCES = ["prisma/schema.prisma", "prisma.config.ts", "node_modules/prisma/package.json"];

/** No update notice and no usage report: nothing here may reach for the network. */
export const quietPrisma = { PRISMA_HIDE_UPDATE_MESSAGE: "1", CHECKPOINT_DISABLE: "1" };

export async function generateClient() {
  const wanted = stampOf(SOURCES);
  if (readStamp(STAMP) === wanted) return;
  await step("Generating the database client", async () => {
    const env = {
      ...process.env,
      ...quietPrisma,
      DATABASE_URL: process.env.DATABASE_URL ?? "file:./prisma/site.db",
    };
    const args = ["node_modules/prisma/build/index.js", "generate"];
    await runNode(args, { env, failure: "prisma generate failed." });
    writeFileSync(path.join(root, STAMP), `${wanted}\n`);
  });
}
