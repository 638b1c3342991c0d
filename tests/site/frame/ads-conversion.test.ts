import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { borrowSite } from "../../support/lent-site";
import { fetchPage } from "../../support/page";
import { type Site, startSite } from "../../support/site";

const TARGET = "AW-123456789/AbC-d_E";

describe("the conversion event", () => {
  const plain = borrowSite();
  let advertised: Site;
  beforeAll(async () => {
    advertised = await startSite({ env: { ADS_CONVERSION: TARGET } });
  });
  afterAll(() => advertised.stop());

  it("is not on a page, nor allowed by its policy, while it is not switched on", async () => {
    const { html, headers } = await fetchPage(`${plain.url}/`);
    expect(html).not.toMatch(/googletagmanager|gtag|AW-/);
    expect(headers.get("Content-Security-Policy")).not.toContain("googletagmanager");
  });

  it("is sent on load with the configured target, by scripts that the policy lets run", async () => {
    const { html, headers } = await fetchPage(`${advertised.url}/`);
    const [tag] =
      /<script[^>]*src="https:\/\/www\.googletagmanager\.com\/gtag\/js\?id=AW-123456789"[^>]*>/.exec(html) ??
      [];
    expect(tag).toContain("async");
    expect(html).toContain(`gtag("event","conversion",{send_to:"${TARGET}"})`);
    const [, call = ""] = /<script>(window\.dataLayer[^<]*)<\/script>/.exec(html) ?? [];
    const hash = createHash("sha256").update(call).digest("base64");
    expect(headers.get("Content-Security-Policy")).toContain(`'sha256-${hash}'`);
    expect(headers.get("Content-Security-Policy")).toContain("https://www.googletagmanager.com");
  });
});
