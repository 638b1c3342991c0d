import { describe, expect, it } from "vitest";
import { borrowOffice } from "../../support/office";
import { fetchPage, pick, postForm } from "../../support/page";
import { unset } from "./unset";

describe("what the settings say", () => {
  const { site, open, post } = borrowOffice();

  const save = async (fields: Record<string, string>) => {
    const version = pick((await open("/adminsettings")).html, /name="version" value="([^"]+)"/);
    return post("/adminsettings", { ...unset, ...fields, version });
  };

  it("puts a full stop behind the rule of prices where another sentence follows", async () => {
    const own = { priceRule: "We quote per kg", replyTime: "within two hours" };
    expect((await save(own)).status).toBe(302);
    const { text } = await fetchPage(`${site.url}/search?q=price`);
    expect(text).toContain("We quote per kg. We answer within two hours. Send a list");
    expect((await save({})).status).toBe(302);
  });

  it("offers answers in another language only where it has words of its own", async () => {
    const sent = await postForm(`${site.url}/contact`, {
      ...{ name: "Asha", phone: "98765 43210", message: "Ten HR sheets 2 x 1250 x 2500" },
    });
    expect(sent.status).toBe(302);
    const inbox = async () => (await open("/adminenquiries?q=Asha")).text;
    expect((await save({ otherLanguage: "Hindi" })).status).toBe(302);
    expect(await inbox()).toContain("Answer on WhatsApp");
    expect(await inbox()).not.toContain("in Hindi");
    expect((await save({ otherLanguage: "Hindi", otherGreeting: "नमस्ते {name}," })).status).toBe(302);
    expect(await inbox()).toContain("Answer on WhatsApp in Hindi");
    expect((await save({})).status).toBe(302);
  });

  it("does not offer stainless steel that is not sold", async () => {
    const choose = async () =>
      (await fetchPage(`${site.url}/mildStainless?place=food&coat=no&surface=any&thickness=thin`)).text;
    const own = { notSold: "stainless, brass" };
    expect((await save(own)).status).toBe(302);
    expect(await choose()).toContain("Stainless steel 304 Not sold here.");
    expect((await save({ ...own, alsoSold: "stainless steel" })).status).toBe(302);
    expect(await choose()).not.toContain("Not sold here");
    expect((await save({})).status).toBe(302);
  });
});
