import { once } from "node:events";
import {
  existsSync,
  fstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { takeLock } from "~/models/backup/lock.server.mjs";
import { openDatabase } from "../../scripts/start/database.mjs";
import { rejectOwnedSite } from "../../scripts/start/owner.mjs";
import { checkPlaces, closeToOthers } from "../../scripts/start/places.mjs";
import { isInJournal } from "../../scripts/start/step.mjs";
import { makeRoot, removeRoot, runCommand, runProgram } from "../support/command";
import { runHere } from "./run-here";

/** `npm start` up to the point where it stops or is stopped. */
let root: string;
const taken = createServer();
let takenPort: string;
beforeAll(async () => {
  root = makeRoot();
  writeFileSync(path.join(root, "file"), "");
  taken.listen(0, "127.0.0.1");
  await once(taken, "listening");
  const address = taken.address();
  takenPort = typeof address === "object" ? String(address?.port) : "";
});
afterAll(() => {
  taken.close();
  removeRoot(root);
});

const below = (...parts: string[]) => path.join(root, ...parts);
/** Everything but the packages: they are this repository's, where others work meanwhile. */
const listOwn = () =>
  readdirSync(root)
    .filter((name) => name !== "node_modules" && statSync(below(name)).isDirectory())
    .flatMap((name) => readdirSync(below(name), { recursive: true, encoding: "utf8" }))
    .concat(readdirSync(root));
const good = () => ({ HOST: "127.0.0.1", PORT: "0", DATABASE_URL: "", UPLOADS_DIR: "" });

/** `@` is the repository. */
test.each<[string, variable: string, value: string, line: RegExp]>([
  ["pictures in a file", "UPLOADS_DIR", "@/file", /^UPLOADS_DIR: .*file cannot be written/],
  ["pictures where nobody may write", "UPLOADS_DIR", "/proc/steel", /^UPLOADS_DIR: \/proc\/steel cannot be/],
  ["backups below a file", "BACKUP_DIR", "@/file/backups", /^BACKUP_DIR: .*file\/backups cannot be/],
  ["a database below a file", "DATABASE_URL", "file:@/file/site.db", /^DATABASE_URL: .*file cannot/],
  ["a database that is a folder", "DATABASE_URL", "file:@/scripts", /^DATABASE_URL: .*scripts cannot/],
  ["no database", "DATABASE_URL", "postgres://localhost/steel", /^DATABASE_URL: must be file:/],
  ["a name that is none", "HOST", "not a name", /^HOST: not a name is not an address of this machine/],
])(
  "%s stops all that needs the place with one line, before anything is made",
  async (_, variable, value, line) => {
    const own = { DATABASE_URL: "file:@/site.db", UPLOADS_DIR: "@/uploads", HOST: "127.0.0.1", PORT: "0" };
    for (const [name, text] of Object.entries({ ...own, [variable]: value }))
      vi.stubEnv(name, text.replace("@", root));
    const before = listOwn();
    await expect(checkPlaces()).rejects.toMatchObject({ code: 78, message: expect.stringMatching(line) });
    expect(listOwn()).toEqual(before);
  },
);
afterEach(() => void vi.unstubAllEnvs());

test("a start stops there too, with that line alone", async () => {
  const before = listOwn();
  const env = { ...good(), SESSION_SECRET: "", UPLOADS_DIR: "file/uploads" };
  const { code, all } = await runCommand(["scripts/start.mjs"], { cwd: root, env });
  expect(all).toMatch(/^UPLOADS_DIR: .*file\/uploads cannot be.*\n$/);
  expect(code).toBe(78);
  expect(listOwn()).toEqual(before);
});

const startBy = async (text: string | Buffer, env: Record<string, string | undefined> = {}) => {
  writeFileSync(below(".env"), text);
  const outcome = await runCommand(["scripts/start.mjs"], { cwd: root, env: { ...good(), ...env } });
  rmSync(below(".env"));
  return outcome;
};

test("a variable may stand in .env, quoted, with a comment and behind a mark, and the shell's goes before it", async () => {
  const text = `\uFEFFexport HOST='192.0.2.1' # another machine\r\n# Where\nPORT=${takenPort}\n`;
  expect((await startBy(text, { HOST: undefined })).all).toMatch(/^HOST: 192\.0\.2\.1 is not/);
  expect((await startBy(text, { PORT: undefined })).all).toMatch(new RegExp(`^PORT: ${takenPort} is in use`));
});

test.each([
  [
    "a misspelt name",
    "SITE_ULR=https://steel.example\n",
    ": SITE_ULR: is not a variable of the site; SITE_URL is",
  ],
  [
    "UTF-16 as Windows writes it",
    Buffer.from("\uFEFFSITE_URL=https://steel.example\r\n", "utf16le"),
    " is not a text in UTF-8: save it as UTF-8",
  ],
  [
    "UTF-16 without a mark",
    Buffer.from("SITE_URL=https://steel.example\n", "utf16le"),
    " is not a text in UTF-8: save it as UTF-8",
  ],
])("a .env with %s stops the start with one line", async (_, text, said) => {
  const { code, all } = await startBy(text);
  expect([code, all]).toEqual([78, `${below(".env")}${said}\n`]);
});

test.each<[string, () => void, string]>([
  ["is a folder", () => mkdirSync(below(".env")), "EISDIR"],
  ["cannot be reached, as that of another account", () => symlinkSync(".env", below(".env")), "ELOOP"],
])("a .env that %s stops the start with one line", async (_, make, fault) => {
  make();
  const env = { ...good(), PORT: takenPort };
  const { code, all } = await runCommand(["scripts/start.mjs"], { cwd: root, env });
  rmSync(below(".env"), { recursive: true });
  expect(all).toMatch(new RegExp(`^.*\\.env cannot be read \\(${fault}.*\\)\n$`));
  expect(code).toBe(78);
});

test("a bad variable of another kind does too, before the database is there", async () => {
  const folder = below("data");
  const env = { ...good(), DATABASE_URL: `file:${folder}/site.db`, UPLOADS_DIR: `${folder}/uploads` };
  const { code, all } = await runCommand(["scripts/start.mjs"], {
    env: { ...env, SAMPLE_CONTENT: "perhaps" },
  });
  expect(all).toBe('The site cannot start. SAMPLE_CONTENT: must be on or off, and is "perhaps"\n');
  expect(code).toBe(78);
  expect(existsSync(folder)).toBe(false);
});

test("a start from nothing serves, names its database and stops in order", async () => {
  const folder = below("first data");
  const env = {
    ...good(),
    DATABASE_URL: `file:${folder}/site.db`,
    UPLOADS_DIR: `${folder}/uploads`,
    SAMPLE_CONTENT: "off",
    // Of the desktop that the terminal is a service of.
    JOURNAL_STREAM: "8:12345",
  };
  const { code, out, all } = await runCommand(["scripts/start.mjs"], { env, stopAfter: /^Ready: /m });
  expect(code, all).toBe(0);
  expect(out).toMatch(/^First admin: admin@example\.com with the password \S+ \(shown this once\)$/m);
  expect(out).toMatch(
    /^Ready: http:\/\/127\.0\.0\.1:\d+ \(started in [\d.]+ s, database .*first data\/site\.db\)$/m,
  );
  expect(JSON.parse(out.trim().split("\n").at(-1) ?? "")).toMatchObject({ event: "stop", signal: "SIGTERM" });
  expect(all).not.toMatch(/warning|deprecat/i);
  const open = readdirSync(folder).filter((name) => (statSync(path.join(folder, name)).mode & 0o077) !== 0);
  expect(open).toEqual([]);
});

test.each([1, 2])("a start knows the journal by its own output %i", (output) => {
  const { dev, ino } = fstatSync(output);
  vi.stubEnv("JOURNAL_STREAM", `${dev}:${ino}`);
  expect(isInJournal()).toBe(true);
});

test("what an earlier version left open to others is closed to them", async () => {
  const folder = below("open data");
  mkdirSync(path.join(folder, "uploads"), { recursive: true, mode: 0o755 });
  const files = ["site.db", "site.db-wal", "site.db-owner"].map((name) => path.join(folder, name));
  for (const file of files) writeFileSync(file, "", { mode: 0o644 });
  const env = { DATABASE_URL: `file:${files[0]}`, UPLOADS_DIR: path.join(folder, "uploads") };
  const { all } = await runHere(closeToOthers, env);
  expect(all).toBe("");
  expect(files.map((file) => statSync(file).mode & 0o777)).toEqual([0o600, 0o600, 0o600]);
  expect(statSync(path.join(folder, "uploads")).mode & 0o777).toBe(0o700);
});

test("a site has its owner on a full disk too", async () => {
  const script = `import { takeLock } from "./app/models/backup/lock.server.mjs"; console.log(takeLock("full.db-owner") !== null);`;
  const node = [process.execPath, "--input-type=module", "-e", script];
  const noRoom = ["-c", `ulimit -f 0; exec "$@"`, "sh", ...node];
  const { all } = await runProgram("sh", noRoom, { cwd: root, env: process.env });
  expect(all).toBe("true\n");
});

test("a database that a full disk leaves no room to open may be opened at the next try", async () => {
  const database = openDatabase(below("full.db"));
  database.pragma("journal_mode = WAL");
  database.close();
  const script = `import { askDatabase } from "./scripts/start/database.mjs";
    try { askDatabase((database) => database.pragma("user_version")); } catch ({ code, message }) { console.log(code, message); }`;
  const noRoom = `trap "" XFSZ; ulimit -f 0; exec "$@"`;
  const { all } = await runProgram(
    "sh",
    ["-c", noRoom, "sh", process.execPath, "--input-type=module", "-e", script],
    {
      cwd: root,
      env: { ...process.env, DATABASE_URL: "file:./full.db" },
    },
  );
  expect(all).toMatch(/^1 DATABASE_URL: .*full\.db cannot be read as a database \(/);
});

test.each<[string, (folder: string, file: string) => void]>([
  ["its own name, also when the port is the first one's", () => {}],
  [
    "another name of the file",
    (folder: string, file: string) => symlinkSync(file, path.join(folder, "b.db")),
  ],
  ["another name of its folder", (folder: string) => symlinkSync(folder, path.join(folder, "again"))],
])("a second start on the same database by %s says so", async (name, link) => {
  const folder = below(`data by ${name}`);
  mkdirSync(folder);
  const file = path.join(folder, "site.db");
  link(folder, file);
  const release = takeLock(`${file}-owner`);
  const names = [path.join(folder, "b.db"), path.join(folder, "again", "site.db"), file];
  const other = names.find((each) => existsSync(each)) ?? file;
  const env = { ...good(), DATABASE_URL: `file:${other}`, PORT: takenPort };
  const { code, all } =
    other === file ? await runCommand(["scripts/start.mjs"], { env }) : await runHere(rejectOwnedSite, env);
  release?.();
  expect(all).toContain(`Another process already serves the database ${file}.`);
  expect(code).toBe(78);
});

test("of two first starts at once the one that is refused leaves the other's secrets in .env", async () => {
  const folder = below("raced");
  mkdirSync(folder);
  const database = openDatabase(path.join(folder, "site.db"));
  // The late one has looked for secrets, and waits here until the other has kept its own.
  database.exec(`CREATE TABLE "Setting" ("key", "value"); BEGIN EXCLUSIVE`);
  const own = { DATABASE_URL: `file:${folder}/site.db`, UPLOADS_DIR: `${folder}/uploads` };
  const env = { ...good(), ...own, SESSION_SECRET: undefined };
  const late = runCommand(["scripts/start.mjs"], { cwd: root, env });
  await pause(2_500);
  const kept = `SESSION_SECRET=${"5".repeat(64)}\n`;
  writeFileSync(below(".env"), kept);
  const release = takeLock(path.join(folder, "site.db-owner"));
  database.close();
  const { code, all } = await late;
  release?.();
  expect(all).toContain("Another process already serves the database");
  expect(code).toBe(78);
  expect(readFileSync(below(".env"), "utf8")).toBe(kept);
  rmSync(below(".env"));
});
