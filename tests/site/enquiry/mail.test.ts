import { createServer, type Server } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fetchPage, pick, postForm } from "../../support/page";
import { type Site, startSite } from "../../support/site";

/** A mail server that takes everything and keeps what it was sent. */
function openMailServer(mails: string[]): Promise<{ server: Server; port: number }> {
  const server = createServer((socket) => {
    let data: string | null = null;
    socket.write("220 test\r\n");
    socket.on("error", () => {});
    socket.setEncoding("utf8").on("data", (text: string) => {
      if (data !== null) {
        data += text;
        if (!data.endsWith("\r\n.\r\n")) return;
        mails.push(data);
        data = null;
        socket.write("250 taken\r\n");
      } else if (/^DATA/i.test(text)) {
        data = "";
        socket.write("354 go on\r\n");
      } else if (/^QUIT/i.test(text)) socket.end("221 bye\r\n");
      else socket.write("250 ok\r\n");
    });
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve({ server, port: typeof address === "object" && address ? address.port : 0 });
    });
  });
}

const mails: string[] = [];
let mailServer: Server;
let site: Site;
beforeAll(async () => {
  const opened = await openMailServer(mails);
  mailServer = opened.server;
  const env = {
    SMTP_URL: `smtp://127.0.0.1:${opened.port}?ignoreTLS=true`,
    ENQUIRY_TO: "desk@example.com",
    PHONE_COUNTRY: "91",
  };
  site = await startSite({ env, sample: false });
});
afterAll(async () => {
  await site.stop();
  mailServer.close();
});

const visitor = {
  name: "Asha Rao",
  phone: "9876543210",
  email: "asha@example.com",
  message: "40 sheets, please",
};

it("mails an enquiry once, with its reference and the sender to answer", async () => {
  const sent = await postForm(`${site.url}/contact`, visitor);
  expect(sent.status).toBe(302);
  await expect.poll(() => mails.length, { timeout: 10_000 }).toBe(1);
  const reference = pick(mails[0] ?? "", /Subject: Enquiry (E-[A-Z2-9]{6}) from Asha Rao/);
  expect(mails[0]).toContain("Reply-To: asha@example.com");
  expect(mails[0]).toContain(`Reference: ${reference}`);
  expect(mails[0]).toContain("Phone: 9876543210");
  expect(mails[0]).toContain("Call: tel:+919876543210");
  expect(mails[0]).toContain("WhatsApp: https://wa.me/919876543210");
  expect(mails[0]).toContain("40 sheets, please");
});

it("takes no line of its header from a visitor", async () => {
  const earlier = mails.length;
  const name = "Asha Rao\r\nBcc: everybody@example.com";
  await postForm(`${site.url}/contact`, { ...visitor, name, message: name });
  await expect.poll(() => mails.length, { timeout: 10_000 }).toBeGreaterThan(earlier);
  for (const mail of mails) {
    const [header = ""] = mail.split(/\r?\n\r?\n/);
    expect(header).not.toMatch(/^Bcc:/im);
  }
});

it("mails no suspected spam", async () => {
  const sent = await postForm(`${site.url}/contact`, {
    ...visitor,
    name: "Robot",
    website: "http://spam.example",
  });
  expect(sent.status).toBe(302);
  await postForm(`${site.url}/contact`, { ...visitor, name: "Person" });
  await expect.poll(() => mails.some((mail) => mail.includes("from Person")), { timeout: 10_000 }).toBe(true);
  expect(mails.some((mail) => mail.includes("Robot"))).toBe(false);
});

it("keeps the enquiry and answers at once when no mail server is there", async () => {
  const alone = await startSite({
    env: { SMTP_URL: "smtp://127.0.0.1:9?ignoreTLS=true", ENQUIRY_TO: "desk@example.com" },
    sample: false,
  });
  try {
    expect((await postForm(`${alone.url}/contact`, visitor)).status).toBe(302);
    await expect.poll(() => alone.log(), { timeout: 10_000 }).toContain("enquiry-mail-failed");
    expect((await fetchPage(`${alone.url}/contact`)).status).toBe(200);
  } finally {
    await alone.stop();
  }
});
