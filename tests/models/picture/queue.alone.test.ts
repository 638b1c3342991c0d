import { execFileSync } from "node:child_process";
import sharp from "sharp";
import { expect, it } from "vitest";
import { encodePicture } from "~/models/picture/encoding.server";
import { newId } from "~/models/row/id.server";
import { readStorageFault } from "~/models/row/store-fault.server";

it("of many pictures at a time two are encoded, eight wait and the others are asked to come back", async () => {
  const photo = await sharp({ create: { width: 80, height: 60, channels: 3, background: "#224488" } })
    .jpeg()
    .toBuffer();
  const answers = await Promise.allSettled(Array.from({ length: 14 }, () => encodePicture(photo, newId())));
  const refused = answers.filter((answer) => answer.status === "rejected");
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(9);
  expect(refused.length).toBeGreaterThanOrEqual(4);
  expect(new Set(refused.map(({ reason }) => readStorageFault(reason)?.status))).toEqual(new Set([503]));
  const children = execFileSync("ps", ["-o", "args=", "--ppid", String(process.pid)]).toString();
  expect(children.match(/encoder\.server\.mjs/g)?.length).toBeLessThanOrEqual(2);
});
