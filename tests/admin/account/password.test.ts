import { describe, expect, it } from "vitest";
import { run } from "../../faults/store";
import { borrowOffice } from "../../support/office";
import { signInAt } from "../../support/sign-in";
import { firstAdmin } from "../../support/template";

describe("the password screen", () => {
  const { site, post } = borrowOffice();

  const change = (currentPassword: string, newPassword = "Another-Pass-2") =>
    post("/adminpassword", { currentPassword, newPassword });

  it("refuses a sixth try after five wrong current passwords, also the right one, and other admins' logins go on", async () => {
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await change("Wrong-Password-1")).status).toBe(400);
    }
    const refused = await change(firstAdmin.password);
    expect(refused.status).toBe(429);
    expect(refused.text).toContain("Too many wrong passwords");
    for (const event of ["password-change-failed", "password-change-throttled"])
      expect(site.log()).toContain(`"event":"${event}"`);
    await expect(signInAt(site)).resolves.toBeTruthy();
  });

  it("does not count a form that never reached the comparison", async () => {
    run(site, 'DELETE FROM "Throttle"');
    for (let tries = 0; tries < 6; tries += 1) expect((await change("x", "short")).status).toBe(400);
    expect((await change(firstAdmin.password)).status).toBe(302);
  });
});
