import { createTransport, type Transporter } from "nodemailer";
import { env } from "~/env.server";
import { writeLog } from "~/log.server";
import { readFigures } from "~/models/shop/figures";
import { telLink, whatsappLink } from "~/models/shop/phone";
import { formatWeight } from "~/models/steel/measure";
import type { ContactInput, EnquiryLine } from "./form";
import { describeLine } from "./line";

const PATIENCE_MS = 20_000;

const figures = readFigures(env.LOCALE);

let transport: Transporter | null = null;

/** Never fails: a mail that cannot be sent is one line in the log, and the enquiry waits in the inbox all the same. */
export async function mailEnquiry(reference: string, input: ContactInput, lines: EnquiryLine[]) {
  if (!env.SMTP_URL || !env.ENQUIRY_TO) return;
  transport ??= createTransport(env.SMTP_URL, {}) as Transporter;
  try {
    await Promise.race([
      transport.sendMail({
        from: { name: env.COMPANY_NAME, address: env.ENQUIRY_TO },
        to: env.ENQUIRY_TO,
        ...(input.email ? { replyTo: input.email } : {}),
        subject: `Enquiry ${reference} from ${input.name}`,
        text: writeText(reference, input, lines),
      }),
      new Promise((_, reject) => {
        setTimeout(() => reject(new Error("the mail server did not answer in time")), PATIENCE_MS).unref();
      }),
    ]);
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    writeLog({ event: "enquiry-mail-failed", reference, error: words });
  }
}

function writeText(reference: string, input: ContactInput, lines: EnquiryLine[]) {
  const sizes = lines.map((line) => {
    const product = line.productName ? ` (${line.productName})` : "";
    return `- ${line.form} ${describeLine(line)}: ${formatWeight(line.weightKg, figures)}${product}`;
  });
  return [
    `Reference: ${reference}`,
    `Name: ${input.name}`,
    `Phone: ${input.phone}`,
    `Call: ${telLink(input.phone, env.PHONE_COUNTRY)}`,
    `WhatsApp: ${whatsappLink(input.phone, env.PHONE_COUNTRY)}`,
    `Email: ${input.email ?? "not given"}`,
    ...(sizes.length > 0 ? ["", "Sizes:", ...sizes] : []),
    "",
    input.message,
  ].join("\n");
}
