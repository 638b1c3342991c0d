import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "../../scripts/start/root.mjs";
import { runCommand } from "../support/command";

type Command = { run: (args: string[]) => Promise<unknown> };

/** The database that a test has when it has not asked for one. */
const nowhere = path.dirname(String(process.env.DATABASE_URL).replace("file:", ""));

/** What is given in the wrong way is answered with how it is given, before a database or a folder is looked for. */
test.each<[command: string, args: string[], code: number, says: RegExp]>([
  ["backup", ["--help"], 2, /^Usage: npm run backup \[-- DIRECTORY\]$/],
  ["backup", ["my", "disk"], 2, /^Usage: npm run backup \[-- DIRECTORY\]$/],
  ["restore", [], 1, /^Which backup\? npm run restore -- /],
  ["restore", ["one", "other"], 1, /^Which backup\? npm run restore -- /],
  ["backup-verify", ["no-backup"], 1, /^There is no backup in .*no-backup\.$/],
  ["backup-verify", [], 1, /^Which backup\? npm run backup:verify -- /],
  ["sample-remove", ["--help"], 2, /^Usage: npm run sample:remove$/],
  ["import", ["--help"], 2, /^Usage: npm run import -- https:\/\/old\.example \[--admin EMAIL\]$/],
  ["admin-password", [], 2, /^Usage: npm run admin:password -- EMAIL$/],
])("%s %j is answered with how it is used", async (command, args, code, says) => {
  const { run }: Command = await import(`../../scripts/${command}.ts`);
  await expect(run(args)).rejects.toMatchObject({ code, message: expect.stringMatching(says) });
  for (const place of [nowhere, ...args]) expect(existsSync(path.resolve(root, place))).toBe(false);
});

test("the words go to the terminal alone, and the code to the shell", async () => {
  expect(await runCommand(["scripts/run.mjs", "backup", "--help"])).toEqual({
    ...{ code: 2, out: "" },
    all: "Usage: npm run backup [-- DIRECTORY]\n",
  });
});
