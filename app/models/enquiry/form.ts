import { z } from "zod";
import { optionalLine, optionalText, requiredLine, requiredText } from "~/models/row/text";

export const enquiryStatuses = ["new", "answered", "closed", "spam"] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];

/** A form sent sooner than this after its page was made was not read by a person, in milliseconds. */
export const FASTEST_PERSON_MS = 3_000;

const phone = requiredLine(30, "Please enter your phone number", "Phone").refine(
  (text) => /^[+\d][\d\s().-]*$/.test(text) && (text.match(/\d/g)?.length ?? 0) >= 7,
  { error: "Please enter a phone number of at least 7 digits" },
);

const email = optionalLine(254, "Email").refine(
  (text) => text === null || z.email().safeParse(text).success,
  {
    error: "Please enter an email address such as name@example.com",
  },
);

/** What a visitor types to reach us: the contact form and the enquiry list send the same fields. */
export const ContactForm = z.object({
  name: requiredLine(100, "Please enter your name", "Name"),
  phone,
  email,
  message: requiredText(2000, "Please enter a message", "Message"),
  product: z
    .string()
    .max(24)
    .optional()
    .transform((id) => id || null),
});

/** With sizes on the list, a message is not needed. */
export const EnquiryListForm = ContactForm.extend({ message: optionalText(2000, "Message") });

export type ContactInput = z.output<typeof ContactForm>;

/** One size asked for: mm, pieces, kg. */
export type EnquiryLine = {
  form: "sheet" | "coil";
  thickness: number;
  width: number;
  length: number | null;
  pieces: number | null;
  inner: number | null;
  weightKg: number;
  productName: string | null;
};
