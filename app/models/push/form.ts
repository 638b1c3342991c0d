import { z } from "~/models/text/schema";

/** In characters. Push services give addresses of 150 to 600. */
const LONGEST_ENDPOINT = 2000;

const NOT_TAKEN = "The browser gave no address that notifications can be sent to";

/** What a browser says of a subscription (Push API): where messages go, and the keys that only it can read with. */
export const DeviceForm = z.object({
  endpoint: z
    .string(NOT_TAKEN)
    .max(LONGEST_ENDPOINT, NOT_TAKEN)
    .refine((text) => isEndpoint(text), NOT_TAKEN),
  /** A point of P-256, 65 bytes. */
  p256dh: z.string(NOT_TAKEN).regex(/^B[A-P][\w-]{85}$/, NOT_TAKEN),
  /** 16 bytes. */
  auth: z.string(NOT_TAKEN).regex(/^[\w-]{22}$/, NOT_TAKEN),
});

export type DeviceInput = z.output<typeof DeviceForm>;

function isEndpoint(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === "https:" && url.username === "" && url.password === "" && url.hash === "";
}
