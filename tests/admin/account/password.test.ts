import { beforeAll, describe, expect, it } from "vitest";
import { borrowSite } from "../../support/lent-site";
import { postForm } from "../../support/page";
import { signInAt } from "../../support/sign-in";
import { startSite } from "../../support/site";
import { firstAdmin } from "../../support/template";

const NEW_PASSWORD = "Another-Pass-2";

describe("the password screen", () => {
  const site = borrowSite({ sample: false });
  let cookie: string;
  beforeAll(async () => {
    cookie = await signInAt(site);
  });

  const change = (currentPassword: string) =>
    postForm(`${site.url}/adminpassword`, { currentPassword, newPassword: NEW_PASSWORD }, cookie);

  it("refuses a sixth try after five wrong current passwords, also the right one, and other admins' logins go on", async () => {
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await change("Wrong-Password-1")).status).toBe(400);
    }
    const refused = await change(firstAdmin.password);
    expect(refused.status).toBe(429);
    expect(refused.text).toContain("Too many wrong passwords");
    await expect(signInAt(site)).resolves.toBeTruthy();
  });

  it("does not count a form that never reached the comparison", async () => {
    const fresh = await startSite({ sample: false });
    const own = await signInAt(fresh);
    const send = (currentPassword: string, newPassword: string) =>
      postForm(`${fresh.url}/adminpassword`, { currentPassword, newPassword }, own);
    for (let tries = 0; tries < 6; tries += 1) expect((await send("x", "short")).status).toBe(400);
    expect((await send(firstAdmin.password, NEW_PASSWORD)).status).toBe(302);
    await fresh.stop();
  });
});
