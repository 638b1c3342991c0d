import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { env } from "~/env.server";
import { storePicture } from "~/models/picture/write.server";
import { hostilePictures } from "../../attack/hostile-pictures";
import { photo } from "../../attack/picture-bytes";

const uploads = path.resolve(env.UPLOADS_DIR);
const desk = mkdtempSync(path.join(tmpdir(), "pictures-"));
afterAll(() => rmSync(desk, { recursive: true, force: true }));

beforeEach(() => {
  rmSync(uploads, { recursive: true, force: true });
});

describe("refused", () => {
  it.each(hostilePictures.filter(({ says }) => says))("$name", async ({ make, says }) => {
    const bytes = await make();
    const file = path.join(desk, "upload.jpg");
    writeFileSync(file, bytes);
    expect(await storePicture(bytes)).toEqual({ ok: false, message: says });
    expect(await storePicture(file)).toEqual({ ok: false, message: says });
    expect(existsSync(uploads)).toBe(false);
  });

  it("leaves the encoder ready for the next one", async () => {
    await storePicture(Buffer.from("\xff\xd8\xff", "latin1"));
    expect(await storePicture(await photo("jpeg"))).toMatchObject({ ok: true });
  });
});
