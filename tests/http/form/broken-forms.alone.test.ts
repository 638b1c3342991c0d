import { describe, expect, it } from "vitest";
import { readForm } from "~/http/form/multipart.server";
import { dropIncoming } from "~/models/picture/folder.server";
import { anyHeader, anyText } from "../../support/any-text";
import fc from "../../support/property";

describe("whatever a form says", () => {
  const send = (body: string | Uint8Array<ArrayBuffer>, type: string) =>
    readForm(new Request("http://x/", { method: "POST", headers: { "Content-Type": type }, body }), {
      files: ["file"],
    });
  const expectKnown = async (form: Awaited<ReturnType<typeof send>>) => {
    if (!form.ok) return expect([400, 413, 415]).toContain(form.status);
    for (const { source } of form.files.values()) await dropIncoming(source);
  };
  const part = fc
    .tuple(anyHeader, anyHeader, anyText)
    .map(
      ([name, more, value]) =>
        `--steel\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`,
    );

  it("it is read, or rejected with a status of the contract", async () => {
    await fc.assert(
      fc.asyncProperty(anyText, anyHeader, async (body, type) => {
        await expectKnown(await send(body, "application/x-www-form-urlencoded"));
        await expectKnown(await send(body, "multipart/form-data; boundary=steel"));
        await expectKnown(await send(body, `multipart/form-data; boundary=${type}`));
        await expectKnown(await send(body, type));
      }),
      { numRuns: 150 },
    );
  });

  it("its parts, whole, cut or with turned bits, too", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(part, { maxLength: 6 }),
        fc.nat(),
        fc.nat(),
        fc.nat(7),
        async (parts, cut, at, bit) => {
          const whole = Buffer.from(`${parts.join("")}--steel--\r\n`);
          const turned = Buffer.from(whole);
          turned[at % turned.length] = (turned[at % turned.length] ?? 0) ^ (1 << bit);
          for (const body of [whole, whole.subarray(0, cut % whole.length), turned])
            await expectKnown(await send(new Uint8Array(body), "multipart/form-data; boundary=steel"));
        },
      ),
      { numRuns: 100 },
    );
  });

  it("multipart of many starts of an end is read in time", async () => {
    for (const piece of ["\r\n--stee", "--steel", "\r", "\r\n\r\n", "-"]) {
      const timeOf = async (bytes: number) => {
        const text = piece.repeat(bytes / piece.length);
        const body = `--steel\r\nContent-Disposition: form-data; name="a"\r\n\r\n${text}\r\n--steel--\r\n`;
        const begun = process.cpuUsage();
        await expectKnown(await send(body, "multipart/form-data; boundary=steel"));
        return process.cpuUsage(begun).user / 1000;
      };
      const times: number[] = [];
      for (let round = 0; round < 3; round += 1) times.push(await timeOf(200 * 1024));
      expect(Math.min(...times)).toBeLessThan(200);
    }
  });
});
