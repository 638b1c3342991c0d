import { mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { replyWithFile } from "~/http/file/reply.server";

const request = new Request("http://localhost/");

let file = "";
beforeEach(() => {
  file = path.join(mkdtempSync(path.join(tmpdir(), "file-reply-")), "a.webp");
  writeFileSync(file, Buffer.alloc(1024 * 1024));
});
afterEach(() => rmSync(path.dirname(file), { recursive: true }));

function isOpen() {
  const folder = "/proc/self/fd";
  const targets = readdirSync(folder).map((name) => {
    try {
      return readlinkSync(path.join(folder, name));
    } catch {
      // The folder's own.
      return null;
    }
  });
  return targets.includes(file);
}

describe.runIf(process.platform === "linux")("a file's reply", () => {
  it.each<[string, (reply: Response) => unknown]>([
    ["nobody reads", () => {}],
    ["is given up before it is read", (reply) => reply.body?.cancel()],
    [
      "is given up while it is read",
      async (reply) => {
        const reader = reply.body?.getReader();
        await reader?.read();
        await reader?.cancel();
      },
    ],
    ["is read", (reply) => reply.arrayBuffer()],
  ])("that %s leaves no file open", async (_, use) => {
    const reply = await replyWithFile(request, file, {});
    if (reply) await use(reply);
    await pause(100);
    expect(isOpen()).toBe(false);
  });

  it("is none where there is no file, and a failure where the folder cannot be read", async () => {
    expect(await replyWithFile(request, `${file}.gone`, {})).toBeNull();
    await expect(replyWithFile(request, path.join(file, "x"), {})).rejects.toThrow("ENOTDIR");
  });

  it("fails for its reader alone where the file is gone by then", async () => {
    const reply = await replyWithFile(request, file, {});
    rmSync(file);
    await expect(reply?.text()).rejects.toThrow("ENOENT");
  });
});
