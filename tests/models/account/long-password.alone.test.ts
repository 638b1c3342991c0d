import bcrypt from "bcryptjs";
import { describe, expect, it } from "vitest";
import { newPassword } from "~/models/account/form";
import { comparePassword, hashPassword } from "~/models/account/password.server";

/** As long as a password may be: 72 bytes, in characters of one and of several. */
const longest = ["Aa1".padEnd(72, "x"), `Aa1é${"é".repeat(33)}y`];

/** Of a processor, so that nothing else on the machine is counted. */
async function timeOf(password: string, hash: string | null) {
  const begun = process.cpuUsage();
  expect(await comparePassword(password, hash)).toBe(false);
  return process.cpuUsage(begun).user;
}

describe("a password of 72 bytes", () => {
  it.each(longest)("lets in only whoever types nothing behind it: %s", async (password) => {
    expect(newPassword.safeParse(password).success).toBe(true);
    const hash = bcrypt.hashSync(password, 4);
    expect(await comparePassword(password, hash)).toBe(true);
    for (const more of ["\u0000", "y".repeat(1_000_000)]) {
      expect(await comparePassword(password + more, hash)).toBe(false);
    }
  });

  it("is told from a longer one in the time that a wrong one takes", async () => {
    const hash = await hashPassword("Aa1".padEnd(72, "x"));
    const tooLong = "Aa1".padEnd(73, "x");
    expect(await comparePassword("Aa1".padEnd(72, "x"), hash)).toBe(true);
    for (const known of [hash, null]) {
      const wrong = await timeOf("Wrong-Word-1", known);
      const longer = await timeOf(tooLong, known);
      expect(longer).toBeGreaterThan(wrong / 2);
      expect(longer).toBeLessThan(wrong * 2);
    }
  });

  it("is the most that may be set, whatever else is wrong with it", () => {
    const messages = newPassword.safeParse("a".repeat(73)).error?.issues.map(({ message }) => message);
    expect(messages).toEqual(["Password must be at most 72 bytes"]);
  });
});
