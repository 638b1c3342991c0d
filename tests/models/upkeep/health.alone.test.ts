import { mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { beforeEach, expect, it, vi } from "vitest";
import { db } from "~/db.server";
import { env } from "~/env.server";
import { newId } from "~/models/row/id.server";
import { listNeededTroubles, listTroubles } from "~/models/upkeep/health.server";
import { clearDatabase } from "../../support/database";
import { addEnquiry } from "../enquiry/row";

/** The error of every file that is written now: as on a full disk, the file is there and its content is not. */
const disk = vi.hoisted(() => ({ code: "", free: 50e9, all: 100e9 }));

vi.mock("node:fs/promises", async (original) => {
  const real = await original<typeof import("node:fs/promises")>();
  return {
    ...real,
    writeFile: async (...[file, content]: Parameters<typeof real.writeFile>) => {
      await real.writeFile(file, disk.code ? "" : content);
      if (disk.code) throw Object.assign(new Error(`${disk.code}: not this time`), { code: disk.code });
    },
    statfs: async () => ({ bsize: 1_000, bavail: disk.free / 1_000, blocks: disk.all / 1_000 }),
  };
});

Object.assign(env, { SMTP_URL: "smtp://127.0.0.1:9", ENQUIRY_TO: "desk@example.com" });

const uploads = path.resolve(env.UPLOADS_DIR);
beforeEach(async () => {
  Object.assign(disk, { code: "", free: 50e9, all: 100e9 });
  clearDatabase();
  mkdirSync(uploads, { recursive: true });
  await listTroubles();
  await pause(20);
});

/** What the log says of troubles while `act` runs. */
async function logOf(act: () => Promise<unknown>): Promise<string[]> {
  const lines: string[] = [];
  const spy = vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    lines.push(...String(text).trim().split("\n"));
    return true;
  });
  await act();
  await pause(20);
  spy.mockRestore();
  return lines
    .filter((line) => line.includes('"event":"trouble'))
    .map((line) => {
      const { event, reason } = JSON.parse(line);
      return `${event} ${reason}`;
    });
}

const reasons = async () => (await listTroubles()).map(({ reason }) => reason);

it.each(["ENOSPC", "EDQUOT", "EIO"])("%s leaves nothing of the question behind", async (code) => {
  disk.code = code;
  for (let asked = 0; asked < 3; asked += 1) expect(await listNeededTroubles()).toHaveLength(1);
  expect(readdirSync(uploads)).toEqual([".site"]);
  disk.code = "";
  expect(await listNeededTroubles()).toEqual([]);
  expect(readdirSync(uploads)).toEqual([".site"]);
});

it.each([
  [501e6, 2e9, null],
  [499e6, 2e9, "499 MB of 2 GB"],
  [5.1e9, 100e9, null],
  [4.9e9, 100e9, "4.9 GB of 100 GB"],
  [0, 100e9, "0 MB of 100 GB"],
])("with %d of %d bytes free the disk is nearly full: %s", async (free, all, left) => {
  Object.assign(disk, { free, all });
  const text = `The disk with the database and the pictures is nearly full: ${left} is free.`;
  expect(await listTroubles()).toEqual(left ? [{ reason: "disk", text }] : []);
  expect(await listNeededTroubles()).toEqual([]);
});

it("says that a mail server fails as soon as it does, and that it is over when the mail has left", async () => {
  const now = new Date();
  const mail = { id: newId(), kind: "owner", recipient: "a@b.c", subject: "s", text: "t", messageId: "<m>" };
  const lines = await logOf(async () => {
    const enquiryId = await addEnquiry();
    await db.mail.create({ data: { ...mail, enquiryId, dueAt: now, createdAt: now } });
    expect(await reasons()).toEqual([]);
    await db.mail.update({ where: { id: mail.id }, data: { attempts: 1, error: "Connection refused" } });
    expect(await listTroubles()).toEqual([
      {
        reason: "mail",
        text: "1 email is waiting for the mail server. What they tell of is here all the same. Reason: Connection refused.",
      },
    ]);
    await db.mail.update({ where: { id: mail.id }, data: { attempts: 2 } });
    await listTroubles();
    await db.mail.delete({ where: { id: mail.id } });
    expect(await reasons()).toEqual([]);
  });
  expect(lines).toEqual(["trouble mail", "trouble-over mail"]);
});
