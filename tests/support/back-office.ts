import type { Page } from "@playwright/test";
import { firstAdmin } from "./template";

/** Signs the first admin in; the page's own requests carry the session from then on. */
export async function signIn(page: Page) {
  const { email, password } = firstAdmin;
  const answer = await page.request.post("/adminlogin", { form: { email, password }, maxRedirects: 0 });
  if (answer.status() !== 302) throw new Error(`Signing in answered ${answer.status()}`);
}
